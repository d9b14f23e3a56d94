import SegueCatalog
import SegueTimeline

extension PresetBuilder {
  /// Reads a step of a path; the first one may be a move, or of a mask, any.
  mutating func pathStep(
    _ step: Object<PathStepKeys>, isMask: Bool = false, reading families: VariableFamilies
  ) -> PathStepPlan? {
    let points = Array(repeating: ValueBounds.length, count: isMask ? 6 : 0)
    if let move = step.move { return .move(numbers(move, reading: families, within: points)) }
    if let line = step.line { return .line(numbers(line, reading: families, within: points)) }
    if let curve = step.curve { return .curve(numbers(curve, reading: families, within: points)) }
    guard let arc = step.arc else { return nil }
    return .arc(
      radii: numbers(arc.radii, reading: families, within: points),
      from: expression(arc.start, .angle, reading: families),
      sweep: expression(
        arc.sweep, .angle, reading: families,
        within: isMask ? [PathStepPlan].sweepRange : nil))
  }

  /// Reads the loops of a mask.
  mutating func loops(
    _ cursor: Cursor, reading families: VariableFamilies
  ) -> [PathStepPlan] {
    let steps = cursor.items.map { Object<PathStepKeys>(checked: $0) }
    let plans = steps.compactMap { pathStep($0, isMask: true, reading: families) }
    if let first = steps.first, first.move == nil {
      report(
        .badKeyframes, "the path of a mask must begin with 'move'", at: first.cursor.place,
        help: "add {move: [x, y]} as the first step")
    }
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      guard let move = step.move, isLast || steps[index + 1].move != nil else { continue }
      report(.badKeyframes, "nothing is drawn from this 'move'", at: move.keyPlace)
    }
    let count = steps.count { $0.move != nil }
    if count > PathLoops.most {
      report(
        .badKeyframes,
        "the path of a mask must have at most \(PathLoops.most) loops, found \(count)",
        at: cursor.place)
    }
    return plans
  }

  /// Checks that the path of a mask keeps the kinds of its steps while it moves.
  mutating func checkSteps(of motion: PropertyMotion, at cursor: Cursor) {
    let kinds = motion.keyframes.compactMap { keyframe -> [PathStepPlan.Kind]? in
      if case .path(let steps)? = keyframe.value { steps.map(\.kind) } else { nil }
    }
    guard Set(kinds).count > 1 else { return }
    report(
      .badKeyframes, "a path must have the same kinds of steps in every keyframe",
      at: cursor.keyPlace)
  }
}
