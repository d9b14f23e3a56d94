#if canImport(UIKit)
/// The mistakes of an app that were found while it runs, each reported once.
@MainActor
enum ProblemLog {
  private static var reported: Set<String> = []

  /// Reports a mistake, with what to do, unless it has been reported before.
  static func report(_ message: String) {
    if reported.insert(message).inserted { Console.write(message) }
  }

  /// Reports everything again.
  static func forget() { reported = [] }
}
#endif
