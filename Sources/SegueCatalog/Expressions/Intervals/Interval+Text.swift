extension Interval: CustomStringConvertible {
  /// The interval as text: "0 to 1", "above 0, up to 5", "always 2".
  public var description: String {
    if lower == upper { return "always \(Self.text(lower))" }
    let ends =
      switch (lower > -Self.limit, upper < Self.limit) {
      case (false, false): "any number"
      case (false, true): "\(isUpperOpen ? "below" : "at most") \(Self.text(upper))"
      case (true, false): "\(isLowerOpen ? "above" : "at least") \(Self.text(lower))"
      case (true, true): between
      }
    return excludesZero && lower < 0 && upper > 0 ? ends + ", but not 0" : ends
  }

  private var between: String {
    if !isLowerOpen, !isUpperOpen { return "\(Self.text(lower)) to \(Self.text(upper))" }
    let start = isLowerOpen ? "above \(Self.text(lower))" : "\(Self.text(lower)) or more"
    let stop = isUpperOpen ? "below \(Self.text(upper))" : "up to \(Self.text(upper))"
    return "\(start), \(stop)"
  }

  /// Formats a number, without a fraction if it is whole.
  static func text(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return String(value)
  }
}
