import SegueTimeline

/// A timeline that plays on the views of a context.
struct RunningTransition {
  let context: TransitionContext
  let change: ContainerChange
  let animation: AnimationController
  private(set) var timeline: Timeline
  /// When it began, in the session's time.
  private var start: Double
  private var frame: Frame
  /// The view that each layer shows; nil for layers that are only there while it runs.
  private var views: [HeadlessView?]

  init(
    _ timeline: Timeline, of animation: AnimationController, for change: ContainerChange,
    in context: TransitionContext, startingAt start: Double
  ) {
    self.timeline = timeline
    self.animation = animation
    self.change = change
    self.context = context
    self.start = start
    frame = timeline.sample(at: 0)
    views = Self.views(of: timeline, change)
  }

  /// When it will be over, in the session's time.
  var end: Double { start + timeline.duration }

  /// Shows how everything stands at a time of the session.
  mutating func show(at time: Double) {
    timeline.sample(at: time - start, into: &frame)
    var transients: [HeadlessView.Transient] = []
    for (index, state) in frame.states.enumerated() {
      if let view = views[index] {
        context.show(state, on: view)
      } else {
        transients.append(.init(id: timeline.layers[index].id, state: state))
      }
    }
    context.show(transients)
  }

  /// Goes on with another timeline from the same progress.
  mutating func replace(with other: Timeline, at time: Double) {
    let progress = timeline.duration > 0 ? (time - start) / timeline.duration : 1
    timeline = other
    start = time - other.time(at: progress)
    frame = other.sample(at: 0)
    views = Self.views(of: other, change)
  }

  private static func views(
    of timeline: Timeline, _ change: ContainerChange
  ) -> [HeadlessView?] {
    timeline.layers.map { layer in
      guard case .live(let subject) = layer.contents else { return nil }
      return change.view(of: subject)
    }
  }
}
