package import SegueSystem

/// The YAML files below a path.
package enum YAMLFiles {
  /// The maximum folder depth, which also stops link cycles.
  private static let depthLimit = 16

  /// Returns the path itself for a file; for a folder, every `.yaml` file below it, in order.
  ///
  /// - Throws: If the path, or a folder below it, cannot be read.
  package static func paths(at path: String) throws(SystemFailure) -> [String] {
    guard FileStamp.of(path) != nil else { throw .last(path) }
    do {
      return try files(in: OpenFolder(path), depth: 0)
    } catch {
      if error.isNotAFolder { return [path] }
      throw error
    }
  }

  private static func files(
    in folder: borrowing OpenFolder, depth: Int
  ) throws(SystemFailure) -> [String] {
    guard depth < depthLimit else { return [] }
    var paths: [String] = []
    for (name, listed) in try folder.entries() {
      let kind = listed == .unknown ? folder.kind(of: name) : listed
      if kind == .folder, !(depth == 0 && CatalogFolder.generatedFolders.contains(name)) {
        paths += try files(in: OpenFolder(name, in: folder), depth: depth + 1)
      } else if kind != .folder, name.hasSuffix(".yaml") {
        paths.append(folder.path(of: name))
      }
    }
    return paths
  }
}
