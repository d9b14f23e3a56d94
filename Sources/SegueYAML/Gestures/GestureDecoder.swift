import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

/// Decodes a checked file into a recorded gesture, and checks that fingers could perform it.
struct GestureDecoder {
  /// Whether all samples can be read; otherwise their order is not checked.
  let isSound: Bool
  var diagnostics = Diagnostics()

  init(isSound: Bool) { self.isSound = isSound }

  mutating func gesture(_ root: Object<GestureKeys>) -> RecordedGesture? {
    if let problem = root.id.fileNameProblem(.gestureIsNotFileName) { diagnostics.report(problem) }
    let container = root.container.size
    let samples = root.samples.items.compactMap(GestureSample.init)
    if isSound {
      var order = SampleOrder(container: container, diagnostics: diagnostics)
      order.check(samples)
      diagnostics = order.diagnostics
    }
    guard !diagnostics.hasErrors else { return nil }
    return RecordedGesture(
      id: root.id.string, summary: root.summary.string, container: container,
      touches: samples.map(\.event),
      scroll: root.scroll.map { scroll($0, container: container) })
  }

  private func scroll(_ keys: Object<ScrollViewKeys>, container: Size2D) -> ScrollPosition {
    let (top, left, bottom, right) = keys.inset?.numbers ?? (0, 0, 0, 0)
    return ScrollPosition(
      offset: keys.offset?.point ?? .zero, size: keys.size?.size ?? container,
      content: keys.content.size,
      inset: Insets(top: top, left: left, bottom: bottom, right: right))
  }
}

/// A sample of a recording, with its source location.
struct GestureSample {
  let event: TouchEvent
  /// The value of the key that names the touch's phase.
  let phase: Cursor
  /// The whole sample.
  let keys: Object<SampleKeys>

  /// - Returns: never nil, since the check guarantees one of the phase keys.
  init?(_ keys: Object<SampleKeys>) {
    let phases: [(Pair?, TouchEvent.Phase)] = [
      (keys.down, .began), (keys.move, .moved), (keys.up, .ended), (keys.cancelled, .cancelled),
    ]
    guard case (let position?, let phase)? = phases.first(where: { $0.0 != nil }) else {
      return nil
    }
    self.keys = keys
    self.phase = position.cursor
    event = TouchEvent(
      time: keys.at.seconds ?? 0, phase: phase, position: position.point,
      second: keys.second?.point)
  }

  /// The key that names the touch's phase.
  var word: String { phase.name ?? "" }
}

extension Pair {
  /// The two numbers as a point.
  var point: Point2D { Point2D(x: numbers.0, y: numbers.1) }

  /// The two numbers as a size.
  var size: Size2D { Size2D(width: numbers.0, height: numbers.1) }
}
