extension InteractionPlan {
  /// The swipe from the leading edge that every navigation stack has.
  ///
  /// For presets without an interaction of their own: the finger scrubs the transition, which
  /// finishes if the finger's speed would carry it past the middle in 0.3 s.
  public static let swipeBack: InteractionPlan = {
    func expression(
      _ text: String, _ instructions: [Instruction], _ type: ExpressionType, _ interval: Interval
    ) -> Expression {
      guard
        let expression = Expression(
          text: text, instructions: instructions, type: type, interval: interval)
      else { preconditionFailure("'\(text)' needs too large a stack") }
      return expression
    }
    let scope = ExpressionScope(.interaction, parameters: [], elements: [])
    func slot(_ name: String) -> Instruction {
      guard let slot = scope.slot(of: name) else { preconditionFailure("there is no \(name)") }
      return .variable(UInt32(slot))
    }
    let progress = expression(
      "gesture.distance / container.width",
      [slot("gesture.distance"), slot("container.width"), .binary(.divide)], .number, .everything)
    return InteractionPlan(
      gesture: .edgePan(.leading), progress: progress,
      finish: expression(
        "projected(300ms) > 0.5",
        progress.projected(after: [.constant(0.3)]) + [.constant(0.5), .binary(.greater)],
        .boolean, .boolean))
  }()
}
