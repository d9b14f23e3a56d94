import SegueSystem
import Synchronization

/// Compares a stored snapshot with the current folders, without reading a single file.
///
/// A folder with an unchanged stamp has the same names in it, so only the files' stamps must be
/// compared: system calls read the names directly from the index. A stamp costs about a microsecond
/// of system time, so several threads share the files.
final class SnapshotCheck: Sendable {
  /// The number of files per portion.
  private static let portion = 256

  /// A stored family: what to open, and the expected state.
  private struct Family: Sendable {
    /// The folder with its stamp; nil if the files' names are whole paths.
    let folder: (path: String, stamp: FileStamp)?
    let files: FileTable
  }

  /// Some files of a family, by their numbers.
  ///
  /// For a tuple with a range, the Swift runtime would look up conformances at every start.
  private struct Portion: Sendable {
    let family, first, end: Int

    var files: Range<Int> { first..<end }
  }

  // The bytes are never written, and the caller keeps them alive until all threads finish.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let families: [Family]
  /// Portions of families, taken by the threads in turn.
  private let portions: [Portion]
  private let taken = Atomic<Int>(0)
  private let hasChanged = Atomic<Bool>(false)

  /// Starts checking the snapshot at the reader's position, and advances the reader.
  ///
  /// The bytes must outlive the check.
  ///
  /// - Parameter paths: the requested folders, in order.
  /// - Returns: nil if the stored folders differ, or have changed themselves.
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
    var portions: [Portion] = []
    for (index, family) in families.enumerated() {
      // A family without files still has its own stamp to compare.
      for first in stride(from: 0, to: max(family.files.count, 1), by: Self.portion) {
        let end = min(first + Self.portion, family.files.count)
        portions.append(Portion(family: index, first: first, end: end))
      }
    }
    self.portions = portions
  }

  /// Whether there is enough work for two threads.
  var isLarge: Bool { portions.count > 2 && fileCount > 2 * Self.portion }

  /// Whether the portions compared so far are unchanged.
  var holds: Bool { !hasChanged.load(ordering: .acquiring) }

  private var fileCount: Int { families.reduce(0) { $0 + $1.files.count } }

  /// Compares portions until all are taken or a change is found.
  func run() {
    while holds {
      let number = taken.add(1, ordering: .relaxed).oldValue
      guard number < portions.count else { return }
      let portion = portions[number]
      if !isUnchanged(families[portion.family], portion.files) {
        hasChanged.store(true, ordering: .releasing)
      }
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
