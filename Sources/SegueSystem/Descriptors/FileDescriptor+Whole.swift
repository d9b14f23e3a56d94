package import SystemPackage

extension FileDescriptor {
  /// Writes all bytes, with as many calls as necessary.
  package func writeFully(_ bytes: [UInt8]) throws(Errno) {
    try throwingErrno { try bytes.withUnsafeBytes { try writeFully($0) } }
  }

  /// Writes all bytes of a buffer.
  package func writeFully(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try throwingErrno { try write(UnsafeRawBufferPointer(rebasing: rest)) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until the buffer is full or the input ends.
  ///
  /// - Parameter enough: the number of bytes after which the rest of the buffer may stay empty.
  /// - Returns: the number of bytes read.
  package func readFully(
    into memory: UnsafeMutableRawBufferPointer, atLeast enough: Int = .max
  ) throws(Errno) -> Int {
    var done = 0
    while done < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[done...])
      let count = try throwingErrno { try read(into: rest) }
      done += count
      if count == 0 || done >= enough { break }
    }
    return done
  }

  /// Closes the descriptor and ignores errors: writes have already reported theirs.
  package func closeQuietly() { try? close() }
}
