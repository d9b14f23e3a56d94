package import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline

/// The sources of plugins that lie in a project, beside the app that links them.
package enum PluginSources {
  /// What to do where an animator of a preset is missing: the plugin of the project that has it, or else what a plugin needs.
  package static func advice(onAnimator id: String, of preset: Preset) -> String {
    help(forAnimator: id, of: preset)
      ?? "if a plugin has the animator '\(id.printable)', name the folder around it with --plugin-path; 'segue plugins list' lists those that are found"
  }

  /// What to do to use the project's own plugin that has an animator; nil if there is none.
  package static func help(forAnimator id: String, of preset: Preset) -> String? {
    preset.place.flatMap { place in
      folders(inProjectOf: place.file.name).first { contains(animator: id, sources: $0) }
    }.flatMap(PluginFile.help(forFolder:))
  }

  /// What to do to use the project's own plugin that has a preset; nil if there is none.
  static func help(forPreset id: String, named file: String) -> String? {
    folders(inProjectOf: file).first { folder in
      FileStamp.of(YAMLFileName.path(of: id, in: "\(folder)/\(PluginFile.presetsFolder)")) != nil
        && FileStamp.of("\(folder)/\(PluginFile.name)") != nil
    }.flatMap(PluginFile.help(forFolder:))
  }

  /// The folders in the project of a file.
  private static func folders(inProjectOf file: String) -> [String] {
    let folder = FileSystem.folder(of: file)
    let up = folder.isEmpty ? "" : "\(folder)/"
    let root = FileSystem.normalized("\(up)\(Project(around: folder).root).")
    let names = ((try? OpenFolder(root).entries()) ?? []).map(\.name).sorted()
    return names.map { root == "." ? $0 : "\(root)/\($0)" }
  }

  private static func contains(animator id: String, sources folder: String) -> Bool {
    let path = "\(folder)/\(PluginFile.name)"
    guard let bytes = try? FileBytes.read(path, limit: PluginFile.maxBytes) else { return false }
    var reader = YAMLReader()
    let manifest = PluginFile.read(SourceFile(name: path, bytes: bytes), with: &reader).manifest
    return manifest?.animators.contains { $0.description.id == id } == true
  }
}
