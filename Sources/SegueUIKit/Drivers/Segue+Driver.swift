#if canImport(UIKit)
extension Segue {
  /// What plays transitions that run by themselves.
  public enum Playback: Sendable {
    /// Core Animation, at full rate even while the main thread is busy; for hundreds of layers, a
    /// display link.
    case coreAnimation
    /// A display link that shows each frame.
    case displayLink
  }

  /// What plays transitions that run by themselves; for comparisons.
  public static var playback = Playback.coreAnimation

  /// The number of layers beyond which keyframes for all of them would delay the first frame too
  /// long, and take too much memory: 16 by 16 pieces, with some to spare.
  private static let mostBakedLayers = 320

  /// Makes what plays a transition.
  ///
  /// - Parameter layers: the number of its layers.
  static func makeDriver(layers: Int) -> any TransitionDriver {
    switch playback {
    case .coreAnimation where layers <= mostBakedLayers: BakedDriver()
    case .coreAnimation, .displayLink: SampledDriver()
    }
  }
}
#endif
