import SegueSystem
import SystemPackage

/// Pictures in files that a terminal on this machine reads and removes, so that only their names go through it.
///
/// A few names are used in turn: whoever waits for receipts never has more of them than that on their way. What the
/// terminal left is removed at the end.
final class KittyFiles {
  /// Where they lie: in memory, where the system has a folder for that; terminals remove files from there, from `TMPDIR`
  /// and from `/tmp` only.
  static let folder: String = {
    if FilePlace.isWritable("/dev/shm"), FilePlace.isExecutable("/dev/shm") { return "/dev/shm" }
    return ThisProcess.variable("TMPDIR") ?? "/tmp"
  }()

  private let start: String
  private var number = 0

  private static let count = 4

  /// Chooses names that begin with the words that terminals ask for, and makes no file yet.
  init() {
    let chance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    start = "\(Self.folder)/tty-graphics-protocol-segue-\(ThisProcess.id)-\(chance)-"
  }

  deinit { removeAll() }

  /// Removes what the terminal has left.
  func removeAll() {
    for number in 0..<Self.count { FilePlace.remove(path(number)) }
  }

  private func path(_ number: Int) -> String { "\(start)\(number)" }

  /// Puts pixels into the next file.
  ///
  /// - Returns: its path; nil where it cannot be written.
  func put<Pixel: BitwiseCopyable>(_ pixels: [Pixel]) -> String? {
    let path = path(number)
    number = (number + 1) % Self.count
    FilePlace.remove(path)
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
        permissions: .ownerReadWrite)
      try file.closeAfter { try pixels.withUnsafeBytes { try file.writeFully($0) } }
      return path
    } catch {
      FilePlace.remove(path)
      return nil
    }
  }
}
