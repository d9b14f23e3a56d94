import CSeguePlugin

/// Why a value crossing the ABI boundary was rejected.
package struct ABIProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The status returned to the plugin.
  let status: Int32
  /// The problem and its location, as a clause without a period.
  package var description: String

  /// Returns a problem with an invalid value.
  package static func invalid(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_INVALID), description: description)
  }

  /// Returns a problem with an exceeded limit.
  static func limit(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_LIMIT), description: description)
  }

  /// Returns the problem with its location prepended.
  func at(_ place: String) -> ABIProblem {
    ABIProblem(status: status, description: "\(place): \(description)")
  }
}

/// Calls a function and adds the location to its problem.
func located<Result>(
  _ place: @autoclosure () -> String, _ work: () throws(ABIProblem) -> Result
) throws(ABIProblem) -> Result {
  do throws(ABIProblem) {
    return try work()
  } catch {
    throw error.at(place())
  }
}
