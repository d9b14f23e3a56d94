import SegueCatalog

extension Interval {
  /// The interval as text: "0 to 1", "above 0, up to 5", "always 2".
  package var phrase: String {
    if lower == upper { return "always \(text(lower))" }
    let ends =
      switch (lower > -Self.limit, upper < Self.limit) {
      case (false, false): "any number"
      case (false, true): "\(isUpperOpen ? "below" : "at most") \(text(upper))"
      case (true, false): "\(isLowerOpen ? "above" : "at least") \(text(lower))"
      case (true, true): between
      }
    return excludesZero && lower < 0 && upper > 0 ? ends + ", but not 0" : ends
  }

  private var between: String {
    if !isLowerOpen, !isUpperOpen { return "\(text(lower)) to \(text(upper))" }
    let start = isLowerOpen ? "above \(text(lower))" : "\(text(lower)) or more"
    let stop = isUpperOpen ? "below \(text(upper))" : "up to \(text(upper))"
    return "\(start), \(stop)"
  }

  private func text(_ value: Double) -> String { Expression.literal(value) }
}
