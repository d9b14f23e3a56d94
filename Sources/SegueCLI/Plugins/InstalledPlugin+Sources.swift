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

extension LoadedCatalog {
  /// The plugins that presets belong to or have animators of, each once.
  func plugins(of presets: [Preset]) -> [InstalledPlugin] {
    let offered = plugins.collection.offered
    guard !offered.isEmpty else { return [] }
    let facts = presets.flatMap { preset in
      preset.operations.map { OperationFacts($0, of: preset, in: registry) }
    }
    let ids = Set(
      OperationFacts.animatorsToRegister(of: facts).map(\.pluginID)
        + presets.compactMap { plugins.collection.owner(of: $0)?.id })
    return offered.filter { ids.contains($0.id) }
  }

  /// The plugins of some presets whose folders were not named, so that no other machine need have them.
  func unnamedPlugins(of presets: [Preset]) -> [InstalledPlugin] {
    plugins(of: presets).filter { $0.place.reason != .option }
  }

  /// The plugins of some presets that are older than their sources, in words, with the command that builds them; and whether a
  /// preset differs from the one in the plugin.
  func stalePlugins(
    of presets: [Preset], in environment: CommandEnvironment
  ) -> [(message: String, help: String, isCertain: Bool)] {
    plugins(of: presets).compactMap { plugin in
      let changed = plugin.changedPreset
      return (changed ?? plugin.newerSource).map { file in
        (
          "\(environment.shortened(file).printable) \(changed == nil ? "is newer than" : "differs from the one in") \(plugin.title.printable), which was built from it",
          "run 'make -C \(environment.shortened(plugin.sourceFolder).printable)'", changed != nil
        )
      }
    }
  }
}
