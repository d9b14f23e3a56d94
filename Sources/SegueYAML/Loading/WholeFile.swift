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
  /// Only the user may read it.
  ///
  /// - Returns: whether it worked.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    makeFolders(above: path)
    let draft = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = writeFully(bytes, to: descriptor)
    close(descriptor)
    if isWritten, rename(draft, path) == 0 { return true }
    unlink(draft)
    return false
  }

  private static func makeFolders(above path: String) {
    let parts = path.split(separator: "/").dropLast()
    for count in parts.indices {
      mkdir("/" + parts[...count].joined(separator: "/"), 0o700)
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
