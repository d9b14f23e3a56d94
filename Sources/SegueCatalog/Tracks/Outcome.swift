/// The outcome of an interactive transition.
package enum Outcome: Hashable, Sendable {
  /// The arriving screen stays.
  case finished
  /// Everything is restored.
  case cancelled
}
