import SegueCatalog
import SegueYAML

/// Finds recorded gestures: files that the user names, and those of the catalogue.
struct GestureFinder {
  /// The folders of the catalogue, in search order.
  let folders: [String]
  /// The folder that paths are relative to; empty for the process's own.
  var currentFolder = ""

  /// The gesture of a file or, without a folder and a suffix, of an id.
  func gesture(_ name: String) throws(CommandFailure) -> RecordedGesture {
    if name.contains("/") || name.hasSuffix(".yaml") {
      let isRelative = !currentFolder.isEmpty && !name.hasPrefix("/")
      return try read(isRelative ? "\(currentFolder)/\(name)" : name)
    }
    for path in paths where Self.id(path) == name { return try read(path) }
    throw CommandFailure(.notFound, "there is no gesture '\(name)'", help: help(for: name))
  }

  /// The ids of the catalogue's gestures, in order.
  var ids: [String] { Set(paths.map(Self.id)).sorted() }

  /// The files of gestures in the catalogue, in search order; folders without any have none.
  private var paths: [String] {
    folders.flatMap { (try? YAMLFiles.paths(at: "\($0)/gestures")) ?? [] }
  }

  private static func id(_ path: String) -> String {
    PresetFile(path: path).stem
  }

  private func read(_ path: String) throws(CommandFailure) -> RecordedGesture {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
    } catch {
      throw CommandFailure(
        .inputOutput, error.description,
        help: "'--gesture' takes a file, or the id of a gesture: \(Self.listing(ids))")
    }
    var reader = YAMLReader()
    let (gesture, diagnostics) = GestureFile.read(
      SourceFile(name: path, bytes: bytes), with: &reader)
    if let gesture { return gesture }
    throw CommandFailure(
      .checkFailed, "the gesture '\(Self.id(path))' cannot be used:\n\(diagnostics.text(.oneLine))")
  }

  /// The gestures that may have been meant: one that is spelt alike, and those of the same kind.
  private func help(for name: String) -> String {
    let ids = ids
    let kind = name.prefix { $0 != "-" }
    let nearest = NearestName.find(name, among: ids)
    let near = [nearest].compactMap { $0 } + ids.filter { $0.hasPrefix(kind) && $0 != nearest }
    if ids.isEmpty {
      return
        "gestures are looked for in \(folders.map { "\($0)/gestures" }.joined(separator: ", "))"
    }
    return near.isEmpty || kind.isEmpty
      ? "the gestures are \(Self.listing(ids))" : "the nearest are \(Self.listing(near))"
  }

  private static func listing(_ names: [String]) -> String { names.joined(separator: ", ") }
}
