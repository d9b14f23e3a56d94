#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Pictures in files that a terminal on this machine reads and removes, so that only their names go through it.
///
/// A few names are used in turn: whoever waits for receipts never has more of them than that on their way. What the
/// terminal left is removed at the end.
final class KittyFiles {
  /// Where they lie: in memory, where the system has a folder for that; terminals remove files from there, from `TMPDIR`
  /// and from `/tmp` only.
  static let folder: String = {
    if access("/dev/shm", W_OK | X_OK) == 0 { return "/dev/shm" }
    return getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }()

  private let start: String
  private var number = 0

  private static let count = 4

  /// Chooses names that begin with the words that terminals ask for, and makes no file yet.
  init() {
    let chance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    start = "\(Self.folder)/tty-graphics-protocol-segue-\(getpid())-\(chance)-"
  }

  deinit { removeAll() }

  /// Removes what the terminal has left.
  func removeAll() {
    for number in 0..<Self.count { unlink(path(number)) }
  }

  private func path(_ number: Int) -> String { "\(start)\(number)" }

  /// Puts pixels into the next file.
  ///
  /// - Returns: its path; nil where it cannot be written.
  func put<Pixel: BitwiseCopyable>(_ pixels: [Pixel]) -> String? {
    let path = path(number)
    number = (number + 1) % Self.count
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let isWhole = pixels.withUnsafeBytes { all in
      var done = 0
      while done < all.count {
        let count = write(file, all.baseAddress.map { $0 + done }, all.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    if isWhole { return path }
    unlink(path)
    return nil
  }
}
