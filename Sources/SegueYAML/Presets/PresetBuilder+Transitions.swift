import SegueCatalog
import SegueExpressions
import SegueTimeline

extension PresetBuilder {
  /// - Returns: never nil, since the check guarantees one of the transition's forms.
  mutating func transition(_ forms: Choice<TransitionForms>) -> TransitionPlan? {
    if let reversed = forms.reversed, let operation = reversed.operation.value {
      return .reverse(
        ReversePlan(
          operation: operation, easing: reversed.easing?.value ?? .asWritten,
          duration: reversed.duration.map { expression($0, .duration) }))
    }
    return forms.forward.map { .forward(forward($0)) }
  }

  private mutating func forward(_ keys: Object<ForwardKeys>) -> ForwardPlan {
    let phase = keys.phase
    var plan = ForwardPlan(
      choreography: choreography(layers: keys.layers, phase.parts, stagger: phase.stagger))
    plan.animators = animatorRequirements(keys.animator)
    if let settings = keys.with, keys.animator == nil { report(settings, without: "animator") }
    for entry in keys.with?.entries ?? [] { plan.settings[entry.name ?? ""] = setting(entry) }
    plan.declarations = Timeline.Declarations(
      startsAtSource: keys.startsAt != nil, endsAtSource: keys.endsAt != nil,
      hasCut: keys.cut?.boolean ?? false)
    return plan
  }

  private mutating func animatorRequirements(_ forms: Choice<AnimatorForms>?)
    -> [AnimatorRequirement]
  {
    guard let forms else { return [] }
    if let list = forms.list {
      return list.items.map { requirement($0.requirement, or: $0.cursor) }
    }
    return [requirement(forms.requirement, or: forms.cursor)]
  }

  private mutating func requirement(_ keys: Object<AnimatorRequirementKeys>?, or id: Cursor)
    -> AnimatorRequirement
  {
    guard let keys else { return AnimatorRequirement(id: id.string) }
    return AnimatorRequirement(
      id: keys.id.string, minimum: version(keys.fromVersion), below: version(keys.belowVersion),
      capabilities: Set(keys.requires?.items.map(\.string) ?? []))
  }

  private mutating func version(_ cursor: Cursor?) -> Version? {
    guard let cursor else { return nil }
    if let version = Version(cursor.string) { return version }
    report(
      .badText, "a version must be up to three numbers such as 1.2.0, found '\(cursor.string)'",
      at: cursor.place)
    return nil
  }

  /// Reads the value of an animator's parameter.
  ///
  /// The form of the text decides: a number, a color, a formula over the stage, or a plain name.
  /// The registry builder compares it with the animator's own description.
  private mutating func setting(_ cursor: Cursor) -> ParameterSetting {
    if let isOn = cursor.boolean {
      return .condition(Expression(constant: isOn ? 1 : 0, type: .boolean))
    }
    if let color = ColorText.literal(cursor.string) { return .color(.literal(color)) }
    if cursor.string == ColorSetting.surfaceName { return .color(.surface) }
    switch parameters.first(where: { $0.name == cursor.string })?.kind {
    case .color: return .color(.parameter(cursor.string))
    case .choice: return .choice(cursor.string)
    default: break
    }
    if KebabText.isPlain(cursor.string), scope.slot(of: cursor.string) == nil {
      return .choice(cursor.string)
    }
    for type in [ExpressionType.number, .angle, .duration, .boolean] {
      if let found = try? Expression.parse(cursor.string, in: scope, expecting: type) {
        return type == .boolean ? .condition(found) : .expression(found)
      }
    }
    return .expression(expression(cursor))
  }
}

extension KebabText {
  /// Whether a text is a single name and not a formula.
  static func isPlain(_ text: String) -> Bool { problem(in: Array(text.utf8).span) == nil }
}
