import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueYAML

/// The sources of a plugin, as 'segue plugins new' lays them out: around the folder `build`.
extension InstalledPlugin {
  var sourceFolder: String { FileSystem.folder(of: FileSystem.folder(of: realFolder)) }

  /// Whether the sources are there.
  var hasSources: Bool { FileStamp.of("\(sourceFolder)/\(PluginFile.name)") != nil }

  /// A source that was changed after the plugin was built; nil if there is none.
  var newerSource: String? {
    guard hasSources, let built = FileStamp.of("\(folder)/\(PluginFile.name)") else { return nil }
    return sources.first { file in
      FileStamp.of(file).map { $0.modified > built.modified } ?? false
    }
  }

  /// A preset that differs from the copy in the plugin; nil if there is none.
  ///
  /// The times of files say less: those of a new clone are newer than a build that was kept.
  var changedPreset: String? {
    guard hasSources else { return nil }
    return sources.first { file in
      guard let name = file.split(separator: "/").last,
        file == "\(sourceFolder)/\(PluginFile.presetsFolder)/\(name)"
      else { return false }
      let limit = YAMLLimits().fileSize
      let copy = try? FileBytes.read("\(folder)/\(PluginFile.presetsFolder)/\(name)", limit: limit)
      return (try? FileBytes.read(file, limit: limit)) != copy
    }
  }

  /// What was changed since the plugin was built, in words, and what builds it again; nil if nothing was.
  func staleness(in environment: CommandEnvironment) -> Staleness? {
    let changed = changedPreset
    guard let file = changed ?? newerSource else { return nil }
    let relation = changed == nil ? "is newer than" : "differs from the one in"
    return Staleness(
      message:
        "\(environment.shortened(file).printable) \(relation) \(title.printable), which was built from it",
      help: "run 'make -C \(environment.shortened(sourceFolder).printable)'",
      changesPresets: changed != nil)
  }

  struct Staleness {
    let message: String
    let help: String
    /// Whether a preset differs; otherwise a file is only newer.
    let changesPresets: Bool
  }

  /// The language of the plugin, if it is one whose plugins an app cannot link.
  var unlinkableLanguage: String? {
    let files = hasSources ? sources.filter { !$0.hasSuffix("/Package.swift") } : []
    func has(_ suffix: String) -> Bool { files.contains { $0.hasSuffix(suffix) } }
    return has(".c") ? nil : has(".swift") ? "Swift" : has(".rs") ? "Rust" : nil
  }

  /// The files that a plugin's Makefile builds from.
  private var sources: [String] {
    ["", "/\(PluginFile.presetsFolder)"].flatMap { part -> [String] in
      let names = (try? OpenFolder(sourceFolder + part).entries().map(\.name)) ?? []
      return names.filter { name in Self.suffixes.contains { name.hasSuffix($0) } }.sorted()
        .map { "\(sourceFolder)\(part)/\($0)" }
    }
  }

  private static let suffixes = [
    ".yaml", ".c", ".h", ".cc", ".cpp", ".m", ".swift", ".rs", ".zig", ".go",
  ]
}

extension PluginCollection {
  /// The plugins that presets belong to or have animators of, each once.
  func plugins(of presets: [Preset], in registry: Registry) -> [InstalledPlugin] {
    guard !offered.isEmpty else { return [] }
    let facts = presets.flatMap { preset in
      preset.operations.map { OperationFacts($0, of: preset, in: registry) }
    }
    let ids = Set(
      OperationFacts.animatorsToRegister(of: facts).map(\.pluginID)
        + presets.compactMap { owner(of: $0)?.id })
    return offered.filter { ids.contains($0.id) }
  }
}

extension LoadedCatalog {
  /// The plugins that presets belong to or have animators of, each once.
  func plugins(of presets: [Preset]) -> [InstalledPlugin] {
    plugins.collection.plugins(of: presets, in: registry)
  }
}
