import SegueTimeline

/// A layer under construction.
struct StageLayer {
  /// The unique name; that of a sibling or slice ends in its index.
  var id: String
  var contents: Contents
  /// The frame, in the container's coordinates.
  var frame: Rect2D
  var cornerRadius = 0.0
  var shadow = Shadow.none
  /// Whether contents are clipped to the rounded bounds.
  var clips = false
  var fit = ContentFit.stretch
  var isDoubleSided = true
  var isTransformGroup = false
  /// The sibling or slice that the layer represents.
  var item: StageValues.Item?
  /// The channel values before and after the transition, besides the frame.
  var before: [Channel: Double] = [:]
  var after: [Channel: Double] = [:]
  /// The channel values throughout.
  var settings: [Channel: Double] = [:]

  /// The state in a parent with this frame, with some channels set.
  func state(inParentAt origin: Point2D, with numbers: [Channel: Double]) -> LayerState {
    var state = LayerState(frame: Rect2D(origin: frame.origin - origin, size: frame.size))
    state.cornerRadius = cornerRadius
    state.shadow = shadow
    state.masksToBounds = clips
    for (channel, number) in settings { state[channel] = number }
    for (channel, number) in numbers { state[channel] = number }
    return state
  }
}
