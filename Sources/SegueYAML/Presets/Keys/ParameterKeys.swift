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
    type = keys.required("type", .name(of: Kind.self), "What values it takes.")
    defaultValue = keys.required(
      "default", .oneOf(.number(), .string, .boolean), "The value where none is given.")
    range = keys.optional(
      "range", .list(of: .oneOf(.number(), .string), count: 2...2),
      "The lowest and the highest value; required for numbers, lengths, angles and durations.")
    choices = keys.optional(
      "choices", .list(of: .kebab, count: 2...64), "The names to choose from.")
    unit = keys.optional("unit", .string, "What a number counts, for people.")
    help = keys.required("help", .string, "What it does, in one sentence.")
  }
}
