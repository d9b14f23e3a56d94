/// How content gives way that is pulled past its end: less and less, and never by more than its view is long.
///
/// A pull of d past the end of a view that is H long moves the content by (1 − 1 / (d · 0.55 / H + 1)) · H.
/// Source: published measurements of UIScrollView.
struct RubberBand: Sendable {
  /// How long the view is in the direction of the pull, in points.
  let length: Double

  /// The share of a short pull that the content follows.
  private static let softness = 0.55

  /// How far content moves that is pulled by a distance of 0 or more, in points.
  func give(_ pull: Double) -> Double {
    length > 0 ? (1 - 1 / (pull * Self.softness / length + 1)) * length : 0
  }

  /// The pull that has moved content by a distance, in points: ``give(_:)`` the other way round.
  ///
  /// - Parameter give: 0 or more, and less than the length; a longer one, which no pull could bring about,
  ///   counts as the pull itself.
  func pull(_ give: Double) -> Double {
    give < length ? (1 / (1 - give / length) - 1) * length / Self.softness : give
  }

  /// Where content stands that a finger would move to an offset, if nothing held it between its ends.
  func offset(_ free: Double, upTo farthest: Double) -> Double {
    if free < 0 { return -give(-free) }
    return free > farthest ? farthest + give(free - farthest) : free
  }

  /// Where a finger would move content that stands at an offset, if nothing held it between its ends.
  func free(_ offset: Double, upTo farthest: Double) -> Double {
    if offset < 0 { return -pull(-offset) }
    return offset > farthest ? farthest + pull(offset - farthest) : offset
  }
}
