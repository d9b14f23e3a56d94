package import SegueSystem
package import SystemPackage

extension MediaError {
  /// A failure for which the system gave a reason.
  ///
  /// - Parameter action: What was tried and on what, as in `cannot write out.png`.
  package init(_ action: String, _ reason: Errno, code: Code = .file, help: String = "") {
    self.init(code, "\(action): \(reason)", help: help)
  }

  /// A file that could not be read or written.
  package init(_ failure: SystemFailure) {
    self.init(.file, failure.description, help: failure.help)
  }

  /// The failure of what could not be done without a library.
  ///
  /// - Parameter action: what was tried, as in `cannot write out.png`.
  init(_ action: String, _ missing: MissingLibrary) {
    self.init(
      .missingLibrary, "\(action): \(missing.description)", help: "Install \(missing.packageNames)."
    )
  }
}

/// Does something with a file; where that fails, it is a failure of media.
///
/// A closure does not say by itself what it throws: here it is a ``SystemFailure``, and nothing else.
func throwingMediaError<Result>(_ body: () throws -> Result) throws(MediaError) -> Result {
  do {
    return try body()
  } catch {
    guard let failure = error as? SystemFailure else { preconditionFailure("\(error)") }
    throw MediaError(failure)
  }
}
