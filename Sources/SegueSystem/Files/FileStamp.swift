#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// File metadata that changes whenever the file or folder does.
///
/// A folder's stamp changes when an entry is added, removed or renamed; a file's when it is
/// written, replaced or its dates are set. Programs cannot set the change time, so an edit that
/// keeps size and modification date is detected too.
package struct FileStamp: Hashable, Sendable {
  /// The length in bytes.
  package var size: Int64
  /// The time of the last content change, in nanoseconds since 1970.
  package var modified: Int64
  /// The time of the last change of content or metadata, in nanoseconds since 1970.
  package var changed: Int64
  /// The inode number.
  package var inode: UInt64
  /// The volume's device number.
  package var device: UInt64

  /// Creates a stamp from its fields.
  package init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }

  init(_ status: stat) {
    size = Int64(status.st_size)
    #if canImport(Darwin)
    modified = Self.nanoseconds(status.st_mtimespec)
    changed = Self.nanoseconds(status.st_ctimespec)
    #else
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    #endif
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }

  /// The identity of the file, independent of its content.
  package var identity: FileIdentity { FileIdentity(inode: inode, device: device) }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Returns the stamp of a file in an open folder, links followed; nil where there is none.
  package static func of(
    _ name: UnsafePointer<CChar>, in folder: borrowing OpenFolder
  ) -> FileStamp? {
    var status = stat()
    return fstatat(folder.descriptor, name, &status, 0) == 0 ? FileStamp(status) : nil
  }

  /// Returns the stamp of a file, links followed; nil where there is none.
  package static func of(_ path: String) -> FileStamp? { of(path, in: .working) }
}

/// A file or folder itself: the same under all its names and links.
package struct FileIdentity: Hashable, Sendable {
  let inode: UInt64
  let device: UInt64
}

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
