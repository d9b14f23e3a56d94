import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// Law 10: a clear flick finishes, and a clear throw back never does, unless the preset says that a flick is ignored
/// or that no lifted finger finishes.
///
/// Only the preset's rules are evaluated, as if a finger lifted there; no timeline is computed.
struct ReleaseCheck {
  let subject: LawSubject

  /// The speed of a clear flick or throw, in lengths of the container per second: 780 points per second across a
  /// phone, which a thumb does without effort.
  static let speed = 2.0
  /// Where a flick ends, as a part of the container's length.
  private static let flick = 0.12
  /// Where a screen that is thrown back is let go, as a part of the way to the end.
  private static let release = 0.58

  var violations: [Violation] {
    guard let plan = subject.preset.interactions[subject.operation], !plan.ignoresFlicks,
      plan.finish.constantValue == nil
    else { return [] }
    return StraightFinger.all(of: plan.gesture, on: subject.stage).lazy
      .compactMap { failure(of: plan, $0) }.prefix(1).map { what in
        var violation = subject.violation(of: .release, what)
        violation.isInteractive = true
        return violation
      }
  }

  /// Returns what is wrong for a finger that moves in one direction; nil if nothing is, or if it is not the gesture.
  private func failure(of plan: InteractionPlan, _ finger: StraightFinger) -> String? {
    var rules = ReleaseRules(plan, subject)
    guard rules.begin(with: finger), let end = rules.end(for: finger) else { return nil }
    let speed = Self.speed * finger.length
    let flick = min(Self.flick * finger.length, 0.5 * end)
    if !rules.finish(finger, at: flick, speed: speed) {
      return "a flick \(finger.name) does not finish it: \(text(speed, flick))"
    }
    // At three times the speed, the projected progress lies before the start.
    let back = [-speed, -3 * speed].first {
      rules.finish(finger, at: Self.release * end, speed: $0)
    }
    return back.map {
      "a finger that throws it back finishes it: \(text($0, Self.release * end))"
    }
  }

  private func text(_ speed: Double, _ place: Double) -> String {
    "lifted at \(rounded(speed)) points per second after \(rounded(place)) points"
  }
}

/// A preset's rules about a finger, evaluated without a transition.
struct ReleaseRules {
  let plan: InteractionPlan
  let stage: Stage
  var values: InteractionValues

  init(_ plan: InteractionPlan, _ subject: LawSubject) {
    self.plan = plan
    stage = subject.stage
    values = InteractionValues(
      stage, parameters: subject.preset.defaultParameters, scope: subject.preset.scope)
  }

  /// Returns whether the gesture is recognized from a finger's first movement.
  mutating func begin(with finger: StraightFinger) -> Bool {
    values.set(finger.state(of: plan.gesture, at: 1, speed: finger.length, on: stage))
    guard plan.begin.map(values.holds) ?? true else { return false }
    values.set(
      finger.state(of: plan.gesture, at: GestureRecognizer.slop, speed: finger.length, on: stage))
    return plan.recognize.map(values.holds) ?? true
  }

  /// The distance at which the transition's progress is complete, or as far as the finger can go; nil if the finger
  /// does not drive the transition this way.
  mutating func end(for finger: StraightFinger) -> Double? {
    guard progress(finger, at: finger.length) > progress(finger, at: 0) + 0.01 else { return nil }
    guard progress(finger, at: finger.length) > 1 else { return finger.length }
    var (low, high) = (0.0, finger.length)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if progress(finger, at: middle) < 1 { low = middle } else { high = middle }
    }
    return high
  }

  private mutating func progress(_ finger: StraightFinger, at place: Double) -> Double {
    values.set(finger.state(of: plan.gesture, at: place, on: stage))
    return values.number(plan.progress)
  }

  /// Whether the transition finishes where a finger is lifted.
  mutating func finish(_ finger: StraightFinger, at place: Double, speed: Double) -> Bool {
    let progress = progress(finger, at: place)
    values.set(progress: min(max(progress, 0), 1))
    values.set(finger.state(of: plan.gesture, at: place, speed: speed, on: stage))
    if let cancel = plan.cancel, values.holds(cancel) { return false }
    return plan.complete.map(values.holds) ?? false || values.holds(plan.finish)
  }
}
