#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

/// What can be done with a name in the file system, whatever is behind it.
package enum FilePlace {
  /// The path without links; nil where there is nothing, and ``Errno/last`` says why.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Gives something another name.
  package static func rename(_ path: String, to other: String) throws(Errno) {
    guard renamed(path, other) == 0 else { throw .last }
  }

  /// Removes a file; nothing happens where there is none.
  package static func remove(_ path: String) { unlink(path) }

  /// Removes a folder that is empty; nothing happens where it is not.
  package static func removeFolder(_ path: String) { rmdir(path) }

  /// Makes a folder and those above it, where there are none.
  package static func makeFolders(_ path: String, isPrivate: Bool) {
    let root = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/")
    for count in parts.indices {
      mkdir(root + parts[...count].joined(separator: "/"), isPrivate ? 0o700 : 0o777)
    }
  }

  /// Whether there is something.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may write to it.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether this process may run it, or look into it.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

private func renamed(_ path: String, _ other: String) -> Int32 { rename(path, other) }
