import SegueCatalog
public import SegueDiagnostics
import SegueSystem

/// The manifests of plugins: the file `plugin.yaml` of a folder `NAME.segueplugin`.
public enum PluginFile {
  /// The name of a manifest in a plugin's folder.
  public static let name = "plugin.yaml"
  /// The suffix of a plugin folder's name.
  public static let folderSuffix = ".segueplugin"
  /// The presets subfolder of a plugin's folder.
  public static let presetsFolder = "presets"
  /// The maximum size of a manifest, in bytes.
  public static let maxBytes = 1 << 20

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - file: the file; if it lies in a folder `NAME.segueplugin`, that name must be the plugin's
  /// id.
  ///   - reader: the reader, whose memory is reused.
  ///   - builtIn: the ids of Segue's own animators, of which a warning is given; none by default.
  /// - Returns: the manifest, if there are no problems, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader, builtIn: Set<String> = []
  ) -> (manifest: PluginManifest?, diagnostics: Diagnostics) {
    format.read(file, with: &reader).decoded { root in
      var decoder = PluginDecoder(builtIn: builtIn)
      let manifest = decoder.manifest(root)
      return (manifest, decoder.diagnostics)
    }
  }
}

extension PluginFile {
  /// Advice for a folder that was taken for a catalog but is a plugin, the sources of one, or contains plugins; nil for
  /// others.
  package static func help(forFolder path: String) -> String? {
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let shown = folder.printable
    guard FileStamp.of("\(folder)/\(name)") != nil else {
      let entries = (try? OpenFolder(folder).entries()) ?? []
      return entries.contains { $0.name.hasSuffix(folderSuffix) }
        ? "'\(shown)' is a folder of plugins: name it with '--plugin-path \(shown)'" : nil
    }
    guard folder.hasSuffix(folderSuffix) else {
      return
        "'\(shown)' has the sources of a plugin: 'make -C \(shown)' builds it; outside of its project, '--plugin-path \(shown)/build' finds it"
    }
    let parent = folder.lastIndex(of: "/").map {
      $0 == folder.startIndex ? "/" : String(folder[..<$0])
    }
    return
      "'\(shown)' is a plugin: '--plugin-path \((parent ?? ".").printable)', the folder around it, finds its animators and presets"
  }
}

/// Diagnostic codes for manifests, beyond the schema.
extension Diagnostic.Code {
  /// The id differs from the folder name.
  package static let pluginIsNotFolderName: Self = "plugin/id-is-not-folder-name"
  /// Two animators have the same id.
  package static let duplicateAnimator: Self = "plugin/duplicate-animator"
  /// An animator has a reserved id.
  package static let reservedAnimator: Self = "plugin/reserved-animator"
  /// An animator has the id of one of Segue's own.
  package static let builtInAnimator: Self = "plugin/built-in-animator"
  /// Code without an interface or a library, or an interface or library without code.
  package static let halfCode: Self = "plugin/half-code"
  /// An empty range of versions.
  package static let emptyRange: Self = "plugin/empty-range"
  /// A path leads out of the plugin's folder.
  package static let pathLeavesFolder: Self = "plugin/path-leaves-folder"
  /// A license that is not an SPDX expression.
  package static let badLicense: Self = "plugin/bad-license"
  /// A license that is not a common one.
  package static let unknownLicense: Self = "plugin/unknown-license"
}
