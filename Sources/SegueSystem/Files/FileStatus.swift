#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// A file's type, owner and permissions.
package struct FileStatus {
  private let mode: mode_t
  /// The user ID of the owner.
  package let owner: UInt32

  /// Reads the status of a file, links followed.
  package init(following path: String) throws(Errno) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Reads the status of a file, which may itself be a link.
  package init(notFollowing path: String) throws(Errno) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  init(_ status: stat) {
    mode = status.st_mode
    owner = status.st_uid
  }

  package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { mode & S_IFMT == S_IFLNK }
  package var isFile: Bool { mode & S_IFMT == S_IFREG }
  /// Whether only its owner can write to it.
  package var isSafe: Bool { mode & (S_IWGRP | S_IWOTH) == 0 }
  package var isSticky: Bool { mode & S_ISVTX != 0 }
  /// Whether it belongs to the current user or to root.
  package var hasTrustedOwner: Bool { owner == geteuid() || owner == 0 }
  /// Whether it is sticky or another user's: a folder whose permissions the current user should not,
  /// or cannot, change.
  package var isShared: Bool { isSticky || owner != geteuid() }
  /// The permission bits.
  package var permissions: FilePermissions { FilePermissions(rawValue: mode & 0o777) }
}
