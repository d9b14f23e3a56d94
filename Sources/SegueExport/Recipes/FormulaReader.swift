package import SegueCatalog
import SegueTimeline

/// Reads the expressions of a preset as formulas, in the terms of one operation.
///
/// Sources and elements are known and nothing is caught in the middle, so `source.known` is true and `from.now` is
/// `from`; choices and switches have their default values. Conditions that only ask for these are decided.
package struct FormulaReader: Sendable {
  /// Which screen an expression calls `from`.
  enum Sense {
    /// The departing one.
    case asWritten
    /// The arriving one, since the tracks are those of the inverse operation.
    case swapped
  }

  /// The preset's named values, in order.
  let values: [TransitionRecipe.NamedValue]
  let scope: ExpressionScope
  private let sense: Sense
  private let decided: [String: Double]

  /// Creates a reader of expressions that are written for the operation itself, such as those of an interaction.
  package init(_ preset: Preset) { self.init(preset, .asWritten) }

  init(_ preset: Preset, _ sense: Sense) {
    scope = preset.scope
    self.sense = sense
    var decided: [String: Double] = [:]
    for parameter in preset.parameters {
      switch parameter.defaultValue {
      case .boolean(let isOn): decided[parameter.name] = isOn ? 1 : 0
      case .choice(let name): decided[parameter.name] = Variable.code(ofChoice: name)
      case .number, .color: break
      }
    }
    self.decided = decided
    var known: [TransitionRecipe.NamedValue] = []
    for value in preset.values {
      let formula = Self.formula(value.expression, scope, sense, decided, known)
      guard !formula.operands.isEmpty else { continue }
      known.append(TransitionRecipe.NamedValue(name: value.name, formula: formula))
    }
    values = known
  }

  /// Returns the formula of an expression.
  package func formula(_ expression: Expression) -> Formula {
    Self.formula(expression, scope, sense, decided, values)
  }

  /// Returns the formula of a variable.
  func variable(_ slot: Int) -> Formula { Self.variable(slot, scope, sense, decided) }

  private static func formula(
    _ expression: Expression, _ scope: ExpressionScope, _ sense: Sense,
    _ decided: [String: Double], _ values: [TransitionRecipe.NamedValue]
  ) -> Formula {
    let plain = Formula(expression) { variable($0, scope, sense, decided) }.replacing { _ in nil }
    return plain.replacing { part in
      values.first { $0.formula == part }.map { .named($0.name) }
    }
  }

  private static func variable(
    _ slot: Int, _ scope: ExpressionScope, _ sense: Sense, _ decided: [String: Double]
  ) -> Formula {
    let name = scope.variable(at: slot).name
    if name.hasSuffix(".known") { return .number(1) }
    if let value = decided[name] { return .number(value) }
    var parts = name.split(separator: ".").map(String.init)
    parts.removeAll { $0 == "now" }
    if parts[0] == "element", parts[2] != "from", parts[2] != "to" { parts.insert("from", at: 2) }
    if sense == .asWritten { return .variable(parts.joined(separator: ".")) }
    if name == "direction" { return .unary(.negate, .variable(name)) }
    let place = parts[0] == "element" ? 2 : 0
    parts[place] = ["from": "to", "to": "from"][parts[place]] ?? parts[place]
    return .variable(parts.joined(separator: "."))
  }
}
