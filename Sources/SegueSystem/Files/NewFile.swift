import SystemPackage

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
    if !overwrites, FileStamp.of(path) != nil { throw SystemFailure(.write, path, .fileExists) }
    try AtomicFile.write(bytes, to: path, makesFolders: true, isPrivate: isPrivate)
  }
}
