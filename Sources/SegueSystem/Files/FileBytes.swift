#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SystemPackage

/// The bytes of a file, read whole.
package enum FileBytes {
  /// Reads a file by its path.
  ///
  /// - Parameters:
  ///   - limit: How many bytes it may have; one more is read where it has more, so that whoever
  ///     checks the size sees that it is too large.
  ///   - allowsPipes: Whether a pipe or a device may stand for a file; it is waited for.
  package static func read(
    _ path: String, limit: Int, allowsPipes: Bool = false
  ) throws(SystemFailure) -> [UInt8] {
    try read(path, in: .working, limit: limit, allowsPipes: allowsPipes)
  }

  /// Reads a file by its name in an open folder.
  package static func read(
    _ name: String, in folder: borrowing OpenFolder, limit: Int, allowsPipes: Bool = false
  ) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      // A pipe without a writer would keep us waiting; it is refused below.
      let waiting = allowsPipes ? 0 : O_NONBLOCK
      let number = openat(folder.descriptor, name, O_RDONLY | O_CLOEXEC | waiting)
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

  /// Reads what comes through standard input.
  package static func readStandardInput(limit: Int) throws(SystemFailure) -> [UInt8] {
    do throws(Errno) {
      return try read(.standardInput, limit: limit)
    } catch {
      throw SystemFailure(.read, "standard input", error)
    }
  }

  /// Reads what a descriptor gives until its end.
  static func read(_ descriptor: FileDescriptor, limit: Int) throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = 1 << 14
    while bytes.count <= limit {
      let room = min(capacity, limit + 1 - bytes.count)
      let before = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try throwingErrno {
        try bytes.withUnsafeMutableBytes { all in
          try descriptor.readFully(into: UnsafeMutableRawBufferPointer(rebasing: all[before...]))
        }
      }
      bytes.removeLast(room - count)
      if count < room { break }
      capacity *= 2
    }
    return bytes
  }

  /// Most files are as long as the system says: one read, one block of memory, and one byte more
  /// shows that the file ends there.
  private static func read(
    _ descriptor: FileDescriptor, expected: Int, limit: Int
  ) throws(Errno) -> [UInt8] {
    let capacity = min(expected, limit) + 1
    let bytes = try throwingErrno {
      try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        filled = try descriptor.readFully(into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
    if bytes.count < capacity || bytes.count > limit { return bytes }
    return bytes + (try read(descriptor, limit: limit - bytes.count))
  }
}
