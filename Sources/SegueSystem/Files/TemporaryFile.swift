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
