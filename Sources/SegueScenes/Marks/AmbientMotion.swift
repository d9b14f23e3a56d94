public import SegueTimeline

/// An endless motion of an element while no transition runs.
///
/// It pauses during transitions.
public struct AmbientMotion: Hashable, Sendable {
  /// The ellipse along which the element drifts, centered on its layout position.
  public var drift: Drift?
  /// The scaling about the element's center.
  public var breath: Breath?

  /// Creates an ambient motion.
  public init(drift: Drift? = nil, breath: Breath? = nil) {
    self.drift = drift
    self.breath = breath
  }

  /// A drift around an ellipse and back along the same path, repeated forever.
  ///
  /// It starts at the rightmost point and goes clockwise, at constant speed along the path before
  /// easing; each pass is eased in and out.
  public struct Drift: Hashable, Sendable {
    /// The ellipse's width and height, in points.
    public var size: Size2D
    /// The duration of one pass, in seconds.
    public var duration: Double

    /// Creates a drift.
    public init(size: Size2D, duration: Double) {
      self.size = size
      self.duration = duration
    }
  }

  /// A scale from 1 to a value and back, eased in and out, repeated forever.
  public struct Breath: Hashable, Sendable {
    /// The largest scale.
    public var scale: Double
    /// The duration of growing and shrinking together, in seconds.
    public var duration: Double

    /// Creates a breath.
    public init(scale: Double, duration: Double) {
      self.scale = scale
      self.duration = duration
    }
  }
}

extension AmbientMotion {
  /// Creates an endless timeline with one layer that fills a frame.
  ///
  /// - Throws: ``TimelineProblem`` if a duration is not a valid number of seconds.
  public func timeline(of frame: Rect2D) throws(TimelineProblem) -> Timeline {
    let layer = Layer(id: "element", state: LayerState(frame: frame))
    return try Timeline(
      layers: [layer],
      tracks: [drift?.track(around: frame.center), breath?.track].compactMap { $0 })
  }

  /// Returns the moved and scaled frame of an element after a number of seconds.
  ///
  /// - Throws: ``TimelineProblem`` if a duration is not a valid number of seconds.
  public func frame(of frame: Rect2D, at seconds: Double) throws(TimelineProblem) -> Rect2D {
    let state = try timeline(of: frame).sample(at: seconds).states[0]
    let scale = state.components.scale
    return Rect2D(
      center: state.position,
      size: Size2D(width: frame.width * scale.x, height: frame.height * scale.y))
  }
}

private let easeInOut = TimingFunction.named("ease-in-out") ?? .linear

extension AmbientMotion.Drift {
  /// Returns the drift around the ellipse at constant speed, eased in and out, and back along the
  /// same path.
  fileprivate func track(around center: Point2D) -> Track {
    let path = MotionPath(
      from: Point2D(x: center.x + size.width / 2, y: center.y),
      segments: [
        .arc(
          radii: Size2D(width: size.width / 2, height: size.height / 2), from: 0, sweep: 2 * .pi)
      ])
    let pieces = 256
    return Track(
      layer: 0, property: .channels([.positionX, .positionY]),
      keyframes: (0...pieces).map { index in
        let fraction = Double(index) / Double(pieces)
        let point = path.point(atFraction: fraction)
        return Keyframe(offset: fraction, point.x, point.y)
      },
      timing: TrackTiming(duration: duration, iterations: .infinity, direction: .alternate),
      easing: easeInOut, mode: .cubic)
  }
}

extension AmbientMotion.Breath {
  fileprivate var track: Track {
    Track(
      layer: 0, property: .channels([.scaleX, .scaleY]),
      keyframes: [
        Keyframe(offset: 0, 1, 1, easing: easeInOut),
        Keyframe(offset: 0.5, scale, scale, easing: easeInOut), Keyframe(offset: 1, 1, 1),
      ],
      timing: TrackTiming(duration: duration, iterations: .infinity))
  }
}
