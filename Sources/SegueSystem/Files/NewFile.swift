import SystemPackage

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
