package import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline

/// The sources of plugins that lie in a project, beside the app that links them.
package enum PluginSources {
  /// How deep in a project plugins are found.
  private static let searched = 2

  /// The folders in which the plugins of a project are built: in its own folder, if that has the sources of one, and in those of
  /// the folders inside, and inside of these, that do.
  ///
  /// - Parameter folder: a folder of the project.
  package static func buildFolders(inProjectAround folder: String) -> [String] {
    folders(in: root(ofProjectAround: folder), depth: searched).map { "\($0)/build" }
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
      help(inProjectOf: place.file.name) { contains(animator: id, sources: $0) }
    }
  }

  /// What to do to use the project's own plugin that has a preset; nil if there is none.
  ///
  /// - Parameter file: a file in the project.
  package static func help(forPreset id: String, named file: String) -> String? {
    help(inProjectOf: file) { folder in
      FileStamp.of(YAMLFileName.path(of: id, in: "\(folder)/\(PluginFile.presetsFolder)")) != nil
    }
  }

  /// What to do to use a plugin with these sources.
  ///
  /// - Parameter root: the project's folder.
  private static func help(forSources folder: String, in root: String) -> String {
    let shown = folder.printable
    let isFound = folders(in: root, depth: searched).contains(folder)
    let option = isFound ? "" : ", and name it: '--plugin-path \(shown)/build'"
    return FileStamp.of("\(folder)/build") == nil || !isFound
      ? "build the plugin that has it: 'make -C \(shown)'\(option)"
      : "build the plugin that has it again: 'make -C \(shown)'; 'segue plugins list' shows its status"
  }

  private static func root(ofProjectAround folder: String) -> String {
    let up = folder.isEmpty ? "" : "\(folder)/"
    return FileSystem.normalized("\(up)\(Project(around: folder).root).")
  }

  /// The help for the first sources in the project of a file that fit.
  private static func help(
    inProjectOf file: String, where fits: (String) -> Bool
  ) -> String? {
    let root = root(ofProjectAround: FileSystem.folder(of: file))
    return folders(in: root, depth: searched + 2).first(where: fits).map {
      help(forSources: $0, in: root)
    }
  }

  /// The folders with sources of plugins: a folder itself, and those in it.
  ///
  /// - Parameter depth: how deep to look.
  private static func folders(in folder: String, depth: Int) -> [String] {
    // A built plugin has a manifest, too.
    if folder.hasSuffix(PluginFile.folderSuffix) { return [] }
    if FileStamp.of("\(folder)/\(PluginFile.name)") != nil { return [folder] }
    guard depth > 0 else { return [] }
    let entries = (try? OpenFolder(folder).entries()) ?? []
    return entries.filter {
      [.folder, .unknown].contains($0.kind) && !Project.isFolderOfTools($0.name)
    }
    .map(\.name).sorted()
    .flatMap { folders(in: folder == "." ? $0 : "\(folder)/\($0)", depth: depth - 1) }
  }

  private static func contains(animator id: String, sources folder: String) -> Bool {
    let path = "\(folder)/\(PluginFile.name)"
    guard let bytes = try? FileBytes.read(path, limit: PluginFile.maxBytes) else { return false }
    var reader = YAMLReader()
    let manifest = PluginFile.read(SourceFile(name: path, bytes: bytes), with: &reader).manifest
    return manifest?.animators.contains { $0.description.id == id } == true
  }
}
