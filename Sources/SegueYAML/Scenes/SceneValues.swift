/// The values of `{name}` at one place of a scene.
struct SceneValues {
  private(set) var values: [String: String] = [:]
  /// Whether the place is repeated, which makes `item.…` available.
  private(set) var isRepeated = false

  /// All available names.
  var names: some Sequence<String> { values.keys }

  subscript(name: String) -> String? { values[name] }

  mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Returns the values within a repetition.
  func repeated() -> SceneValues {
    var copy = self
    copy.isRepeated = true
    return copy
  }
}
