import Foundation

/// The folder of a target's presets, and what the generator reads in it.
struct CatalogLocation {
  /// The folder.
  let folder: URL

  /// Finds the first of some folders that has a folder `catalog`.
  init(in folders: [URL]) throws {
    let candidates = folders.map { $0.appending(path: "catalog") }
    guard let folder = candidates.first(where: { Self.isFolder($0) }) else {
      throw CatalogNotFound(places: candidates)
    }
    self.folder = folder
  }

  /// Its YAML files, and its folders, which change when a file is added or removed.
  var inputs: [URL] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let items = (walk?.compactMap { $0 as? URL } ?? []).filter {
      ["yaml", "yml"].contains($0.pathExtension) || Self.isFolder($0)
    }
    return ([folder] + items).sorted { $0.path() < $1.path() }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}

/// A target without presets.
struct CatalogNotFound: Error, CustomStringConvertible {
  let places: [URL]

  var description: String {
    let paths = places.map { $0.path(percentEncoded: false) }.joined(separator: ", ")
    return "there is no catalog; searched: \(paths). Put presets into one of them, such as "
      + "catalog/custom/my-push.yaml"
  }
}
