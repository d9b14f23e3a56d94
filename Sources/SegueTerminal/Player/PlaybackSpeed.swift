/// The speed of playback: one of a few factors of real time.
package struct PlaybackSpeed: Hashable, Sendable {
  private static let factors = [0.1, 0.25, 0.5, 1, 2, 4]

  /// The factor of real time.
  package private(set) var factor = 1.0

  /// Normal speed.
  package init() {}

  /// Selects the next faster or slower speed.
  package mutating func change(by steps: Int) {
    let index = Self.factors.firstIndex { $0 >= factor } ?? 0
    factor = Self.factors[min(max(index + steps, 0), Self.factors.count - 1)]
  }
}
