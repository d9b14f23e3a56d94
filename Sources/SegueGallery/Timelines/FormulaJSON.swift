package import SegueCatalog
package import SegueDiagnostics

/// A formula for the gallery's scripts to evaluate: a JSON list of numbers, names of values and
/// operations, in postfix order.
///
/// `g0` … `g10` are the gesture's values in the order of the scope, `p` the progress, `s0` … `s16`
/// the scroll view's; every other word is an operation on the operands before it. All other values
/// of the stage are constant during a gesture, and are written as numbers, except parameters that a
/// visitor can change, which are written as `@name`.
package enum FormulaJSON {
  /// Encodes a formula with the values of a stage.
  ///
  /// - Parameter parameters: the names of the parameters that remain variables, by slot.
  package static func json(
    _ formula: Expression, _ values: InteractionValues, keeping parameters: [Int: String] = [:]
  ) -> JSONValue {
    .array(
      formula.steps.map { step in
        switch step {
        case .number(let number): .number(number)
        case .operation(let name, operands: _): .string(name)
        case .slot(let slot):
          (variable(slot) ?? parameters[slot].map { "@\($0)" }).map(JSONValue.string)
            ?? .number(values.number(at: slot))
        }
      })
  }

  /// The name of a value that changes during a gesture; nil for constants.
  private static func variable(_ slot: Int) -> String? {
    if slot == StageSlots.progress { return "p" }
    let (gesture, scroll) = (slot - StageSlots.gesture, slot - StageSlots.scroll)
    if (0..<StageSlots.gestureCount).contains(gesture) { return "g\(gesture)" }
    if (0..<StageSlots.scrollCount).contains(scroll) { return "s\(scroll)" }
    return nil
  }
}
