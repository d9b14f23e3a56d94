#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

/// What the system says of what a file is, and of who may do what with it.
package struct FileStatus {
  private let mode: mode_t
  /// The number of the user that it belongs to.
  package let owner: UInt32

  /// The status of a file, links followed.
  package init(following path: String) throws(Errno) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    mode = status.st_mode
    owner = status.st_uid
  }

  package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  package var isFile: Bool { mode & S_IFMT == S_IFREG }
  /// Whether nobody but its owner can write to it.
  package var isSafe: Bool { mode & (S_IWGRP | S_IWOTH) == 0 }
  package var isSticky: Bool { mode & S_ISVTX != 0 }
  /// Whether it belongs to the user or to the system.
  package var hasTrustedOwner: Bool { owner == geteuid() || owner == 0 }
  /// Who may read, write and run it.
  var permissions: FilePermissions { FilePermissions(rawValue: mode & 0o777) }
}
