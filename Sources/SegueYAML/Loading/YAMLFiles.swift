package import SegueSystem

/// The YAML files below a path.
package struct YAMLFiles {
  /// The maximum folder depth.
  private static let depthLimit = 16

  /// The files, in order.
  package private(set) var paths: [String] = []
  /// Files that are not read only because of capitals in their suffix, such as `fade.YAML`.
  package private(set) var misspelled: [String] = []
  /// The folders that could not be read.
  package private(set) var failures: [SystemFailure] = []
  /// The folders on the way, each of which is read once: links can form cycles.
  private var seen: Set<FileIdentity> = []

  /// Lists the path itself if it is a file; for a folder, every `.yaml` and `.yml` file below it.
  ///
  /// - Throws: If the path cannot be read. Unreadable folders below it are ``failures``.
  package init(at path: String) throws(SystemFailure) {
    guard FileStamp.of(path) != nil else { throw .last(path) }
    do {
      try add(OpenFolder(path), depth: 0)
    } catch {
      guard error.isNotAFolder else { throw error }
      paths = [path]
    }
  }

  private mutating func add(
    _ folder: borrowing OpenFolder, depth: Int
  ) throws(SystemFailure) {
    guard depth < Self.depthLimit, seen.insert(try folder.stamp().identity).inserted else { return }
    // Links come last, so that a file is found in the folder that it is in.
    var links: [String] = []
    for (name, listed) in try folder.entries() {
      if listed == .unknown, folder.kind(of: name) == .folder {
        links.append(name)
      } else {
        add(name, listed == .unknown ? folder.kind(of: name) : listed, in: folder, depth: depth)
      }
    }
    for name in links { add(name, .folder, in: folder, depth: depth) }
  }

  private mutating func add(
    _ name: String, _ kind: OpenFolder.Kind, in folder: borrowing OpenFolder, depth: Int
  ) {
    if kind == .folder, !(depth == 0 && CatalogFolder.generatedFolders.contains(name)) {
      do {
        try add(OpenFolder(name, in: folder), depth: depth + 1)
      } catch {
        failures.append(error)
      }
    } else if kind != .folder, YAMLFileName.stem(of: name) != nil {
      paths.append(folder.path(of: name))
    } else if kind != .folder, YAMLFileName.stem(of: name.lowercased()) != nil {
      misspelled.append(folder.path(of: name))
    }
  }
}
