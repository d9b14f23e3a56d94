import SegueCoordinator
import SegueCatalog
import SegueTimeline

/// A transition running on the views of a context, driven by time or by a finger.
final class HeadlessTransition {
  let context: TransitionContext
  let change: ContainerChange
  let animation: AnimationController
  // One of the two drives it. Stored by themselves, they are changed in place: a copy of a driver would copy its frames.
  private var playback: Playback?
  private var driver: GestureDriver?
  /// The view shown by each layer; nil for layers that exist only during the transition and for
  /// lost views.
  private var views: [HeadlessView?] = []
  private var shownRevision = -1

  /// The driver of a transition.
  enum Drive {
    /// Time: the transition plays from start to end.
    case time(Playback)
    /// A finger, as long as it holds the transition.
    case finger(GestureDriver)
  }

  init(
    _ drive: Drive, of animation: AnimationController, for change: ContainerChange,
    in context: TransitionContext
  ) {
    switch drive {
    case .time(let playback): self.playback = playback
    case .finger(let driver): self.driver = driver
    }
    self.animation = animation
    self.change = change
    self.context = context
  }

  /// The end, in the session's time; nil while a finger holds the transition.
  var end: Double? { playback?.end ?? driver?.end }

  /// Whether a finger may hold the transition.
  var isInteractive: Bool { driver != nil }

  /// The state of the interaction; `possible` without one.
  var state: InteractionState { driver?.state ?? .possible }

  /// The interaction, if a finger may hold the transition.
  var interaction: InteractiveTransition? { driver?.transition }

  /// The outcome of an immediate end: false while a finger holds the transition.
  var outcomeAtOnce: Bool { !isInteractive || state == .finishing || state == .completed(true) }

  /// The outcome at a time; nil while the transition is running.
  func outcome(at time: Double) -> Bool? {
    if let playback { return playback.end <= time ? true : nil }
    return if case .completed(let finished) = state { finished } else { nil }
  }

  /// Handles a touch; ignored unless the transition is interactive.
  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) {
    _ = driver?.handle(touch, scroll: scroll)
  }

  /// Shows the state at a time of the session.
  func show(at time: Double) {
    playback?.advance(to: time)
    driver?.advance(to: time)
    if let playback {
      show(playback.frame, of: playback.timeline.layers, revision: playback.revision)
    } else if let frame = driver?.frame, let layers = driver?.layers {
      show(frame, of: layers, revision: driver?.revision ?? 0)
    }
  }

  /// Continues at the same progress on another stage.
  ///
  /// - Returns: the duration of the transition there, in seconds; nil if nothing changed.
  func move(to stage: Stage, at time: Double) throws(AnimatorFailure) -> Double? {
    try driver?.move(to: stage, at: time)
    guard playback != nil else { return driver?.duration }
    guard let timeline = try animation.timeline(for: stage) else { return nil }
    playback?.replace(with: timeline, at: time)
    return timeline.duration
  }

  private func show(_ frame: Frame, of layers: [Layer], revision: Int) {
    if revision != shownRevision {
      views = layers.map { layer in
        guard case .live(let subject) = layer.contents else { return nil }
        return change.view(of: subject)
      }
      shownRevision = revision
    }
    var transients: [HeadlessView.Transient] = []
    // Layers of views that no longer exist show nothing.
    for (index, state) in frame.states.enumerated() {
      if let view = views[index] {
        context.show(state, on: view)
      } else if !layers[index].contents.isLive {
        transients.append(.init(id: layers[index].id, state: state))
      }
    }
    context.show(transients)
  }
}
