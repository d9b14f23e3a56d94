/// The resistance of content pulled past its end.
///
/// The content follows less and less, and never by more than the view's length. A pull of d past
/// the end of a view of length H moves the content by (1 − 1 / (d · 0.55 / H + 1)) · H.
/// Source: published measurements of UIScrollView.
struct RubberBand: Sendable {
  /// The length of the view in the direction of the pull, in points.
  let length: Double

  /// The fraction of a short pull that the content follows.
  private static let softness = 0.55

  /// Returns the distance that content moves for a pull of 0 or more, in points.
  func give(_ pull: Double) -> Double {
    length > 0 ? (1 - 1 / (pull * Self.softness / length + 1)) * length : 0
  }

  /// Returns the pull that moves content by a distance, in points: the inverse of ``give(_:)``.
  ///
  /// - Parameter give: 0 or more, and less than the length; a longer distance, which no pull can
  ///   reach, is returned unchanged.
  func pull(_ give: Double) -> Double {
    give < length ? (1 / (1 - give / length) - 1) * length / Self.softness : give
  }

  /// Returns the rubber-banded offset for an unconstrained offset.
  func offset(_ free: Double, upTo farthest: Double) -> Double {
    if free < 0 { return -give(-free) }
    return free > farthest ? farthest + give(free - farthest) : free
  }

  /// Returns the unconstrained offset for a rubber-banded offset.
  func free(_ offset: Double, upTo farthest: Double) -> Double {
    if offset < 0 { return -pull(-offset) }
    return offset > farthest ? farthest + pull(offset - farthest) : offset
  }
}
