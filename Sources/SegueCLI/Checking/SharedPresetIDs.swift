import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The preset files of other catalogs and plugins with the same ids as checked presets; only one of each id is used.
struct SharedPresetIDs {
  private let files: [String: [PresetFile]]
  /// The folders of the catalogs.
  private let catalogs: [String]

  /// - Parameters:
  ///   - folders: the catalogs, in search order.
  ///   - plugins: the presets of plugins, in search order.
  init(_ folders: [CatalogFolder], _ plugins: [PresetFile]) {
    files = Dictionary(grouping: folders.flatMap(\.files) + plugins, by: \.stem)
    catalogs = folders.map(\.path)
  }

  /// A diagnostic about a checked preset; nil if no other file has its id.
  func diagnostic(of preset: Preset) -> Diagnostic? {
    guard let place = preset.place, let identity = FileStamp.of(place.file.name)?.identity else {
      return nil
    }
    let all = (files[preset.id] ?? []).filter {
      PluginSources.source(ofPreset: $0.path).flatMap { FileStamp.of($0)?.identity } != identity
    }
    let position = all.firstIndex { FileStamp.of($0.path)?.identity == identity }
    guard let other = all.indices.first(where: { $0 != position }).map({ all[$0] }) else {
      return nil
    }
    let (id, path) = (preset.id, other.path.printable)
    let isPlugins =
      place.file.name.split(separator: "/").dropLast().last.map(String.init)
      == PluginFile.presetsFolder
    if let position, position > 0 {
      return hidden(
        "'\(id)' is not used, but \(path), which has the same id and is searched first", place)
    }
    if position == nil, isPlugins, isInCatalog(other) {
      return hidden(
        "'\(id)' of a plugin is not used where the catalog with \(path) is searched, which has the same id",
        place)
    }
    let use = position == nil ? ", if its catalog is searched first" : ""
    return Diagnostic(
      .note, .shadowedPreset, "'\(id)' is used in place of \(path), which has the same id\(use)",
      at: place, help: "choose another id, unless you want that")
  }

  private func hidden(_ message: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .shadowedPreset, message, at: place,
      help: "give it an id of its own, and its file the same name")
  }

  private func isInCatalog(_ file: PresetFile) -> Bool {
    catalogs.contains { file.path.hasPrefix("\($0)/") }
  }
}
