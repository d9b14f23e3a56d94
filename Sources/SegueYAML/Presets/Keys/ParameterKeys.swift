/// The keys of a parameter.
struct ParameterKeys: KeyGroup {
  /// The type of a parameter's values.
  enum Kind: String, CaseIterable {
    case number, length, angle, duration, boolean, choice, color
  }

  let type: OptionalKey<Name<Kind>>
  let defaultValue, range, choices, unit, help: OptionalKey<Cursor>

  static let keys = Self.declared()

  /// The keys that a declaration needs.
  static let declaring = [keys.type.name, keys.defaultValue.name, keys.help.name]

  init(_ keys: inout KeyList) {
    type = keys.optional("type", .name(of: Kind.self), "The type of the values.")
    defaultValue = keys.optional(
      "default", .oneOf(.number(), .string, .boolean), "The default value.")
    range = keys.optional(
      "range", .list(of: .oneOf(.number(), .string), count: 2...2),
      "The lowest and highest value; required for numbers, lengths, angles and durations.")
    choices = keys.optional(
      "choices", .list(of: .kebab, count: 2...64), "The allowed names.")
    unit = keys.optional("unit", .string, "The unit to display for a number.")
    help = keys.optional("help", .string, "What the parameter does, in one sentence.")
  }
}

/// The keys of a preset's parameter, which can inherit from a parameter of the parent.
struct PresetParameterKeys: ObjectKeys {
  let parameter: ParameterKeys

  static let table = ObjectTable<Self>("a parameter")

  init(_ keys: inout KeyList) {
    parameter = ParameterKeys(&keys)
    keys.add(ParameterKeys.Kind.shapes)
  }
}

/// The keys of a parameter of a plugin's animator.
struct AnimatorParameterKeys: ObjectKeys {
  let parameter: ParameterKeys

  static let table = ObjectTable<Self>("a parameter")

  init(_ keys: inout KeyList) {
    parameter = ParameterKeys(&keys)
    keys.require(ParameterKeys.declaring)
    keys.add(ParameterKeys.Kind.shapes + ParameterKeys.Kind.requirements)
  }
}

extension ParameterKeys.Kind {
  /// What the type says about the other keys, for editors.
  static let shapes = allCases.map { kind in
    let range =
      kind.isNumeric ? [Field.optional("range", .list(of: kind.value, count: 2...2), "")] : []
    return KeyRule.told(
      by: "type", values: [kind.rawValue],
      shapes: [.optional("default", kind.value, "")] + range)
  }

  /// What the type requires, for editors.
  static let requirements: [KeyRule] = [
    .told(by: "type", values: allCases.filter(\.isNumeric).map(\.rawValue), require: ["range"]),
    .told(by: "type", values: [choice.rawValue], require: ["choices"]),
  ]

  private var isNumeric: Bool {
    switch self {
    case .number, .length, .angle, .duration: true
    case .boolean, .choice, .color: false
    }
  }

  /// The shape of its values.
  private var value: Shape {
    switch self {
    case .number, .length: PresetValue.number
    case .angle: PresetValue.angle
    case .duration: PresetValue.duration
    case .boolean: .boolean
    case .choice: .kebab
    case .color: PresetValue.color
    }
  }
}
