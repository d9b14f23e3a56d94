import SegueTimeline

/// The change between two frames, in points or a visual equivalent.
struct FrameChange {
  /// The layer that changed the most.
  private(set) var layer: Int?
  /// The size of the change.
  private(set) var amount = 0.0
  /// Whether all numbers are finite.
  private(set) var isFinite = true

  /// Compares two frames of the same layers, except for discrete channels.
  ///
  /// - Parameter counts: whether a layer is compared, by its index.
  init(_ a: Frame, _ b: Frame, where counts: (Int) -> Bool = { _ in true }) {
    guard a.states.count == b.states.count else { return }
    for index in a.states.indices where counts(index) {
      guard a.states[index] != b.states[index] else { continue }
      var (x, y) = (a.states[index], b.states[index])
      x.openMask(like: y)
      y.openMask(like: x)
      for (channel, weight) in Self.weights {
        let change = (y[channel] - x[channel]).magnitude * weight
        if !change.isFinite { isFinite = false }
        if change > amount { (amount, layer) = (change, index) }
      }
    }
  }

  private static let weights: [(Channel, Double)] = Channel.allCases.compactMap { channel in
    guard !channel.isDiscrete else { return nil }
    switch channel {
    case .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ, .skewX, .skewY,
      .maskStartAngle,
      .maskEndAngle, .maskSoftness:
      return (channel, 400)
    case .m14, .m24, .m34, .sublayerPerspective: return (channel, 1e5)
    case .opacity, .shadowOpacity, .backgroundRed, .backgroundGreen, .backgroundBlue,
      .backgroundAlpha, .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha, .anchorX, .anchorY:
      return (channel, 100)
    default: return (channel, 1)
    }
  }
}
