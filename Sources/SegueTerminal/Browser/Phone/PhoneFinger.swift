import SegueCatalog
import SegueCoordinator
import SeguePreview
import SegueScenes
import SegueStaging
import SegueTimeline

/// The mouse acting as a finger on a phone.
struct PhoneFinger {
  private enum Driven {
    case interaction(InteractionRun)
    case scroll(StagedScroll, [TouchEvent])
  }

  private var driven: Driven
  private var screen: LiveScreen
  private var last: TouchEvent?
  /// The end of all motion, in seconds from the first touch; nil while the finger is down.
  private(set) var end: Double?

  /// The time for which the outcome is shown before the preset plays again, in seconds.
  private static let rest = 0.6

  /// Prepares a finger for an animation.
  ///
  /// - Returns: nil if no finger can drive it.
  init?(_ frameSource: PhoneAnimation) throws {
    let scale = frameSource.request.scale
    let subject = frameSource.subject
    switch subject.motion {
    case .transition(let staged, back: _), .interaction(let staged, _):
      guard let run = try InteractionRun(staged.resolved.animation, on: subject.stage) else {
        return nil
      }
      driven = .interaction(run)
    case .scroll(let staged, _): driven = .scroll(staged, [])
    }
    screen = LiveScreen(on: subject.stage, pictures: subject.source(scale: scale), scale: scale)
  }

  /// Handles a touch.
  mutating func handle(_ touch: TouchEvent) throws {
    last = touch
    switch driven {
    case .interaction(var run):
      try run.handle(touch)
      driven = .interaction(run)
      end = touch.phase == .ended ? (run.end ?? touch.time) + Self.rest : nil
    case .scroll(let staged, let touches):
      driven = .scroll(staged, touches + [touch])
      let performance = try performance
      end = touch.phase == .ended ? (performance?.end ?? touch.time) + Self.rest : nil
    }
  }

  /// The last decision, in words; nil if there was none.
  var decision: String? {
    guard case .interaction(let run) = driven else { return nil }
    return run.decision.map { "\($0)" }
  }

  /// The progress of the transition at the last frame, 0…1; nil for one that a scroll position
  /// drives.
  var progress: Double? {
    guard case .interaction(let run) = driven else { return nil }
    return run.progress
  }

  /// The frame at a time, in seconds from the first touch.
  mutating func frame(at time: Double) throws -> Bitmap {
    let fingers = end == nil ? last.map { [FingerMark(at: $0.position)] } ?? [] : []
    switch driven {
    case .interaction(var run):
      run.advance(to: time)
      driven = .interaction(run)
      return try screen.frame(
        run.layers, run.frame, progress: run.progress, fingers: fingers)
    case .scroll(let staged, _):
      guard let performance = try performance else {
        throw MediaError(.frames, "'\(staged.preset.id)' does not scroll")
      }
      let cover = ScrollHeader(on: performance.stage)?.layer
      var frame = performance.frame(at: time)
      if let cover { frame.states.append(cover.state) }
      return try screen.frame(
        performance.layers + [cover].compactMap { $0 }, frame, fingers: fingers)
    }
  }

  /// The performance of the touches so far, as if they had been recorded.
  private var performance: ScrollPerformance? {
    get throws {
      guard case .scroll(let staged, let touches) = driven, !touches.isEmpty else { return nil }
      let size = staged.stage.container.size
      let gesture = RecordedGesture(
        id: "finger", summary: "", container: size, touches: touches,
        scroll: ScrollPosition(size: size, content: size))
      return try staged.performance(of: gesture)
    }
  }
}

/// The phase of a mouse gesture that acts as a finger.
enum FingerPhase: Hashable, Sendable {
  case began, moved, ended
}
