#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file system says about a file or folder that changes whenever it does.
///
/// A folder's own stamp changes when a name in it is added, removed or renamed; a file's when it is
/// written, replaced or given another date. The change time cannot be set by a program, so an edit
/// that keeps size and date is noticed too.
package struct FileStamp: Hashable, Sendable {
  /// The length in bytes.
  package var size: Int64
  /// When the content changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When anything about it changed, in nanoseconds since 1970.
  package var changed: Int64
  /// Which file it is.
  package var inode: UInt64
  /// Which volume it is on.
  package var device: UInt64

  /// Creates a stamp from what is known.
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

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The stamp of a file by its name in an open folder, links followed; nil where there is none.
  package static func of(
    _ name: UnsafePointer<CChar>, in folder: borrowing OpenFolder
  ) -> FileStamp? {
    var status = stat()
    return fstatat(folder.descriptor, name, &status, 0) == 0 ? FileStamp(status) : nil
  }

  /// The stamp of a file, links followed; nil where there is none.
  package static func of(_ path: String) -> FileStamp? { of(path, in: .working) }
}
