#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a file, read whole.
package enum FileBytes {
  /// Reads a file by its path.
  ///
  /// - Parameter limit: How many bytes it may have; one more is read where it has more, so that whoever
  ///   checks the size sees that it is too large.
  package static func read(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
    try read(path, in: AT_FDCWD, path: path, limit: limit)
  }

  /// Reads a file by its name in an open folder.
  static func read(
    _ name: String, in folder: borrowing OpenFolder, limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    try read(name, in: folder.descriptor, path: folder.path(of: name), limit: limit)
  }

  /// Reads what a descriptor gives until its end.
  package static func read(
    descriptor: Int32, path: String, limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = 1 << 14
    while bytes.count <= limit {
      let room = min(capacity, limit + 1 - bytes.count)
      let before = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = bytes.withUnsafeMutableBytes { all in
        readFully(descriptor, UnsafeMutableRawBufferPointer(rebasing: all[before...]))
      }
      guard count >= 0 else { throw .last(path) }
      bytes.removeLast(room - count)
      if count < room { break }
      capacity *= 2
    }
    return bytes
  }

  private static func read(
    _ name: String, in folder: Int32, path: String, limit: Int
  ) throws(SystemFailure) -> [UInt8] {
    // A pipe without a writer would keep us waiting; it is refused below.
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemFailure(path: path, reason: "it is not a regular file")
    }
    // Most files are as long as the system says: one read, one block of memory, and one byte more
    // shows that the file ends there.
    let expected = min(Int(status.st_size), limit) + 1
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, filled in
      count = readFully(descriptor, UnsafeMutableRawBufferPointer(buffer))
      filled = max(0, count)
    }
    guard count >= 0 else { throw .last(path) }
    if count < expected || count > limit { return bytes }
    return bytes + (try read(descriptor: descriptor, path: path, limit: limit - count))
  }
}

/// Reads until the memory is full or the file ends; −1 where the system fails.
private func readFully(_ descriptor: Int32, _ memory: UnsafeMutableRawBufferPointer) -> Int {
  var done = 0
  while done < memory.count, let start = memory.baseAddress {
    let count = read(descriptor, start + done, memory.count - done)
    if count < 0, errno == EINTR { continue }
    if count < 0 { return -1 }
    if count == 0 { break }
    done += count
  }
  return done
}
