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
    try withTemporaryFolder { try body("\($0)/\(name)") }
  }

  /// Passes the path of an empty folder that only the user can enter, and removes it with its contents afterwards.
  package static func withTemporaryFolder<Result>(
    _ body: (String) throws -> Result
  ) throws -> Result {
    var template = Array("/tmp/segue-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemFailure(.write, "/tmp", reason: "\(Errno.last)", help: "make /tmp writable")
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { removeContents(of: folder) }
    return try body(folder)
  }

  /// Removes a folder with all that is in it; links are removed, and not followed.
  private static func removeContents(of folder: String) {
    if let entries = try? OpenFolder(folder).unsortedEntries(includesHidden: true) {
      for (name, _) in entries {
        let path = "\(folder)/\(name)"
        if unlink(path) != 0 { removeContents(of: path) }
      }
    }
    rmdir(folder)
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
