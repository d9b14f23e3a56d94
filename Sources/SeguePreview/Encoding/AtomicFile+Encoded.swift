import SegueSystem

extension AtomicFile {
  /// Renames the file to its final path, if it is a complete one of a format.
  ///
  /// - Parameters:
  ///   - path: the path in errors.
  ///   - frames: the number of frames that were encoded.
  ///   - encoder: the name of the program or library.
  ///   - messages: what it printed.
  func commit(
    _ format: OutputFormat, path: String, frames: Int, encoder: String, messages: String = ""
  ) throws(MediaError) {
    let file = try EncodedFile(temporaryPath)
    do throws(EncodedFile.Problem) {
      try file.check(format, frames: frames)
    } catch {
      throw MediaError(
        .encoder, "cannot write \(path): the file from \(encoder) is incomplete: \(error.reason)",
        help: messages.isEmpty
          ? "check that there is space on the device" : "output:\n" + messages)
    }
    try throwingMediaError { try commit() }
  }
}
