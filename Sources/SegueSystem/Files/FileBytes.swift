#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import SystemPackage

/// Reads whole files.
package enum FileBytes {
  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes; one more is read from a longer file, so that the
  ///     caller can detect the excess.
  ///   - allowsPipes: whether pipes and devices are accepted; reading from them blocks.
  package static func read(
    _ path: String, limit: Int, allowsPipes: Bool = false
  ) throws(SystemFailure) -> [UInt8] {
    try read(path, in: .working, limit: limit, allowsPipes: allowsPipes)
  }

  /// Reads a regular file with its status, which belongs to the bytes whatever the path names later.
  package static func readWithStatus(
    _ path: String, limit: Int
  ) throws(SystemFailure) -> (bytes: [UInt8], status: FileStatus) {
    do throws(Errno) {
      // Opening a pipe without a writer would block.
      let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard number >= 0 else { throw .last }
      let descriptor = FileDescriptor(rawValue: number)
      defer { descriptor.closeQuietly() }
      var status = stat()
      guard fstat(number, &status) == 0 else { throw .last }
      if status.st_mode & S_IFMT == S_IFREG {
        let bytes = try read(descriptor, expected: Int(status.st_size), limit: limit)
        return (bytes, FileStatus(status))
      }
    } catch {
      throw SystemFailure(.read, path, error)
    }
    throw SystemFailure(.read, path, reason: "it is not a regular file")
  }

  /// Reads a file by its name in an open folder.
  package static func read(
    _ name: String, in folder: borrowing OpenFolder, limit: Int, allowsPipes: Bool = false
  ) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      // Opening a pipe without a writer would block; pipes are rejected below.
      let waiting = allowsPipes ? 0 : O_NONBLOCK
      // Passed as it is: converted implicitly, the name would be copied into an array first.
      let number = name.withCString {
        openat(folder.descriptor, $0, O_RDONLY | O_CLOEXEC | waiting)
      }
      guard number >= 0 else { throw .last }
      let descriptor = FileDescriptor(rawValue: number)
      defer { descriptor.closeQuietly() }
      var status = stat()
      guard fstat(number, &status) == 0 else { throw .last }
      if status.st_mode & S_IFMT == S_IFREG {
        return try read(descriptor, expected: Int(status.st_size), limit: limit)
      }
      if allowsPipes { return try read(descriptor, limit: limit) }
    } catch {
      throw SystemFailure(.read, folder.path(of: name), error)
    }
    throw SystemFailure(.read, folder.path(of: name), reason: "it is not a regular file")
  }

  /// Reads standard input to its end.
  package static func readStandardInput(limit: Int) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      return try read(.standardInput, limit: limit)
    } catch {
      throw SystemFailure(.read, "standard input", error)
    }
  }

  /// Reads a descriptor to its end.
  static func read(_ descriptor: FileDescriptor, limit: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = 1 << 14
    while bytes.count <= limit {
      let room = min(capacity, limit + 1 - bytes.count)
      let piece = try throwingErrno {
        try [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
          filled = try descriptor.readFully(into: UnsafeMutableRawBufferPointer(buffer))
        }
      }
      bytes += piece
      if piece.count < room { break }
      capacity *= 2
    }
    return bytes
  }

  /// Reads a file of a known size.
  ///
  /// Most files are as long as the system reports and need only one read. The read asks for one byte
  /// more, which tells whether the file has grown without a second read.
  private static func read(
    _ descriptor: FileDescriptor, expected: Int, limit: Int
  ) throws(Errno) -> [UInt8] {
    let capacity = min(expected, limit) + 1
    let bytes = try throwingErrno {
      try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        filled = try descriptor.readFully(
          into: UnsafeMutableRawBufferPointer(buffer), atLeast: expected)
      }
    }
    if bytes.count < capacity || bytes.count > limit { return bytes }
    return bytes + (try read(descriptor, limit: limit - bytes.count))
  }
}
