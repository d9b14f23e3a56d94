public import SegueTimeline

extension ParameterDescription {
  /// Whether a value has the parameter's type and lies within its range.
  public func accepts(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number(let range), .number(let number)), (.length(let range), .number(let number)),
      (.angle(let range), .number(let number)), (.duration(let range), .number(let number)):
      range.contains(number)
    case (.choice(let names), .choice(let name)): names.contains(name)
    case (.boolean, .boolean), (.color, .color): true
    default: false
    }
  }
}
