import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// Checks that fingers come down, move and are lifted in order, with increasing times.
struct SampleOrder {
  let container: Size2D
  private(set) var diagnostics: Diagnostics
  /// The touch-down sample of the finger that is down.
  private var down: GestureSample?
  private var last: GestureSample?

  init(container: Size2D, diagnostics: Diagnostics) {
    self.container = container
    self.diagnostics = diagnostics
  }

  mutating func check(_ samples: [GestureSample]) {
    for sample in samples {
      checkTime(of: sample)
      checkTurn(of: sample)
      checkFingers(of: sample)
      checkPlace(of: sample)
      switch sample.event.phase {
      case .began: down = sample
      // After a mistake, assume that the finger came down here, so that it is reported only once.
      case .moved: down = down ?? sample
      case .ended, .cancelled: down = nil
      }
      last = sample
    }
    guard let last, down != nil else { return }
    report(
      .neverLifted, "the last sample must be 'up' or 'cancelled', found '\(last.word)'",
      at: last.phase.keyPlace,
      help: "add an 'up' sample: what follows a gesture begins when its finger is lifted")
  }

  private mutating func checkTime(of sample: GestureSample) {
    guard let last, sample.event.time <= last.event.time else { return }
    let (before, time) = (last.keys.at, sample.keys.at)
    report(
      .timeNotLater, "a sample must be later than the one before it, found '\(time.string)'",
      at: time.place, labels: [.init("the previous sample is here", at: before.place)])
  }

  private mutating func checkTurn(of sample: GestureSample) {
    if sample.event.phase == .began {
      guard let down else { return }
      report(
        .wrongOrder, "a finger must be lifted before it goes down again",
        at: sample.phase.keyPlace, labels: [.init("it went down here", at: down.phase.keyPlace)],
        help: "use 'second' for the second finger of a pinch")
    } else if down == nil {
      let rule =
        last.map { "after '\($0.word)' a finger must go 'down'" }
        ?? "the first sample must be 'down'"
      report(
        .wrongOrder, "\(rule), found '\(sample.word)'", at: sample.phase.keyPlace,
        labels: last.map { [.init("it was lifted here", at: $0.phase.keyPlace)] } ?? [])
    }
  }

  private mutating func checkFingers(of sample: GestureSample) {
    guard sample.event.phase != .began, let down,
      (down.event.second == nil) != (sample.event.second == nil)
    else { return }
    let place = sample.keys.second?.cursor.keyPlace ?? sample.phase.keyPlace
    report(
      .unevenFingers, "the number of fingers must not change during a touch", at: place,
      labels: [.init("the touch begins here", at: down.phase.keyPlace)],
      help: "end the touch with 'up' and begin another")
  }

  private mutating func checkPlace(of sample: GestureSample) {
    guard sample.event.phase == .began else { return }
    let places = [
      (sample.event.position, sample.phase), (sample.event.second, sample.keys.second?.cursor),
    ]
    for case (let point?, let cursor?) in places where !isInside(point) {
      report(
        .downOutside, "a finger must go down inside the container", at: cursor.place,
        help:
          "the container is \(container.width.shortText) × \(container.height.shortText) points"
      )
    }
  }

  private func isInside(_ point: Point2D) -> Bool {
    (0...container.width).contains(point.x) && (0...container.height).contains(point.y)
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace,
    labels: [Diagnostic.Label] = [], help: String? = nil
  ) {
    diagnostics.report(in: place.file) {
      Diagnostic(.error, code, message, at: place, labels: labels, help: help)
    }
  }
}
