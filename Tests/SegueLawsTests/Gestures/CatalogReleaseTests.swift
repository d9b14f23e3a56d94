import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@testable import SegueLaws

/// What every interaction of the catalog makes of a hand, on a phone.
@Suite struct `Hands on the catalog` {
  private static let variant = StageVariant(
    size: Size2D(width: 390, height: 844), isRightToLeft: false, knowsSource: true)

  /// An interaction that a finger moving straight drives.
  private struct Entry {
    let name: String
    let plan: InteractionPlan
    let subject: LawSubject
    let finger: StraightFinger
    /// The distance at which its progress is complete, in points.
    let end: Double
  }

  private static func entries() throws -> [Entry] {
    var entries: [Entry] = []
    for preset in ShippedCatalog.registry.presets {
      for (operation, plan) in preset.interactions {
        let subject = try LawSubject(
          preset, operation, variant, in: ShippedCatalog.registry, with: LawEnvironment())
        for finger in StraightFinger.all(of: plan.gesture, on: subject.stage) {
          var rules = ReleaseRules(plan, subject)
          guard rules.begin(with: finger), let end = rules.end(for: finger) else { continue }
          let name = "\(preset.id) \(operation.rawValue) \(finger.name)"
          entries.append(
            Entry(name: name, plan: plan, subject: subject, finger: finger, end: end))
        }
      }
    }
    return entries
  }

  @Test func `a flick finishes and a throw back never does`() throws {
    let entries = try Self.entries().filter { $0.plan.finish.constantValue == nil }
    #expect(entries.count >= 150)
    for entry in entries {
      let flick = min(0.15 * entry.finger.length, 0.6 * entry.end)
      let flicked = try Self.decision(entry, [.init(to: flick, seconds: 0.064)])
      guard case .finish? = flicked else {
        Issue.record("\(entry.name): a flick is \(flicked.map { "\($0)" } ?? "not recognized")")
        continue
      }
      let way = 0.24 * entry.end
      let thrown = try Self.decision(
        entry,
        [
          .init(to: 0.82 * entry.end, seconds: 0.5), .init(to: 0.82 * entry.end, seconds: 0.15),
          .init(to: 0.58 * entry.end, seconds: max(way / max(1484, 2 * entry.finger.length), 0.05)),
        ])
      guard case .cancel? = thrown else {
        Issue.record("\(entry.name): a throw back is \(thrown.map { "\($0)" } ?? "not recognized")")
        continue
      }
    }
  }

  @Test func `so the rules say on every size`() throws {
    for preset in ShippedCatalog.registry.presets {
      for operation in preset.interactions.keys {
        for size in StageVariant.sizes {
          let subject = try LawSubject(
            preset, operation,
            StageVariant(size: size, isRightToLeft: false, knowsSource: true),
            in: ShippedCatalog.registry, with: LawEnvironment())
          #expect(ReleaseCheck(subject: subject).violations.map(\.description) == [])
        }
      }
    }
  }

  /// Content goes first in every direction in which it can scroll, except for a sheet that is pulled up to become larger.
  @Test func `a drag leaves a finger to content that can scroll`() throws {
    let drags = try Self.entries().filter { if case .pan = $0.plan.gesture { true } else { false } }
    #expect(drags.count >= 80)
    let content = ScrollPosition(
      offset: Point2D(x: 300, y: 700), size: Self.variant.size,
      content: Size2D(width: 1200, height: 3000))
    for entry in drags where entry.name != "detent-sheet dismiss up" {
      var recognizer = GestureRecognizer(
        entry.plan, on: entry.subject.stage, parameters: entry.subject.preset.defaultParameters,
        scope: entry.subject.preset.scope)
      let found = Self.touches(entry, [.init(to: 60, seconds: 0.1)]).map {
        recognizer.handle($0, scroll: content)
      }
      #expect(
        found.contains { if case .refused(.recognize) = $0 { true } else { false } },
        "\(entry.name): \(found)")
    }
  }

  /// A part of a finger's way: where it goes along its direction, and how long that takes.
  private struct Leg {
    let to: Double
    let seconds: Double
  }

  private static func decision(_ entry: Entry, _ legs: [Leg]) throws -> InteractionDecision? {
    let request = MatchRequest(entry.subject.stage, explicitPreset: entry.subject.preset.id)
    let selector = AnimatorSelector(registry: ShippedCatalog.registry)
    let animation = try #require(selector.animationController(for: request))
    var run = try #require(try InteractionRun(animation, on: entry.subject.stage))
    for touch in touches(entry, legs) {
      var scroll: ScrollPosition?
      if case .overscroll = entry.plan.gesture {
        // Content as large as its view, which the finger pulls past its end.
        scroll = .resting(variant.size)
        scroll?.offset.y = touches(entry, legs)[0].position.y - touch.position.y
      }
      try run.handle(touch, scroll: scroll)
    }
    return run.decision
  }

  /// The touches of a finger that goes some way in its direction, from where it can.
  private static func touches(_ entry: Entry, _ legs: [Leg]) -> [TouchEvent] {
    let (size, direction) = (variant.size, entry.finger.direction)
    // Near the edge behind it, or in the middle across.
    let start = Point2D(
      x: size.width / 2 - direction.x * (size.width / 2 - 4),
      y: size.height / 2 - direction.y * (size.height / 2 - 4))
    func touch(_ time: Double, _ phase: TouchEvent.Phase, _ place: Double) -> TouchEvent {
      guard entry.plan.gesture == .pinch else {
        return TouchEvent(
          time: time, phase: phase,
          position: Point2D(x: start.x + direction.x * place, y: start.y + direction.y * place))
      }
      let half = (StraightFinger.firstSpan + direction.x * place) / 2
      let middle = Point2D(x: size.width / 2, y: size.height / 2)
      return TouchEvent(
        time: time, phase: phase, position: Point2D(x: middle.x, y: middle.y - half),
        second: Point2D(x: middle.x, y: middle.y + half))
    }
    var (time, place) = (0.0, 0.0)
    var touches = [touch(0, .began, 0)]
    for leg in legs {
      for step in 1...6 {
        let part = Double(step) / 6
        touches.append(
          touch(time + leg.seconds * part, .moved, place + (leg.to - place) * part))
      }
      (time, place) = (time + leg.seconds, leg.to)
    }
    return touches + [touch(time, .ended, place)]
  }
}
