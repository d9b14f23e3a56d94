/// The values that `{name}` stands for at one place of a scene.
struct SceneValues {
  private(set) var values: [String: String] = [:]
  /// Whether the place is repeated, so that `item.…` may be read.
  private(set) var isRepeated = false

  /// Everything that may be named.
  var names: some Sequence<String> { values.keys }

  subscript(name: String) -> String? { values[name] }

  mutating func set(_ name: String, to value: String) { values[name] = value }

  /// The values within a repetition.
  func repeated() -> SceneValues {
    var copy = self
    copy.isRepeated = true
    return copy
  }
}
