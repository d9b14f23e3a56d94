#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writing a file so that it is there whole or not at all.
enum WholeFile {
  /// Writes a file under another name first; makes its folder where there is none.
  ///
  /// - Parameter mode: who may read and write it, before the user's mask.
  /// - Returns: whether it worked; where not, `errno` says why.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) -> Bool {
    makeFolders(above: path, mode: mode | (mode & 0o444) >> 2)
    let draft = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return false }
    let isWritten = writeFully(bytes, to: descriptor)
    close(descriptor)
    if isWritten, rename(draft, path) == 0 { return true }
    let reason = errno
    unlink(draft)
    errno = reason
    return false
  }

  private static func makeFolders(above path: String, mode: mode_t) {
    let root = path.hasPrefix("/") ? "/" : ""
    let parts = path.split(separator: "/").dropLast()
    for count in parts.indices {
      mkdir(root + parts[...count].joined(separator: "/"), mode)
    }
  }
}

private func writeFully(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { all in
      write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
    }
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return false }
    done += count
  }
  return true
}
