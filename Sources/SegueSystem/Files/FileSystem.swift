#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// Operations on paths, whatever kind of file they name.
package enum FileSystem {
  /// Returns the path with links resolved; nil where it does not exist, with the reason in
  /// ``Errno/last``.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path that a symbolic link leads to, which need not exist; nil if the path is no link.
  static func destination(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0, count < text.count else { return nil }
    let destination = String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)]
    return destination.hasPrefix("/") ? destination : folder + destination
  }

  /// The folder that a path is in; empty for the contents of the root folder, and without a slash.
  package static func folder(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return String(path[..<(slash ?? path.startIndex)])
  }

  /// Renames a file or folder.
  package static func rename(_ path: String, to other: String) throws(Errno) {
    guard renamed(path, other) == 0 else { throw .last }
  }

  /// Removes a file; nothing happens where there is none.
  package static func remove(_ path: String) { unlink(path) }

  /// Removes a folder, if it is empty.
  package static func removeFolder(_ path: String) { rmdir(path) }

  /// Creates a folder and its missing parents; existing ones stay as they are.
  ///
  /// - Throws: The first folder that cannot be created, and why.
  package static func makeFolders(
    _ path: String, isPrivate: Bool = false
  ) throws(SystemFailure) {
    let root = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/")
    for count in parts.indices {
      try makeFolder(root + parts[...count].joined(separator: "/"), isPrivate: isPrivate)
    }
  }

  private static func makeFolder(_ path: String, isPrivate: Bool) throws(SystemFailure) {
    guard mkdir(path, isPrivate ? 0o700 : 0o777) != 0 else { return }
    let code = Errno.last
    // The reason may be something else than an existing folder, such as a read-only file system.
    if let status = try? FileStatus(following: path), status.isFolder { return }
    throw SystemFailure(
      .makeFolder, path, code == .fileExists ? .notDirectory : code,
      help: "choose a folder that you can write to")
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may write to it.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether this process may execute it, or search it if it is a folder.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

private func renamed(_ path: String, _ other: String) -> Int32 { rename(path, other) }
