#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import SystemPackage

extension FileSystem {
  /// Passes the path of a file that does not exist yet, alone in a folder that only the user can enter, and removes
  /// both afterwards.
  ///
  /// - Parameter name: the file's name.
  package static func withTemporaryFile<Result>(
    named name: String, _ body: (String) throws -> Result
  ) throws -> Result {
    var template = Array("/tmp/segue-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemFailure(.write, "/tmp", reason: "\(Errno.last)", help: "make /tmp writable")
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = "\(folder)/\(name)"
    defer {
      unlink(path)
      rmdir(folder)
    }
    return try body(path)
  }
}

/// Writes files that the user requested.
package enum NewFile {
  /// Writes a file and creates missing folders.
  ///
  /// An existing file stays intact until everything is written. A symbolic link is followed: its
  /// target is replaced.
  ///
  /// - Parameters:
  ///   - overwrites: whether an existing file may be replaced.
  ///   - isPrivate: whether only the user may read it.
  package static func write(
    _ bytes: [UInt8], to path: String, overwrites: Bool, isPrivate: Bool = false
  ) throws(SystemFailure) {
    if !overwrites, FileStamp.of(path) != nil { throw SystemFailure(.write, path, .fileExists) }
    try AtomicFile.write(bytes, to: path, makesFolders: true, isPrivate: isPrivate)
  }
}
