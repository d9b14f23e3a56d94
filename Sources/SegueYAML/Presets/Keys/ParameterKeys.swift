/// The keys of a parameter of a preset, or of a plugin's animator.
struct ParameterKeys: ObjectKeys {
  /// The type of a parameter's values.
  enum Kind: String, CaseIterable {
    case number, length, angle, duration, boolean, choice, color
  }

  let type: RequiredKey<Name<Kind>>
  let defaultValue: RequiredKey<Cursor>
  let range, choices, unit: OptionalKey<Cursor>
  let help: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a parameter")

  init(_ keys: inout KeyList) {
    type = keys.required("type", .name(of: Kind.self), "The type of the values.")
    defaultValue = keys.required(
      "default", .oneOf(.number(), .string, .boolean), "The default value.")
    range = keys.optional(
      "range", .list(of: .oneOf(.number(), .string), count: 2...2),
      "The lowest and highest value; required for numbers, lengths, angles and durations.")
    choices = keys.optional(
      "choices", .list(of: .kebab, count: 2...64), "The allowed names.")
    unit = keys.optional("unit", .string, "The unit to display for a number.")
    help = keys.required("help", .string, "What the parameter does, in one sentence.")
  }
}
