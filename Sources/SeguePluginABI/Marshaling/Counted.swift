extension BinaryInteger {
  /// The number with a noun, which has an `s` unless there is one: `1 corner`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
