#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Synchronization

/// The hidden files of processes that were killed before they could remove them.
///
/// A file is removed where all of this holds: its name is one that ``newName()`` makes, it is a
/// regular file of this user, it was not changed for a minute, and no process holds its lock. The
/// system releases a lock when its process ends, also one on another machine or in a container.
enum AbandonedFiles {
  private static let prefix = ".segue-unfinished-"
  private static let suffixLength = 13
  /// The minimum age of such a file in seconds, since a new file is locked only just after its creation.
  private static let age = 60

  /// Returns an unused name for a hidden file.
  static func newName() -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return prefix + String(repeating: "0", count: suffixLength - number.count) + number
  }

  /// Removes the files in a folder, the first time that this process asks for it.
  static func removeOnce(in folder: String) {
    guard visited.withLock({ $0.insert(folder).inserted }) else { return }
    guard let open = try? OpenFolder(folder.isEmpty ? "." : folder),
      let entries = try? open.entries(includesHidden: true)
    else { return }
    for (name, _) in entries where isName(name) && isAbandoned(open.path(of: name)) {
      FileSystem.remove(open.path(of: name))
    }
  }

  private static func isName(_ name: String) -> Bool {
    let suffix = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && suffix.count == suffixLength
      && suffix.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }

  private static func isAbandoned(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(),
      FileStamp(status).modified / 1_000_000_000 < Int64(time(nil)) - Int64(age)
    else { return false }
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}

private let visited = Mutex(Set<String>())
