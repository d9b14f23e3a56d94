extension InteractionPlan.Gesture {
  /// The default of ``InteractionPlan/recognize``: content under the finger scrolls first, and the gesture begins
  /// only where it can scroll no farther that way; nil for gestures that do not compete with scrolling.
  ///
  /// At an edge of the screen the finger means the screen, and pulling content past its end is a gesture that
  /// scrolling begins.
  var scrollCondition: Expression? {
    switch self {
    case .pan(.down): .flag("scroll.at-top")
    case .pan(.up): .flag("scroll.at-bottom")
    // Content moves with the finger: one that moves to the trailing edge brings the leading end.
    case .pan(.trailing): .flag("scroll.at-leading")
    case .pan(.leading): .flag("scroll.at-trailing")
    case .pan(.horizontal), .pan(.vertical), .pan(.any): .flag("scroll.at-end")
    case .edgePan, .overscroll, .pinch, .longPress: nil
    }
  }
}

extension Expression {
  /// The value of one of the stage's flags.
  fileprivate static func flag(_ name: String) -> Expression {
    let scope = ExpressionScope(.interaction)
    guard let slot = scope.slot(of: name),
      let flag = Expression(
        text: name, instructions: [.variable(UInt32(slot))], type: .boolean, interval: .boolean)
    else { preconditionFailure("there is no \(name)") }
    return flag
  }
}
