import SegueCatalog
import SegueTimeline

/// A transition that plays on the views of a context, by the time alone or by a finger.
struct RunningTransition {
  let context: TransitionContext
  let change: ContainerChange
  let animation: AnimationController
  /// What drives it.
  private(set) var drive: Drive
  /// The view that each layer shows; nil for layers that are only there while it runs, and where it is gone.
  private var views: [HeadlessView?] = []
  private var shownRevision = -1

  /// What drives a transition.
  enum Drive {
    /// The time: it plays from its start to its end.
    case time(Playback)
    /// A finger, as long as one holds it.
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

  /// When it will be over, in the session's time; nil while a finger holds it.
  var end: Double? {
    switch drive {
    case .time(let playback): playback.end
    case .finger(let driver): driver.transition?.end
    }
  }

  /// The interaction, where a finger may hold it.
  var interaction: InteractiveTransition? {
    if case .finger(let driver) = drive { driver.transition } else { nil }
  }

  /// What it would come to if it had to end at once: what a finger still holds is not finished.
  var outcomeAtOnce: Bool {
    guard let interaction else { return true }
    return interaction.state == .finishing || interaction.state == .completed(true)
  }

  /// How it ended; nil while it goes on.
  func outcome(at time: Double) -> Bool? {
    switch drive {
    case .time(let playback): playback.end <= time ? true : nil
    case .finger(let driver):
      if case .completed(let finished) = driver.state { finished } else { nil }
    }
  }

  /// Takes a touch; a transition that no finger can hold takes none.
  mutating func handle(_ touch: TouchEvent, scroll: ScrollPosition?) {
    guard case .finger(var driver) = drive else { return }
    _ = driver.handle(touch, scroll: scroll)
    drive = .finger(driver)
  }

  /// Shows how everything stands at a time of the session.
  mutating func show(at time: Double) {
    switch drive {
    case .time(var playback):
      playback.advance(to: time)
      drive = .time(playback)
      show(playback.frame, of: playback.timeline.layers, revision: playback.revision)
    case .finger(var driver):
      driver.advance(to: time)
      drive = .finger(driver)
      guard let transition = driver.transition else { return }
      show(transition.frame, of: transition.layers, revision: transition.revision)
    }
  }

  /// Goes on from the same progress on another stage.
  ///
  /// - Returns: how long the transition takes there, in seconds; nil where nothing changed.
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
      return driver.transition?.duration
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
    // What shows a view that is not there any more shows nothing.
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
