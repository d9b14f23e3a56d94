/// What a transition that a finger held comes to.
package enum Outcome: Hashable, Sendable {
  /// The arriving screen stays.
  case finished
  /// Everything is as it was.
  case cancelled
}
