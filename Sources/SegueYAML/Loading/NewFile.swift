#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writing a file that a user asked for.
package enum NewFile {
  /// Writes a file, and makes its folders where there are none.
  ///
  /// What is there already stays whole until all is written.
  ///
  /// - Parameters:
  ///   - overwrites: whether what is there already may be replaced.
  ///   - isPrivate: whether nobody but the user may read it.
  package static func write(
    _ bytes: [UInt8], to path: String, overwrites: Bool, isPrivate: Bool = false
  ) throws(SystemFailure) {
    if !overwrites, FileStamp.of(path) != nil { throw SystemFailure(path: path, number: EEXIST) }
    guard WholeFile.write(bytes, to: path, mode: isPrivate ? 0o600 : 0o666) else {
      throw .last(path)
    }
  }
}

extension SystemFailure {
  /// Whether something is there already.
  package var isOccupied: Bool { number == EEXIST }

  /// What could not be written, and why.
  package var writingDescription: String { "cannot write \(path): \(reason)" }
}
