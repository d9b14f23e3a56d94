import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SeguePreview
import SegueTimeline

/// Renders requested pictures of phones: animations, frames, and the terminal's bytes.
struct PhoneRenderer {
  private let capabilities: TerminalCapabilities
  private var frameSources = PhoneAnimationCache()
  private var picture: PhonePicture?
  private var place: RenderPlacement?
  private var body: PhoneFrame?
  private var shown: Shown?
  private var presets: [String] = []
  private var finger: HeldTouch?

  /// The content of a picture, compared to skip unchanged ones.
  private struct Shown: Hashable {
    var requests: [PhoneAnimationRequest]
    var progress: [Double]
    var place: RenderPlacement
  }

  /// A finger on the first phone's animation.
  private struct HeldTouch {
    var hold: PhoneFinger
    let start: ContinuousClock.Instant
    /// The animation under the finger.
    let request: PhoneAnimationRequest

    func seconds(at moment: ContinuousClock.Instant) -> Double { (moment - start) / .seconds(1) }
  }

  init(_ capabilities: TerminalCapabilities) { self.capabilities = capabilities }

  /// Whether to render a request at once: its presets are already shown, or its animations are
  /// cached.
  func isReady(for order: RenderRequest) -> Bool {
    order.subjects.map(\.preset.id) == presets
      || order.subjects.allSatisfy { frameSources.has($0.request) }
  }

  mutating func report(on order: RenderRequest) -> RenderResult {
    var report = RenderResult(
      number: order.number, place: order.place, requests: order.subjects.map(\.request))
    presets = order.subjects.map(\.preset.id)
    var shown: [PhoneAnimation?] = []
    for subject in order.subjects {
      let (frameSource, problem) = frameSources.frameSource(subject)
      shown.append(frameSource)
      if let problem { report.problems.append(problem) }
    }
    report.facts = order.subjects.first.map { frameSources.facts($0) } ?? []
    report.duration = shown.compactMap { $0?.duration }.max() ?? 0
    do {
      report.finger = try touch(order, shown.first ?? nil)
      report.picture = try drawn(order, shown, isHeld: report.finger.isHolding)
      report.progress = finger?.hold.progress
    } catch {
      finger = nil
      report.problems.append("\(error)".printable)
    }
    return report
  }

  // MARK: Finger

  private mutating func touch(
    _ order: RenderRequest, _ frameSource: PhoneAnimation?
  ) throws -> RenderResult.Finger {
    // A finger that held other content is dropped.
    if let grab = finger, order.subjects.first?.request.isSameMotion(as: grab.request) != true {
      finger = nil
      if order.touches.isEmpty { return .over }
    }
    var isRefused = false
    for touch in order.touches {
      if touch.phase == .began {
        finger = try frameSource.flatMap { frameSource in
          try PhoneFinger(frameSource).map {
            HeldTouch(hold: $0, start: touch.moment, request: frameSource.request)
          }
        }
        isRefused = finger == nil
      }
      guard let time = finger?.seconds(at: touch.moment) else { continue }
      try finger?.hold.handle(
        TouchEvent(time: time, phase: touch.phase.ofTouch, position: touch.point))
    }
    guard let grab = finger else { return isRefused ? .refused : .none }
    if let end = grab.hold.end, grab.seconds(at: order.moment) > end {
      finger = nil
      return .over
    }
    return .holds(decision: grab.hold.decision)
  }

  // MARK: Picture

  private mutating func drawn(
    _ order: RenderRequest, _ frameSources: [PhoneAnimation?], isHeld: Bool
  ) throws -> RenderResult.Picture? {
    let key = Shown(
      requests: order.subjects.map(\.request),
      progress: frameSources.map { frameSource in
        frameSource.map { order.progress(of: $0.duration) } ?? 0
      },
      place: order.place)
    if key == shown, !isHeld { return nil }
    // While a finger is down every picture is different.
    shown = isHeld ? nil : key
    let screens = try zip(frameSources, key.progress).enumerated().map { index, frameSource in
      if index == 0, isHeld, let time = finger?.seconds(at: order.moment) {
        return try finger?.hold.frame(at: time)
      }
      return try frameSource.0?.frame(at: frameSource.1)
    }
    let composed = composed(screens, order.place)
    if place != order.place || picture == nil {
      place = order.place
      picture = PhonePicture(capabilities, in: order.place.area)
    }
    let bytes = try picture?.encode(composed) ?? []
    return RenderResult.Picture(cells: picture?.cells, bytes: bytes)
  }

  /// The phones side by side.
  private mutating func composed(_ screens: [Bitmap?], _ place: RenderPlacement) -> Bitmap {
    let area = place.area
    let size = PhonePicture.pixels(area, capabilities, fineness: place.fineness)
    let result = Bitmap(width: size.width, height: size.height)
    for (screen, phone) in zip(screens, place.phones) {
      let own = PhonePicture.pixels(phone, capabilities, fineness: place.fineness)
      let x = (phone.column - area.column) * size.width / max(1, area.columns)
      let frame = phoneFrame(width: min(own.width, size.width - x), height: size.height)
      frame.draw(screen, into: result, x: x)
    }
    return result
  }

  /// The body of a phone, drawn once for each size.
  private mutating func phoneFrame(width: Int, height: Int) -> PhoneFrame {
    if let body, body.has(width: width, height: height) { return body }
    let new = PhoneFrame(width: width, height: height)
    body = new
    return new
  }
}

extension RenderResult.Finger {
  /// Whether a finger drives the animation.
  var isHolding: Bool {
    if case .holds = self { true } else { false }
  }
}

extension FingerPhase {
  fileprivate var ofTouch: TouchEvent.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    }
  }
}
