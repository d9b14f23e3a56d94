/// Compares a stored snapshot with the folders as they are now, without reading a single file.
///
/// A folder whose own stamp is the same has the same names in it, so only the files' stamps have to be
/// looked at: the names are handed to the system where they lie in the index.
struct SnapshotCheck {
  /// A family as it is stored: what to open, and where the stamps of its files lie.
  private struct Family: Sendable {
    let path: String
    let stamp: FileStamp
    let count: Int
    let offset: Int
  }

  /// Whether a snapshot that begins where a reader stands still holds; the reader is moved past it.
  ///
  /// - Parameter paths: the folders that are asked for, in order.
  static func holds(
    _ reader: inout ByteReader, paths: [String]
  ) throws(ByteReader.Failure) -> Bool {
    var families: [Family] = []
    guard try reader.count() == paths.count else { return false }
    for path in paths {
      let rules = CatalogueFolder.rulesPath(in: path)
      guard try reader.text() == path, try reader.stamp() == FileStamp.of(path),
        try reader.stamp() == FileStamp.of(rules) ?? .missing
      else { return false }
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        let stamp = try reader.stamp()
        let count = try reader.count()
        families.append(
          Family(path: "\(path)/\(name)", stamp: stamp, count: count, offset: reader.offset))
        for _ in 0..<count {
          _ = try reader.skip(try reader.count())
          _ = try reader.skip(1 + 40)
        }
      }
    }
    return areUnchanged(families, in: reader.bytes)
  }

  private static func areUnchanged(
    _ families: [Family], in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let total = families.reduce(0) { $0 + $1.count }
    guard total > 512 else { return families.allSatisfy { isUnchanged($0, 0..<$0.count, bytes) } }
    // Every family in two halves: there may be one large one only.
    nonisolated(unsafe) let bytes = bytes
    let (first, second) = Workers.both(
      { families.allSatisfy { isUnchanged($0, 0..<$0.count / 2, bytes) } },
      { families.allSatisfy { isUnchanged($0, $0.count / 2..<$0.count, bytes) } })
    return first && second
  }

  private static func isUnchanged(
    _ family: Family, _ range: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    do {
      let folder = try OpenFolder(family.path)
      guard try folder.stamp() == family.stamp else { return false }
      var reader = ByteReader(bytes, at: family.offset)
      for index in 0..<range.upperBound {
        let name = try reader.cString()
        let stamp = try reader.stamp()
        guard index >= range.lowerBound else { continue }
        guard let name, (FileStamp.of(name, in: folder.descriptor) ?? .missing) == stamp else {
          return false
        }
      }
      return true
    } catch {
      return false
    }
  }
}
