import SegueCatalog
import SegueTimeline

extension PresetBuilder {
  mutating func transition(_ cursor: Cursor) -> TransitionPlan {
    if let operation = cursor.name("reverse", as: Operation.self) {
      return .reverse(
        ReversePlan(
          operation: operation,
          easing: cursor.name("easing", as: Timeline.ReversedEasing.self) ?? .asWritten,
          duration: cursor["duration"].map { expression($0, .duration) }))
    }
    var plan = ForwardPlan(choreography: choreography(cursor))
    plan.animators = animatorRequirements(cursor["animator"])
    if let settings = cursor["with"], cursor["animator"] == nil {
      report(settings, without: "animator")
    }
    for entry in cursor["with"]?.entries ?? [] { plan.settings[entry.name ?? ""] = setting(entry) }
    plan.declarations = Timeline.Declarations(
      startsAtSource: cursor["starts-at"] != nil, endsAtSource: cursor["ends-at"] != nil,
      hasCut: cursor["cut"]?.boolean ?? false)
    return .forward(plan)
  }

  private mutating func animatorRequirements(_ cursor: Cursor?) -> [AnimatorRequirement] {
    guard let cursor else { return [] }
    return cursor.kind == .list ? cursor.items.map { requirement($0) } : [requirement(cursor)]
  }

  private mutating func requirement(_ cursor: Cursor) -> AnimatorRequirement {
    guard cursor.kind == .map else { return AnimatorRequirement(id: cursor.string) }
    return AnimatorRequirement(
      id: cursor.required("id").string,
      minimum: version(cursor["from-version"]), below: version(cursor["below-version"]),
      capabilities: Set(cursor["requires"]?.items.map(\.string) ?? []))
  }

  private mutating func version(_ cursor: Cursor?) -> Version? {
    guard let cursor else { return nil }
    if let version = Version(cursor.string) { return version }
    report(
      .badText, "a version must be up to three numbers such as 1.2.0, found '\(cursor.string)'",
      at: cursor.place)
    return nil
  }

  /// Reads what a parameter of an animator is set to.
  ///
  /// What the text means is seen from its form: a number, a color, a formula over the stage, or a plain
  /// name. The animator's own description is compared with it when the registry is made.
  private mutating func setting(_ cursor: Cursor) -> ParameterSetting {
    if let isOn = cursor.boolean {
      return .condition(Expression(constant: isOn ? 1 : 0, type: .boolean))
    }
    if let color = ColorText.literal(cursor.string) { return .color(.literal(color)) }
    if case .color? = parameters.first(where: { $0.name == cursor.string })?.kind {
      return .color(.parameter(cursor.string))
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
  /// Whether a text is one name and no formula.
  static func isPlain(_ text: String) -> Bool { problem(in: Array(text.utf8).span) == nil }
}
