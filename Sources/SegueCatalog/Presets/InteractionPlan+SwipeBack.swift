extension InteractionPlan {
  /// The swipe from the leading edge that every navigation stack has.
  ///
  /// For presets without an interaction of their own: the finger scrubs the transition, which
  /// finishes past the middle, or faster than 600 points per second.
  public static let swipeBack: InteractionPlan = {
    let scope = ExpressionScope(.interaction, parameters: [], elements: [])
    func slot(_ name: String) -> Instruction {
      guard let slot = scope.slot(of: name) else { preconditionFailure("there is no \(name)") }
      return .variable(UInt32(slot))
    }
    func expression(
      _ text: String, _ instructions: [Instruction], _ type: ExpressionType, _ interval: Interval
    ) -> Expression {
      guard
        let expression = Expression(
          text: text, instructions: instructions, type: type, interval: interval)
      else { preconditionFailure("'\(text)' needs too large a stack") }
      return expression
    }
    return InteractionPlan(
      gesture: .edgePan(.leading),
      progress: expression(
        "gesture.distance / container.width",
        [slot("gesture.distance"), slot("container.width"), .binary(.divide)], .number, .everything),
      finish: expression(
        "progress > 0.5 or gesture.speed > 600",
        [
          slot("progress"), .constant(0.5), .binary(.greater),
          slot("gesture.speed"), .constant(600), .binary(.greater), .binary(.or),
        ], .boolean, .boolean))
  }()
}
