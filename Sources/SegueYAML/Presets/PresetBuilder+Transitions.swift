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
    animator = nil
    var plan = ForwardPlan(
      choreography: choreography(layers: keys.layers, phase.parts, of: phase))
    if let animator {
      plan.animators = animator.requirements
      plan.settings = animator.settings
    }
    if phase.animator != nil, keys.layers == nil, phase.parts.delay == nil {
      // The animator is the whole transition.
      plan.choreography.phase.parts = .tracks([])
    }
    plan.declarations = Timeline.Declarations(
      startsAtSource: keys.startsAt != nil, endsAtSource: keys.endsAt != nil,
      hasCut: keys.cut?.boolean ?? false)
    return plan
  }

  /// Reads the animator of a phase; a transition has one at most, and what follows a gesture none.
  mutating func readAnimator(
    _ forms: Choice<AnimatorForms>, of phase: Object<PhaseKeys>, reading base: VariableFamilies
  ) {
    let requirements = animatorRequirements(forms)
    var settings: [String: ParameterSetting] = [:]
    for entry in phase.with?.entries ?? [] { settings[entry.name ?? ""] = setting(entry) }
    if base != .tracks {
      report(
        .misplacedAnimator, "an animator cannot play after a gesture", at: forms.cursor.keyPlace,
        help: "write tracks")
    } else if animator != nil {
      report(
        .misplacedAnimator, "a transition can have only one animator", at: forms.cursor.keyPlace,
        help: "write the other phases with tracks")
    } else {
      animator = (requirements, settings)
    }
  }

  private mutating func animatorRequirements(_ forms: Choice<AnimatorForms>)
    -> [AnimatorRequirement]
  {
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
    if parameters.contains(where: { $0.name == cursor.string }) { noteUse(of: cursor.string) }
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
        noteUse(in: found)
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
