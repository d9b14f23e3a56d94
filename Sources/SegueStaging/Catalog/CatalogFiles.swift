import SegueCatalog
package import SegueDiagnostics
package import SegueScenes
import SegueSystem
import SegueYAML
private import Synchronization

/// The files of a catalog that are not presets: gestures, scenarios and scenes, each kind in its own folder.
package struct CatalogFiles {
  /// The kind of file; its folder has the plural name.
  package enum Kind: String {
    case gesture, scenario, scene
  }

  package let kind: Kind
  /// The folders of the catalog, in search order.
  package let folders: [String]
  /// The folder that paths are relative to; empty for the current directory of the process.
  package var currentFolder = ""

  package init(_ kind: Kind, in folders: [String], currentFolder: String = "") {
    self.kind = kind
    self.folders = folders
    self.currentFolder = currentFolder
  }

  /// The file with a path or, without a folder and a suffix, with an id.
  package func file(_ name: String) throws(StagingError) -> SourceFile {
    guard name.contains("/") || YAMLFileName.stem(of: name) != nil else {
      return try file(ofID: name)
    }
    let isRelative = !currentFolder.isEmpty && !name.hasPrefix("/")
    if let file = try file(at: isRelative ? "\(currentFolder)/\(name)" : name) { return file }
    throw StagingError(
      .notFound, "the file \(name) does not exist",
      help: "use the id of a \(kind) in the catalog, such as '\(ids.first ?? "an-id")'")
  }

  /// The file with an id, from the first folder that contains one.
  package func file(ofID id: String) throws(StagingError) -> SourceFile {
    for folder in places {
      for suffix in YAMLFileName.suffixes {
        if let file = try file(at: "\(folder)/\(id)\(suffix)") { return file }
      }
    }
    throw StagingError(.notFound, "there is no \(kind) '\(id)'", help: help(for: id))
  }

  /// The sorted ids of all files; missing folders are empty.
  package var ids: [String] {
    let paths = places.flatMap { (try? YAMLFiles(at: $0).paths) ?? [] }
    return Set(paths.map { PresetFile(path: $0).stem }).sorted()
  }

  private var places: [String] { folders.map { "\($0)/\(kind)s" } }

  /// The file at a path; nil if it does not exist.
  private func file(at path: String) throws(StagingError) -> SourceFile? {
    do throws(SystemFailure) {
      return SourceFile(name: path, bytes: try FileBytes.read(path, limit: YAMLLimits().fileSize))
    } catch {
      if error.isMissing { return nil }
      throw StagingError(.unreadable, error.description)
    }
  }

  /// The number of similar names that a message lists.
  private static let fewNames = 6

  /// Suggests a file of that name here, or similar names: one with a similar spelling, and those that share a word.
  private func help(for name: String) -> String {
    if let file = fileHere(name) { return "there is a file '\(file)' here: write its whole name" }
    let ids = ids
    if ids.isEmpty { return "Segue looks for \(kind)s in \(places.joined(separator: ", "))" }
    let words = Set(name.split(separator: "-"))
    let nearest = NearestName.find(name, among: ids)
    let related = ids.filter { $0 != nearest && !words.isDisjoint(with: $0.split(separator: "-")) }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let near = ([nearest].compactMap { $0 } + related).prefix(Self.fewNames)
    if near.count == 1 { return "there is a \(kind) with a similar name: '\(near[0])'" }
    return near.isEmpty
      ? "available \(kind)s: \(ids.joined(separator: ", "))"
      : "similar \(kind)s: \(near.joined(separator: ", ")); 'segue list \(kind)s' lists all"
  }

  /// The YAML file in the current folder that has a name as an id.
  private func fileHere(_ name: String) -> String? {
    YAMLFileName.suffixes.lazy.map { name + $0 }
      .first { FileStamp.of(currentFolder.isEmpty ? $0 : "\(currentFolder)/\($0)") != nil }
  }
}

extension CatalogFiles {
  /// The recorded gesture with a path or id.
  package func gesture(_ name: String) throws(StagingError) -> RecordedGesture {
    let file = try file(name)
    var reader = YAMLReader()
    let (gesture, diagnostics) = GestureFile.read(file, with: &reader)
    if let gesture { return gesture }
    let id = PresetFile(path: file.name).stem
    throw StagingError(
      .invalid, "the gesture '\(id)' has errors:\n\(diagnostics.text(.oneLine))")
  }
}

extension CatalogFiles {
  package func scene(_ id: String) throws(StagingError) -> Scene {
    let file = try file(ofID: id)
    if let (known, scene) = decodedScenes.withLock({ $0[file.name] }), known == file {
      return scene
    }
    var reader = YAMLReader()
    let (scene, diagnostics) = SceneFile.read(file, with: &reader)
    guard let scene else {
      throw StagingError(
        .invalid, "the scene '\(id)' has errors:\n\(diagnostics.text(.oneLine))")
    }
    decodedScenes.withLock { $0[file.name] = (file, scene) }
    return scene
  }
}

/// The latest scene of each file, since a gallery asks for the same few thousands of times.
private let decodedScenes = Mutex<[String: (file: SourceFile, scene: Scene)]>([:])
