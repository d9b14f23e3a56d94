import SegueCatalog
public import SegueDiagnostics

/// The manifests of plugins: the file `plugin.yaml` of a folder `NAME.segueplugin`.
public enum PluginFile {
  /// The name of a manifest in a plugin's folder.
  public static let name = "plugin.yaml"
  /// How the name of a plugin's folder ends.
  public static let folderSuffix = ".segueplugin"
  /// The folder of a plugin's presets in its own.
  public static let presetsFolder = "presets"
  /// How large a manifest may be, in bytes.
  public static let mostBytes = 1 << 20

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - file: the file; where it lies in a folder `NAME.segueplugin`, the plugin's id has to be that name.
  ///   - reader: the reader, whose memory is used again.
  /// - Returns: the manifest, if nothing is wrong with the file, and what is.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (manifest: PluginManifest?, diagnostics: Diagnostics) {
    let (root, diagnostics) = format.read(file, with: &reader)
    guard let root else { return (nil, diagnostics) }
    var decoder = PluginDecoder(diagnostics: diagnostics)
    let manifest = decoder.manifest(root)
    return (decoder.diagnostics.hasErrors ? nil : manifest, decoder.diagnostics)
  }
}

/// What can be wrong with a manifest beyond its form.
extension Diagnostic.Code {
  /// The id is not the name of the folder.
  package static let pluginIsNotFolderName: Self = "plugin/id-is-not-folder-name"
  /// Two animators have the same id.
  package static let duplicateAnimator: Self = "plugin/duplicate-animator"
  /// An animator has an id that means something else.
  package static let reservedAnimator: Self = "plugin/reserved-animator"
  /// Code without an interface or a library, or the other way round.
  package static let halfCode: Self = "plugin/half-code"
  /// A range of versions that no version lies in.
  package static let emptyRange: Self = "plugin/empty-range"
  /// A path leads out of the plugin's folder.
  package static let pathLeavesFolder: Self = "plugin/path-leaves-folder"
  /// A license that is no SPDX expression.
  package static let badLicense: Self = "plugin/bad-license"
  /// A license that the SPDX list does not have.
  package static let unknownLicense: Self = "plugin/unknown-license"
  /// A license under a name that the SPDX list has given up.
  package static let deprecatedLicense: Self = "plugin/deprecated-license"
}
