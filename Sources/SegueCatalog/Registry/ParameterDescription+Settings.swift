public import SegueTimeline

extension ParameterDescription {
  /// Whether a preset sets the animator's parameter to something that is invalid on every stage.
  ///
  /// If not, a formula may still be out of range on some stages.
  func refuses(_ setting: ParameterSetting, of preset: Preset) -> Bool {
    switch (kind, setting) {
    case (.number(let range), .expression(let value)), (.length(let range), .expression(let value)):
      !value.canBe(.number, in: range)
    case (.angle(let range), .expression(let value)): !value.canBe(.angle, in: range)
    case (.duration(let range), .expression(let value)): !value.canBe(.duration, in: range)
    case (.choice(let accepted), .choice(let name)):
      !preset.choices(of: name).contains(where: accepted.contains)
    case (.boolean, .condition), (.color, .color): false
    default: true
    }
  }
}

extension Expression {
  /// Whether an expression can have a value of a type within a range; zero needs no unit.
  fileprivate func canBe(_ type: ExpressionType, in range: ClosedRange<Double>) -> Bool {
    (self.type == type || constantValue == 0)
      && interval.lower <= range.upperBound && interval.upper >= range.lowerBound
  }
}

extension Preset {
  /// The values that a name in a setting can have: the choices of a parameter of that name, or else the name itself.
  fileprivate func choices(of name: String) -> [String] {
    if case .choice(let names)? = parameters.first(where: { $0.name == name })?.kind {
      return names
    }
    return [name]
  }
}

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
