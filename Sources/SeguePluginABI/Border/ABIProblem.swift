import CSeguePlugin

/// Why something that crosses the border is not taken.
package struct ABIProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the plugin is told.
  let status: Int32
  /// What is wrong and where, as a clause without a full stop.
  package var description: String

  /// Something is not what it has to be.
  package static func invalid(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_INVALID), description: description)
  }

  /// There is more than the host takes.
  static func limit(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_LIMIT), description: description)
  }

  /// The problem with the place before it.
  func at(_ place: String) -> ABIProblem {
    ABIProblem(status: status, description: "\(place): \(description)")
  }
}

/// Does something, and names the place where it goes wrong.
func located<Result>(
  _ place: @autoclosure () -> String, _ work: () throws(ABIProblem) -> Result
) throws(ABIProblem) -> Result {
  do throws(ABIProblem) {
    return try work()
  } catch {
    throw error.at(place())
  }
}
