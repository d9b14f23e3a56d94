#if canImport(UIKit)
extension Segue {
  /// What plays transitions that run by themselves.
  public enum Playback: Hashable, Sendable {
    /// Core Animation, smooth even while the main thread is busy; for hundreds of layers, a display
    /// link.
    case coreAnimation
    /// A display link that shows each frame.
    case displayLink
    /// Nothing: the change is made without animation, as tests of a user interface want it.
    case immediate
    /// Nothing: the transition stands still at a part of its time, 0…1, for a picture.
    ///
    /// This stops the transition that runs, and each that begins later. It moves when ``Segue/playback`` is another part, and ends when that
    /// is anything else; until then no finger catches it.
    case held(at: Double)
  }

  /// What plays transitions that run by themselves.
  ///
  /// A finger holds and moves transitions whatever the value; it decides what happens once the finger lifts.
  public static var playback = Playback.coreAnimation {
    didSet { for playbackDidChange in runningTransitions.values { playbackDidChange() } }
  }

  /// What the transitions that run do when ``playback`` changes.
  static var runningTransitions: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// The largest number of layers for which keyframes are made: enough for 16 by 16 pieces.
  ///
  /// For more layers they would delay the first frame too long and take too much memory.
  private static let mostBakedLayers = 320

  /// Makes what plays a transition.
  ///
  /// - Parameters:
  ///   - layers: the number of its layers.
  ///   - isResizing: whether a screen changes its size in it.
  static func makeDriver(layers: Int, isResizing: Bool = false) -> any TransitionDriver {
    playback != .displayLink && layers <= mostBakedLayers && !isResizing
      ? BakedDriver() : SampledDriver()
  }
}
#endif
