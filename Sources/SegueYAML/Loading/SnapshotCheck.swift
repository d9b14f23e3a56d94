import SegueSystem
import Synchronization

/// Compares a stored snapshot with the folders as they are now, without reading a single file.
///
/// A folder whose own stamp is the same has the same names in it, so only the files' stamps have to be
/// looked at: the names are handed to the system where they lie in the index. Asking for a stamp takes
/// the system a microsecond, so several threads may ask, each for some files at a time.
final class SnapshotCheck: Sendable {
  /// How many files a thread takes at a time.
  private static let portion = 256

  /// A family as it is stored: what to open, and what it should be.
  private struct Family: Sendable {
    /// The folder with its stamp; nil where the names of files are whole paths.
    let folder: (path: String, stamp: FileStamp)?
    let files: FileTable
  }

  // Nobody writes to them, and whoever checks holds them until all threads are done.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let families: [Family]
  /// Portions of families, which threads take one after the other.
  private let portions: [(family: Int, range: Range<Int>)]
  private let taken = Atomic<Int>(0)
  private let hasChanged = Atomic<Bool>(false)

  /// Begins to check the snapshot that stands where a reader is; the reader is moved past it.
  ///
  /// The bytes must outlive the check.
  ///
  /// - Parameter paths: the folders that are asked for, in order.
  /// - Returns: nil where those are others, or have changed themselves.
  init?(_ reader: inout ByteReader, paths: [String]) throws(ByteReader.Failure) {
    bytes = reader.bytes
    var families: [Family] = []
    guard try reader.count() == paths.count else { return nil }
    for path in paths {
      let rules = CatalogFolder.rulesPath(in: path)
      guard try reader.text() == path, try reader.stamp() == FileStamp.of(path),
        try reader.stamp() == FileStamp.of(rules) ?? .missing
      else { return nil }
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        families.append(
          Family(folder: ("\(path)/\(name)", try reader.stamp()), files: try FileTable(&reader)))
      }
    }
    families.append(Family(folder: nil, files: try FileTable(&reader)))
    self.families = families
    portions = families.enumerated().flatMap { index, family in
      // A family without files has a stamp to compare, too.
      stride(from: 0, to: max(family.files.count, 1), by: Self.portion).map { first in
        (index, first..<min(first + Self.portion, family.files.count))
      }
    }
  }

  /// Whether there is enough to do for two threads.
  var isLarge: Bool { portions.count > 2 && fileCount > 2 * Self.portion }

  /// Whether nothing has changed, as far as portions have been compared.
  var holds: Bool { !hasChanged.load(ordering: .acquiring) }

  private var fileCount: Int { families.reduce(0) { $0 + $1.files.count } }

  /// Compares portions until all are taken or something has changed.
  func run() {
    while holds {
      let number = taken.add(1, ordering: .relaxed).oldValue
      guard number < portions.count else { return }
      let (family, range) = portions[number]
      if !isUnchanged(families[family], range) { hasChanged.store(true, ordering: .releasing) }
    }
  }

  private func isUnchanged(_ family: Family, _ range: Range<Int>) -> Bool {
    do {
      guard let (path, stamp) = family.folder else {
        return try isUnchanged(family.files, range, in: .working)
      }
      let folder = try OpenFolder(path)
      guard try folder.stamp() == stamp else { return false }
      return try isUnchanged(family.files, range, in: folder)
    } catch {
      return false
    }
  }

  private func isUnchanged(
    _ files: FileTable, _ range: Range<Int>, in folder: borrowing OpenFolder
  ) throws(ByteReader.Failure) -> Bool {
    for index in range {
      let (name, stamp) = try files.file(index, in: bytes)
      guard (FileStamp.of(name, in: folder) ?? .missing) == stamp else { return false }
    }
    return true
  }
}
