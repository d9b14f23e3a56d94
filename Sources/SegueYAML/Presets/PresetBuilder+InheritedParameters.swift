import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// Parameters that a preset inherits; their types and values must suit the parent's formulas.
extension PresetBuilder {
  /// Whether a parameter that the parent does not have is declared completely.
  mutating func isDeclared(_ keys: Object<ParameterKeys>, besides parent: Preset) -> Bool {
    let present = keys.cursor.tree.keys(of: keys.cursor.node)
    guard let missing = ParameterKeys.declaring.first(where: { !present.contains("\($0)") })
    else { return true }
    let name = keys.cursor.name ?? ""
    report(
      .unknownParameter,
      "'\(name)' is no parameter of the parent, so it must have the key '\(missing)'",
      at: keys.cursor.keyPlace,
      help: NearestName.help(for: name, noun: "parameter", among: parent.parameters.map(\.name))
        ?? parent.parameters.listed)
    return false
  }

  /// Whether the default, which can be the parent's, is among the allowed values.
  mutating func isConsistent(
    _ parameter: ParameterDescription, _ keys: Object<ParameterKeys>
  ) -> Bool {
    guard !parameter.accepts(parameter.defaultValue) else { return true }
    report(
      .outOfRange,
      "the parent's default of '\(parameter.name)' is not among its values here",
      at: (keys.range ?? keys.choices ?? keys.cursor).keyPlace, help: "add a 'default'")
    return false
  }

  /// Reads the type with its values, which must be among the parent's: its formulas rely on them.
  mutating func kind(
    _ type: ParameterKeys.Kind, of keys: Object<ParameterKeys>,
    within inherited: ParameterDescription.Kind?
  ) -> ParameterDescription.Kind? {
    if let inherited, keys.range == nil, keys.choices == nil { return inherited }
    guard let kind = kind(type, of: keys) else { return nil }
    if let inherited, !kind.isWithin(inherited) {
      report(
        .badParameter,
        inherited.rule(forValuesOf: keys.cursor.name ?? ""),
        at: (keys.range ?? keys.choices ?? keys.cursor).place)
      return nil
    }
    return kind
  }
}

extension ParameterDescription.Kind {
  /// The type without its values.
  var type: ParameterKeys.Kind {
    switch self {
    case .number: .number
    case .length: .length
    case .angle: .angle
    case .duration: .duration
    case .boolean: .boolean
    case .choice: .choice
    case .color: .color
    }
  }

  /// What a child's values must be: `the range of 'bounce' must be within the parent's, from 0 to 1`.
  fileprivate func rule(forValuesOf name: String) -> String {
    switch self {
    case .number(let range), .length(let range), .angle(let range), .duration(let range):
      "the range of '\(name)' must be within the parent's, \(words(range))"
    case .choice(let names):
      "the choices of '\(name)' must be within the parent's, \(names.joined(separator: ", "))"
    case .boolean, .color: "'\(name)' must have no values of its own, like the parent's"
    }
  }

  /// Whether every value of this kind is also valid for the other.
  fileprivate func isWithin(_ other: Self) -> Bool {
    switch (self, other) {
    case (.number(let mine), .number(let theirs)), (.length(let mine), .length(let theirs)),
      (.angle(let mine), .angle(let theirs)), (.duration(let mine), .duration(let theirs)):
      theirs.lowerBound <= mine.lowerBound && mine.upperBound <= theirs.upperBound
    case (.choice(let mine), .choice(let theirs)): Set(mine).isSubset(of: theirs)
    case (.boolean, .boolean), (.color, .color): true
    default: false
    }
  }
}

extension [ParameterDescription] {
  /// The names, for a help line.
  fileprivate var listed: String {
    isEmpty
      ? "the parent has no parameters"
      : "the parent's parameters: " + map(\.name).joined(separator: ", ")
  }
}
