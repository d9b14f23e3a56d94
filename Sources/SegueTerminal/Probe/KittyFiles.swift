import SegueSystem
import SystemPackage

/// Picture files that a local terminal reads and removes, so that only their names are transmitted.
///
/// A few names are used in rotation: a sender that waits for acknowledgements never has more
/// pictures in flight. Files that the terminal left are removed at the end, and when a signal ends
/// the process.
final class KittyFiles {
  /// The folder of the files: in memory where possible.
  ///
  /// Terminals remove files only from `/dev/shm`, `TMPDIR` and `/tmp`.
  static let folder: String = {
    if FileSystem.isWritable("/dev/shm"), FileSystem.isExecutable("/dev/shm") { return "/dev/shm" }
    return ThisProcess.variable("TMPDIR") ?? "/tmp"
  }()

  private let start: String
  private var number = 0
  /// The registrations of the names used so far as unfinished files.
  private var slots = [Int?](repeating: nil, count: count)

  private static let count = 4

  /// Chooses names with the prefix that terminals require; creates no file yet.
  init() {
    let chance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    start = "\(Self.folder)/tty-graphics-protocol-segue-\(ThisProcess.id)-\(chance)-"
  }

  deinit { removeAll() }

  /// Removes the files that the terminal left.
  func removeAll() {
    for number in 0..<Self.count {
      FileSystem.remove(path(number))
      slots[number].map(UnfinishedFiles.remove)
      slots[number] = nil
    }
  }

  private func path(_ number: Int) -> String { "\(start)\(number)" }

  /// Writes pixels to the next file.
  ///
  /// - Returns: its path; nil where it cannot be written.
  func put<Pixel: BitwiseCopyable>(_ pixels: [Pixel]) -> String? {
    let path = path(number)
    slots[number] = slots[number] ?? UnfinishedFiles.add(path)
    number = (number + 1) % Self.count
    FileSystem.remove(path)
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
        permissions: .ownerReadWrite)
      try file.closeAfter { try pixels.withUnsafeBytes { try file.writeFully($0) } }
      return path
    } catch {
      FileSystem.remove(path)
      return nil
    }
  }
}
