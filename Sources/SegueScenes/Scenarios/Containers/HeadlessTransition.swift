import SegueCoordinator
import SegueCatalog
import SegueTimeline

/// A transition running on the views of a context, driven by time or by a finger.
struct HeadlessTransition {
  let context: TransitionContext
  let change: ContainerChange
  let animation: AnimationController
  /// The driver.
  private(set) var drive: Drive
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
    self.drive = drive
    self.animation = animation
    self.change = change
    self.context = context
  }

  /// The end, in the session's time; nil while a finger holds the transition.
  var end: Double? {
    switch drive {
    case .time(let playback): playback.end
    case .finger(let driver): driver.end
    }
  }

  /// The interaction, if a finger may hold the transition.
  var interaction: InteractiveTransition? {
    if case .finger(let driver) = drive { driver.transition } else { nil }
  }

  /// The outcome of an immediate end: false while a finger holds the transition.
  var outcomeAtOnce: Bool {
    guard let interaction else { return true }
    return interaction.state == .finishing || interaction.state == .completed(true)
  }

  /// The outcome at a time; nil while the transition is running.
  func outcome(at time: Double) -> Bool? {
    switch drive {
    case .time(let playback): playback.end <= time ? true : nil
    case .finger(let driver):
      if case .completed(let finished) = driver.state { finished } else { nil }
    }
  }

  /// Handles a touch; ignored unless the transition is interactive.
  mutating func handle(_ touch: TouchEvent, scroll: ScrollPosition?) {
    guard case .finger(var driver) = drive else { return }
    _ = driver.handle(touch, scroll: scroll)
    drive = .finger(driver)
  }

  /// Shows the state at a time of the session.
  mutating func show(at time: Double) {
    switch drive {
    case .time(var playback):
      playback.advance(to: time)
      drive = .time(playback)
      show(playback.frame, of: playback.timeline.layers, revision: playback.revision)
    case .finger(var driver):
      driver.advance(to: time)
      drive = .finger(driver)
      guard let frame = driver.frame, let layers = driver.layers else { return }
      show(frame, of: layers, revision: driver.revision)
    }
  }

  /// Continues at the same progress on another stage.
  ///
  /// - Returns: the duration of the transition there, in seconds; nil if nothing changed.
  mutating func move(to stage: Stage, at time: Double) throws(AnimatorFailure) -> Double? {
    switch drive {
    case .time(var playback):
      guard let timeline = try animation.timeline(for: stage) else { return nil }
      playback.replace(with: timeline, at: time)
      drive = .time(playback)
      return timeline.duration
    case .finger(var driver):
      try driver.move(to: stage, at: time)
      drive = .finger(driver)
      return driver.duration
    }
  }

  private mutating func show(_ frame: Frame, of layers: [Layer], revision: Int) {
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
