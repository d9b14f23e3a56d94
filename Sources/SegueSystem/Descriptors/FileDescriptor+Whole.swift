package import SystemPackage

extension FileDescriptor {
  /// Writes everything, however many calls that takes.
  package func writeFully(_ bytes: [UInt8]) throws(Errno) {
    try throwingErrno { _ = try writeAll(bytes) }
  }

  /// Writes everything that lies in some memory.
  package func writeFully(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    try throwingErrno { _ = try writeAll(bytes) }
  }

  /// Reads until the memory is full or there is no more.
  ///
  /// - Returns: how many bytes came.
  package func readFully(into memory: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    var done = 0
    while done < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[done...])
      let count = try throwingErrno { try read(into: rest) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Closes it; what could fail about that has failed before.
  package func closeQuietly() { try? close() }
}
