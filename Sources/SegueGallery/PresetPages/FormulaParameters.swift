import SegueCatalog
import SegueStaging
import SegueTimeline

extension Preset {
  /// The numeric parameters that only conditions of gestures read, so that a page can change them
  /// without another layout.
  var conditionParameters: [String] {
    guard scroll == nil, !interactions.isEmpty else { return [] }
    let scope = scope
    let others = Self.slots(in: [
      transitions.values.map { $0 as Any }, interactions.values.map { $0.withoutConditions },
      presentation as Any,
    ])
    let inConditions = Self.slots(in: interactions.values.map { $0 })
    return parameters.filter { $0.bounds != nil }.map(\.name).filter { name in
      scope.slot(of: name).map { inConditions.contains($0) && !others.contains($0) } ?? false
    }
  }

  /// The slots that the expressions anywhere in a value read.
  private static func slots(in value: Any) -> Set<Int> {
    if let expression = value as? Expression {
      return Set(expression.steps.compactMap { if case .slot(let slot) = $0 { slot } else { nil } })
    }
    return Mirror(reflecting: value).children.reduce(into: []) {
      $0.formUnion(slots(in: $1.value))
    }
  }
}

extension InteractionPlan {
  /// The plan without the formulas that the page evaluates itself: the conditions, and the progress if
  /// it scrubs a timeline.
  fileprivate var withoutConditions: InteractionPlan {
    let none = Expression(constant: 0, type: .boolean)
    var plan = self
    (plan.begin, plan.recognize, plan.cancel, plan.complete) = (nil, nil, nil, nil)
    plan.finish = none
    guard tracks.isEmpty else { return plan }
    plan.progress = none
    (plan.onFinish.speed, plan.onFinish.duration) = (nil, nil)
    (plan.onCancel.speed, plan.onCancel.duration) = (nil, nil)
    return plan
  }
}
