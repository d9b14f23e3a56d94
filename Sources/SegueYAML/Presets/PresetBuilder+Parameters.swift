import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

extension PresetBuilder {
  /// Reads the parameters and named elements of a preset, on top of those of its parent.
  mutating func declare(_ root: Object<PresetKeys>, parent: Preset?) {
    parameters = parent?.parameters ?? []
    elements = parent?.elements ?? []
    let declarations = root.parameters?.entries ?? []
    parameters.reserveCapacity(parameters.count + declarations.count)
    for entry in declarations {
      let name = entry.cursor.name ?? ""
      let index = parameters.firstIndex { $0.name == name }
      let inherited = index.map { parameters[$0] }
      guard let parameter = parameter(entry, inheriting: inherited, from: parent) else {
        brokenParameters.insert(name)
        continue
      }
      if let index { parameters[index] = parameter } else { parameters.append(parameter) }
    }
    if let declared = root.parameters, parameters.count > ExpressionScope.maxParameters {
      report(
        .wrongCount, "a preset must have at most \(ExpressionScope.maxParameters) parameters",
        at: declared.cursor.keyPlace)
    }
    for name in (root.elements?.items ?? []).map(\.string) where !elements.contains(name) {
      elements.append(name)
    }
    values = parent?.values ?? []
    scope = currentScope
    for entry in root.values?.entries ?? [] { declareValue(entry) }
  }

  /// A warning for each new parameter that nothing reads; none where a formula could not be read, which may.
  func unused(
    _ declarations: [Object<PresetParameterKeys>], besides parent: Preset?
  ) -> [Diagnostic] {
    if diagnostics.hasErrors { return [] }
    return declarations.compactMap { entry in
      let name = entry.cursor.name ?? ""
      let isInherited = parent?.parameters.contains { $0.name == name } ?? false
      if isInherited || usedParameters.contains(name) { return nil }
      return Diagnostic(
        .warning, .unusedParameter, "the parameter '\(name)' has no effect: nothing uses it",
        at: entry.cursor.keyPlace, help: "use its name in a formula, or remove it")
    }
  }

  private var currentScope: ExpressionScope {
    ExpressionScope(
      .tracks, parameters: parameters.compactMap(\.variable), elements: elements, values: values,
      parameterRoom: ExpressionScope.maxParameters)
  }

  /// Reads a formula with a name, which replaces the parent's of that name.
  private mutating func declareValue(_ entry: Cursor) {
    let name = entry.name ?? ""
    if ExpressionScope.isReserved(name) || parameters.contains(where: { $0.name == name }) {
      report(
        .reservedName, "a formula must not be named '\(name)': the name has another meaning",
        at: entry.keyPlace, help: "choose another name")
      return
    }
    guard let expression = parsed(entry, nil, reading: .tracks) else {
      brokenParameters.insert(name)
      return
    }
    values.removeAll { $0.name == name }
    values.append(NamedExpression(name: name, expression: expression))
    scope = currentScope
  }

  private mutating func parameter(
    _ entry: Object<PresetParameterKeys>, inheriting inherited: ParameterDescription?,
    from parent: Preset?
  ) -> ParameterDescription? {
    let name = entry.cursor.name ?? ""
    let isColor = ColorText.literal(name) != nil || name == ColorSetting.surfaceName
    if ExpressionScope.isReserved(name) || isColor {
      report(
        .reservedName, "a parameter must not be named '\(name)': the name is reserved",
        at: entry.cursor.keyPlace, help: "choose another name, such as '\(name)-amount'")
      return nil
    }
    if let parent, inherited == nil, !isDeclared(entry.parameter, besides: parent) { return nil }
    return parameterDescription(entry.parameter, inheriting: inherited)
  }

  /// Reads the description of a parameter of a preset or an animator.
  ///
  /// - Parameter inherited: what the parent says of it, which holds where the keys say nothing.
  mutating func parameterDescription(
    _ keys: Object<ParameterKeys>, inheriting inherited: ParameterDescription? = nil
  ) -> ParameterDescription? {
    guard let type = keys.type.map(\.value) ?? inherited?.kind.type else { return nil }
    if let inherited, type != inherited.kind.type {
      report(
        .badParameter,
        "'\(inherited.name)' must have the parent's type, \(inherited.kind.type.rawValue)",
        at: keys.type?.cursor.place ?? keys.cursor.keyPlace, help: "remove 'type'")
      return nil
    }
    checkKeys(of: keys, type)
    guard let kind = kind(type, of: keys, within: inherited?.kind) else { return nil }
    guard let value = keys.defaultValue.map({ value($0, kind) }) ?? inherited?.defaultValue else {
      return nil
    }
    let parameter = ParameterDescription(
      name: keys.cursor.name ?? "", kind: kind, defaultValue: value,
      unit: keys.unit?.string ?? inherited?.unit, help: keys.help?.string ?? inherited?.help ?? "")
    return isConsistent(parameter, keys) ? parameter : nil
  }

  mutating func kind(
    _ type: ParameterKeys.Kind, of keys: Object<ParameterKeys>
  ) -> ParameterDescription.Kind? {
    switch type {
    case .boolean: return .boolean
    case .color: return .color
    case .choice:
      let names = keys.choices?.items.map(\.string) ?? []
      if names.isEmpty {
        report(
          .badParameter, "a parameter of type choice must have 'choices'", at: keys.cursor.keyPlace,
          help: "list the allowed names: choices: [left, right]")
        return nil
      }
      guard Set(names.map(Variable.code(ofChoice:))).count == Set(names).count else {
        report(
          .badParameter, "two of the choices have the same code", at: keys.cursor.keyPlace,
          help: "rename one of them")
        return nil
      }
      return .choice(names)
    case .number: return range(type, of: keys).map { .number($0) }
    case .length: return range(type, of: keys).map { .length($0) }
    case .angle: return range(type, of: keys).map { .angle($0) }
    case .duration: return range(type, of: keys).map { .duration($0) }
    }
  }

  private mutating func range(
    _ type: ParameterKeys.Kind, of keys: Object<ParameterKeys>
  ) -> ClosedRange<Double>? {
    guard let written = keys.range else {
      report(
        .badParameter, "a parameter of type \(type) must have a 'range'",
        at: keys.cursor.keyPlace,
        help: "add the lowest and highest value: range: [0, 1]")
      return nil
    }
    let numbers = written.items.map { quantity($0, type) }
    guard numbers.count == 2, let low = numbers[0], let high = numbers[1] else { return nil }
    guard low <= high else {
      report(.badParameter, "the first value of a range must be the lowest", at: written.place)
      return nil
    }
    return low...high
  }

  /// Reads a number with the unit of its type.
  private mutating func quantity(_ cursor: Cursor, _ type: ParameterKeys.Kind) -> Double? {
    guard let found = parsed(cursor, type.expressionType, reading: []) else { return nil }
    if found.constantValue == nil {
      report(
        .badParameter, "a default or range must be a plain value, not an expression",
        at: cursor.place)
    }
    return found.constantValue
  }

  /// Checks that only choices have names to choose from, and only comparable types a range.
  private mutating func checkKeys(
    of keys: Object<ParameterKeys>, _ type: ParameterKeys.Kind
  ) {
    if let choices = keys.choices, type != .choice { report(choices, without: "type: choice") }
    if let range = keys.range, [.boolean, .choice, .color].contains(type) {
      report(range, without: "a numeric type")
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
        .badParameter, "the default must be a color such as '#0a84ff'", at: cursor.place,
        help: ColorLiteral.help(for: cursor.string))
      return nil
    case .choice(let names):
      if names.contains(cursor.string) { return .choice(cursor.string) }
      report(
        .badParameter, "the default '\(cursor.string)' must be one of the choices",
        at: cursor.place,
        help: NearestName.help(for: cursor.string, noun: "choice", among: names))
      return nil
    case .number(let range), .length(let range), .angle(let range), .duration(let range):
      return number(cursor, kind, range)
    }
  }

  private mutating func number(
    _ cursor: Cursor, _ kind: ParameterDescription.Kind, _ range: ClosedRange<Double>
  ) -> ParameterValue? {
    guard let value = quantity(cursor, kind.type) else { return nil }
    guard range.contains(value) else {
      report(
        .outOfRange,
        "the default must be \(kind.words(range)), found '\(cursor.string)'",
        at: cursor.place)
      return nil
    }
    return .number(value)
  }
}

extension ParameterKeys.Kind {
  /// The type of the expressions that read such a parameter.
  fileprivate var expressionType: ExpressionType {
    switch self {
    case .angle: .angle
    case .duration: .duration
    case .number, .length, .boolean, .choice, .color: .number
    }
  }
}
