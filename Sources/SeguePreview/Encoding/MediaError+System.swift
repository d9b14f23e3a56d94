package import SegueSystem
package import SystemPackage

extension MediaError {
  /// Creates an error from a system error.
  ///
  /// - Parameter action: the failed action and its object, as in `cannot write out.png`.
  package init(_ action: String, _ reason: Errno, code: Code = .file, help: String = "") {
    self.init(code, "\(action): \(reason)", help: help)
  }

  /// Creates an error for a file that could not be read or written.
  package init(_ failure: SystemFailure) {
    self.init(.file, failure.description, help: failure.help)
  }
}

/// Performs a file operation and converts its failure to a ``MediaError``.
///
/// Closures do not infer typed throws: the body throws only ``SystemFailure``.
func throwingMediaError<Result>(_ body: () throws -> Result) throws(MediaError) -> Result {
  do {
    return try body()
  } catch {
    guard let failure = error as? SystemFailure else { preconditionFailure("\(error)") }
    throw MediaError(failure)
  }
}
