package import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline

/// The sources of plugins that lie in a project, beside the app that links them.
package enum PluginSources {
  /// The folders in which the plugins of a project are built: in its own folder, if that has the sources of one, and in the folders
  /// directly inside that do.
  ///
  /// - Parameter root: the project's folder.
  package static func buildFolders(inProject root: String) -> [String] {
    folders(inProject: root).map { "\($0)/build" }
  }

  /// The file that a plugin's preset would have been built from: `swing/presets/a.yaml` for
  /// `swing/build/swing.segueplugin/presets/a.yaml`; nil for other files.
  package static func source(ofPreset path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[parts.count - 3].hasSuffix(PluginFile.folderSuffix),
      parts[parts.count - 4] == "build"
    else { return nil }
    return (parts.dropLast(4) + parts.suffix(2)).joined(separator: "/")
  }

  /// What to do where an animator of a preset is missing: the plugin of the project that has it, or else what a plugin needs.
  package static func advice(onAnimator id: String, of preset: Preset) -> String {
    help(forAnimator: id, of: preset) ?? advice(onAnimator: id)
  }

  /// What to do where no plugin of the project has an animator.
  static func advice(onAnimator id: String) -> String {
    "if a plugin has the animator '\(id.printable)', name the folder around it with --plugin-path; 'segue plugins list' lists those that are found"
  }

  /// What to do to use the project's own plugin that has an animator; nil if there is none.
  package static func help(forAnimator id: String, of preset: Preset) -> String? {
    preset.place.flatMap { place in
      folders(inProjectOf: place.file.name).first { contains(animator: id, sources: $0) }
    }.map(help(forSources:))
  }

  /// What to do to use the project's own plugin that has a preset; nil if there is none.
  ///
  /// - Parameter file: a file in the project.
  package static func help(forPreset id: String, named file: String) -> String? {
    folders(inProjectOf: file).first { folder in
      FileStamp.of(YAMLFileName.path(of: id, in: "\(folder)/\(PluginFile.presetsFolder)")) != nil
    }.map(help(forSources:))
  }

  private static func help(forSources folder: String) -> String {
    let shown = folder.printable
    return FileStamp.of("\(folder)/build") == nil
      ? "build the plugin that has it: 'make -C \(shown)'"
      : "build the plugin that has it again: 'make -C \(shown)'; 'segue plugins list' shows its status"
  }

  private static func folders(inProjectOf file: String) -> [String] {
    let folder = FileSystem.folder(of: file)
    let up = folder.isEmpty ? "" : "\(folder)/"
    return folders(inProject: "\(up)\(Project(around: folder).root).")
  }

  private static func folders(inProject root: String) -> [String] {
    let root = FileSystem.normalized(root)
    let names = ((try? OpenFolder(root).entries()) ?? []).map(\.name).sorted()
    let inside = names.map { root == "." ? $0 : "\(root)/\($0)" }
    // A built plugin has a manifest, too.
    return ([root] + inside).filter {
      !$0.hasSuffix(PluginFile.folderSuffix) && FileStamp.of("\($0)/\(PluginFile.name)") != nil
    }
  }

  private static func contains(animator id: String, sources folder: String) -> Bool {
    let path = "\(folder)/\(PluginFile.name)"
    guard let bytes = try? FileBytes.read(path, limit: PluginFile.maxBytes) else { return false }
    var reader = YAMLReader()
    let manifest = PluginFile.read(SourceFile(name: path, bytes: bytes), with: &reader).manifest
    return manifest?.animators.contains { $0.description.id == id } == true
  }
}
