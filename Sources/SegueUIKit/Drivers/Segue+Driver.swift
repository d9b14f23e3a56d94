#if canImport(UIKit)
extension Segue {
  /// What plays transitions that run by themselves.
  public enum Playback: Sendable {
    /// Core Animation, at full rate even while the main thread is busy.
    case coreAnimation
    /// A display link that shows each frame.
    case displayLink
  }

  /// What plays transitions that run by themselves; for comparisons.
  public static var playback = Playback.coreAnimation

  static func makeDriver() -> any TransitionDriver {
    switch playback {
    case .coreAnimation: BakedDriver()
    case .displayLink: SampledDriver()
    }
  }
}
#endif
