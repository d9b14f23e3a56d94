#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A file that appears whole or not at all.
///
/// Bytes go to a hidden file in the same folder, which ``commit()`` renames. Without a commit the
/// hidden file disappears with this value, or with the process where a signal ends it, and
/// whatever had the name before is untouched.
package final class AtomicFile {
  /// Where the file will be.
  package let path: String
  /// Where it is written until then.
  package let temporaryPath: String
  private var descriptor: Int32
  private var isCommitted = false
  private var slot: Int?

  /// Opens the hidden file.
  ///
  /// A link is followed, so that the file behind it is replaced and the link stays. Devices and
  /// pipes are refused: renaming would replace the device itself.
  package init(path: String) throws(MediaError) {
    let target = resolved(path)
    let mode = try AtomicFile.permissions(at: target)
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    self.path = target
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    temporaryPath = target[..<slash] + ".segue-\(name)"
    descriptor = open(temporaryPath, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else {
      throw .system("cannot write \(path)", help: "Check that the folder exists and is writable.")
    }
    if let mode { _ = fchmod(descriptor, mode) }
    slot = UnfinishedFiles.add(temporaryPath)
  }

  deinit {
    close(descriptor)
    if !isCommitted { unlink(temporaryPath) }
    slot.map(UnfinishedFiles.remove)
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(MediaError) {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, start, rest.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, start, rest.count)
      #else
        let count = Musl.write(descriptor, start, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system("cannot write \(path)") }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Gives the file its name.
  package func commit() throws(MediaError) {
    guard rename(temporaryPath, path) == 0 else { throw .system("cannot write \(path)") }
    isCommitted = true
  }

  /// Writes a whole file.
  package static func write(_ bytes: [UInt8], to path: String) throws(MediaError) {
    let file = try AtomicFile(path: path)
    try bytes.withUnsafeBytes { all in
      Result { () throws(MediaError) in try file.write(all) }
    }.get()
    try file.commit()
  }

  /// The permissions of the file that is going to be replaced, or nil where there is none.
  private static func permissions(at path: String) throws(MediaError) -> mode_t? {
    guard !path.isEmpty else {
      throw MediaError(.file, "cannot write a file without a name", help: "Give it a name.")
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MediaError(
        .file, "cannot write \(path): it exists and is not a regular file",
        help: "Choose the name of a file.")
    }
    return status.st_mode & 0o777
  }
}

/// The path with its links followed; as it is, where nothing exists yet.
private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}
