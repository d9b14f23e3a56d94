import SegueTimeline

/// A layer on the way to becoming part of a timeline.
struct StageLayer {
  /// Its name, unique; that of a sibling or slice ends in its index.
  var id: String
  var contents: Contents
  /// Where it lies, in the container's coordinates.
  var frame: Rect
  var cornerRadius = 0.0
  var shadow = Shadow.none
  /// Whether its contents end at its rounded edge.
  var clips = false
  var fit = ContentFit.stretch
  var isDoubleSided = true
  var isTransformGroup = false
  /// The sibling or slice that it is.
  var item: StageValues.Item?
  /// What it has before and after the transition beyond lying in its frame.
  var before: [Channel: Double] = [:]
  var after: [Channel: Double] = [:]
  /// What it has throughout.
  var settings: [Channel: Double] = [:]

  /// How it stands in a parent of this frame, with some of its numbers set.
  func state(inParentAt origin: Point, with numbers: [Channel: Double]) -> LayerState {
    var state = LayerState(frame: Rect(origin: frame.origin - origin, size: frame.size))
    state.cornerRadius = cornerRadius
    state.shadow = shadow
    state.masksToBounds = clips
    for (channel, number) in settings { state[channel] = number }
    for (channel, number) in numbers { state[channel] = number }
    return state
  }
}
