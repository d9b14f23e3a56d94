#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension MediaError {
  /// The failure of the system call that was made last on this thread.
  ///
  /// - Parameter action: What was tried and on what, as in `cannot write out.png`.
  package static func system(_ action: String, code: Code = .file, help: String = "") -> MediaError
  {
    system(action, number: errno, code: code, help: help)
  }

  /// The failure that an error number stands for.
  package static func system(
    _ action: String, number: Int32, code: Code = .file, help: String = ""
  ) -> MediaError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return MediaError(code, "\(action): \(reason)", help: help)
  }
}
