import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PresetBuilder {
  /// Reads the parameters and named elements of a preset, on top of those of its parent.
  mutating func declare(_ root: Cursor, parent: Preset?) {
    parameters = parent?.parameters ?? []
    elements = parent?.elements ?? []
    let declarations = root["parameters"]?.entries ?? []
    parameters.reserveCapacity(parameters.count + declarations.count)
    for entry in declarations {
      guard let parameter = parameter(entry) else {
        brokenParameters.insert(entry.name ?? "")
        continue
      }
      if let index = parameters.firstIndex(where: { $0.name == parameter.name }) {
        check(parameter, replaces: parameters[index], at: entry)
        parameters[index] = parameter
      } else {
        parameters.append(parameter)
      }
    }
    if let declared = root["parameters"], parameters.count > ExpressionScope.mostParameters {
      report(
        .wrongCount, "a preset must have at most \(ExpressionScope.mostParameters) parameters",
        at: declared.keyPlace)
    }
    for name in (root["elements"]?.items ?? []).map(\.string) where !elements.contains(name) {
      elements.append(name)
    }
    scope = ExpressionScope(
      .tracks, parameters: parameters.compactMap(\.variable), elements: elements,
      parameterRoom: ExpressionScope.mostParameters)
  }

  /// What a parent's formulas were checked for has to hold for a child's parameter, too.
  private mutating func check(
    _ parameter: ParameterDescription, replaces old: ParameterDescription, at cursor: Cursor
  ) {
    guard !parameter.kind.isWithin(old.kind) else { return }
    report(
      .badParameter,
      "'\(parameter.name)' must keep the type and stay within the range that it has in the parent",
      at: cursor.keyPlace)
  }

  private mutating func parameter(_ cursor: Cursor) -> ParameterDescription? {
    let name = cursor.name ?? ""
    if ExpressionScope.isReserved(name) || ColorText.literal(name) != nil {
      report(
        .reservedName, "a parameter cannot be called '\(name)': the name has another use",
        at: cursor.keyPlace, help: "choose another name, such as '\(name)-amount'")
      return nil
    }
    return parameterDescription(cursor)
  }

  /// Reads what can be set on a preset or an animator, whatever it is called.
  mutating func parameterDescription(_ cursor: Cursor) -> ParameterDescription? {
    let type = cursor.required("type").string
    checkKeys(of: cursor, type)
    guard let kind = kind(type, of: cursor), let value = value(cursor.required("default"), kind)
    else { return nil }
    return ParameterDescription(
      name: cursor.name ?? "", kind: kind, defaultValue: value, unit: cursor["unit"]?.string,
      help: cursor.required("help").string)
  }

  private mutating func kind(_ type: String, of cursor: Cursor) -> ParameterDescription.Kind? {
    switch type {
    case "boolean": return .boolean
    case "color": return .color
    case "choice":
      let names = cursor["choices"]?.items.map(\.string) ?? []
      if names.isEmpty {
        report(
          .badParameter, "a parameter of type choice must have 'choices'", at: cursor.keyPlace,
          help: "list the names to choose from: choices: [left, right]")
        return nil
      }
      return .choice(names)
    default:
      guard let range = range(type, of: cursor) else { return nil }
      switch type {
      case "length": return .length(range)
      case "angle": return .angle(range)
      case "duration": return .duration(range)
      default: return .number(range)
      }
    }
  }

  private mutating func range(_ type: String, of cursor: Cursor) -> ClosedRange<Double>? {
    guard let ends = cursor["range"]?.items else {
      report(
        .badParameter, "a parameter of type \(type) must have a 'range'", at: cursor.keyPlace,
        help: "give the lowest and the highest value: range: [0, 1]")
      return nil
    }
    let numbers = ends.compactMap { quantity($0, type) }
    guard numbers.count == 2 else { return nil }
    guard numbers[0] <= numbers[1] else {
      report(
        .badParameter, "a range must begin with its lowest value",
        at: cursor.required("range").place)
      return nil
    }
    return numbers[0]...numbers[1]
  }

  /// A number with the unit that its type asks for.
  private mutating func quantity(_ cursor: Cursor, _ type: String) -> Double? {
    let expected: ExpressionType =
      switch type {
      case "angle": .angle
      case "duration": .duration
      default: .number
      }
    guard let found = parsed(cursor, expected, reading: []) else { return nil }
    if found.constantValue == nil {
      report(.badParameter, "a default and a range are plain values", at: cursor.place)
    }
    return found.constantValue
  }

  /// Names to choose from belong to a choice, and a range to what can be compared.
  private mutating func checkKeys(of cursor: Cursor, _ type: String) {
    if let choices = cursor["choices"], type != "choice" {
      report(choices, without: "type: choice")
    }
    if let range = cursor["range"], ["boolean", "choice", "color"].contains(type) {
      report(range, without: "a type that is measured")
    }
  }

  private mutating func value(
    _ cursor: Cursor, _ kind: ParameterDescription.Kind
  ) -> ParameterValue? {
    switch kind {
    case .boolean:
      if let value = cursor.boolean { return .boolean(value) }
      report(.badParameter, "the default must be true or false", at: cursor.place)
      return nil
    case .color:
      if let color = ColorText.literal(cursor.string) { return .color(color) }
      report(
        .badParameter, "the default must be a color such as '#0a84ff'", at: cursor.place)
      return nil
    case .choice(let names):
      if names.contains(cursor.string) { return .choice(cursor.string) }
      report(
        .badParameter, "the default '\(cursor.string)' is not one of the choices", at: cursor.place,
        help: NearestName.help(for: cursor.string, noun: "choice", among: names))
      return nil
    case .number(let range), .length(let range): return number(cursor, "number", range)
    case .angle(let range): return number(cursor, "angle", range)
    case .duration(let range): return number(cursor, "duration", range)
    }
  }

  private mutating func number(
    _ cursor: Cursor, _ type: String, _ range: ClosedRange<Double>
  ) -> ParameterValue? {
    guard let value = quantity(cursor, type) else { return nil }
    guard range.contains(value) else {
      report(
        .outOfRange, "the default must lie in the parameter's range, found '\(cursor.string)'",
        at: cursor.place)
      return nil
    }
    return .number(value)
  }
}

extension ParameterDescription.Kind {
  /// Whether every value of this kind is one of the other, too.
  fileprivate func isWithin(_ other: Self) -> Bool {
    switch (self, other) {
    case (.number(let mine), .number(let theirs)), (.length(let mine), .length(let theirs)),
      (.angle(let mine), .angle(let theirs)), (.duration(let mine), .duration(let theirs)):
      theirs.lowerBound <= mine.lowerBound && mine.upperBound <= theirs.upperBound
    case (.choice(let mine), .choice(let theirs)): Set(mine).isSubset(of: theirs)
    case (.boolean, .boolean), (.color, .color): true
    default: false
    }
  }
}
