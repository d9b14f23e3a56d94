import SegueSystem

/// What the folders of a catalog contain, to be compared with a later state: the name and the stamp
/// of every file.
package struct CatalogState: Equatable, Sendable {
  private let bytes: [UInt8]

  /// Takes the current state; a folder that cannot be read has a state of its own.
  package init(_ folders: [String]) {
    var writer = ByteWriter()
    for path in folders {
      let folder = try? CatalogFolder(path)
      let links = folder?.brokenLinks.map { WatchedFile("\(path)/\($0)") } ?? []
      writer.write(path)
      CatalogSnapshot([folder].compactMap { $0 }, watched: links).write(to: &writer)
    }
    bytes = writer.bytes
  }
}
