import SegueStaging
import SegueCatalog
import SegueCoordinator
import SeguePreview
import SegueScenes
import SegueTimeline

/// A mouse that holds what a phone shows, as a finger does.
struct PhoneFinger {
  private enum Driven {
    case interaction(InteractionRun)
    case scroll(StagedScroll, [TouchEvent])
  }

  private var driven: Driven
  private var screen: LiveScreen
  private var last: TouchEvent?
  /// When nothing moves any more, in seconds from the first touch; nil while the finger is down.
  private(set) var end: Double?

  /// How long the outcome is shown before the preset plays again, in seconds.
  private static let rest = 0.6

  /// Prepares what the finger will hold.
  ///
  /// - Returns: nil where no finger can drive it.
  init?(_ frameSource: PhoneAnimation) throws {
    let scale = frameSource.request.scale
    switch frameSource.subject {
    case .transition(let staged), .interaction(let staged, _):
      let resolved = staged.resolved
      guard let run = try InteractionRun(resolved.animation, on: resolved.stage) else {
        return nil
      }
      driven = .interaction(run)
      screen = LiveScreen(
        on: resolved.stage, pictures: staged.source(scale: scale), scale: scale)
    case .scroll(let set, let staged, _, let fonts):
      driven = .scroll(staged, [])
      screen = LiveScreen(
        on: staged.stage, pictures: set.source(on: staged.stage, fonts: fonts, scale: scale),
        scale: scale)
    }
  }

  /// Takes a touch.
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

  /// What was decided last, in words; nil where nothing was.
  var decision: String? {
    guard case .interaction(let run) = driven else { return nil }
    return run.decision.map { "\($0)" }
  }

  /// What is to be seen at a time, in seconds from the first touch.
  mutating func frame(at time: Double) throws -> Bitmap {
    let fingers = end == nil ? last.map { [FingerMark(at: $0.position)] } ?? [] : []
    switch driven {
    case .interaction(var run):
      run.advance(to: time)
      driven = .interaction(run)
      return try screen.frame(run.layers, run.frame, fingers: fingers)
    case .scroll(let staged, _):
      guard let performance = try performance else {
        throw MediaError(.frames, "nothing scrolls in '\(staged.preset.id)'")
      }
      let cover = ScrollHeader(on: performance.stage)?.layer
      var frame = performance.frame(at: time)
      if let cover { frame.states.append(cover.state) }
      return try screen.frame(
        performance.layers + [cover].compactMap { $0 }, frame, fingers: fingers)
    }
  }

  /// The touches until now, as if they had been recorded.
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
