package import SegueTimeline

extension Preset: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Preset?
  ) throws(DamagedBytes) -> Preset {
    let id = try coder.text(value?.id)
    // Names and summaries are left out: they are in the documentation of the generated Swift.
    var preset = Preset(
      id: id, name: id, summary: "", reducedMotion: try coder.value(value?.reducedMotion))
    preset.aliases = try coder.texts(value?.aliases)
    preset.family = try coder.text(value?.family)
    preset.parameters = try coder.list(value?.parameters)
    preset.elements = try coder.texts(value?.elements)
    guard preset.parameters.count <= ExpressionScope.maxParameters,
      Set(preset.parameters.map({ $0.name })).count == preset.parameters.count,
      Set(preset.elements).count == preset.elements.count
    else { throw coder.damaged() }
    coder.scope = preset.scope
    preset.requirements = try coder.list(value?.requirements)
    preset.fallback = try coder.optionalText(value?.fallback)
    preset.presentation = try coder.optional(value?.presentation)
    for operation in Operation.allCases {
      preset.transitions[operation] = try coder.optional(value?.transitions[operation])
      preset.interactions[operation] = try coder.optionalShared(value?.interactions[operation])
    }
    preset.scroll = try coder.optional(value?.scroll)
    return preset
  }
}

extension ReducedMotion: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ReducedMotion?
  ) throws(DamagedBytes) -> ReducedMotion {
    let isNone = try coder.flag(value.map { $0 == .none })
    return isNone ? .none : .preset(try coder.text(value?.presetID))
  }
}

extension Requirement: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Requirement?
  ) throws(DamagedBytes) -> Requirement {
    switch try coder.option(value?.option, of: 4) {
    case 0: .source
    case 1: .destination
    case 2: .siblings
    default: .element(try coder.text(value?.element))
    }
  }

  private var option: Int {
    switch self {
    case .source: 0
    case .destination: 1
    case .siblings: 2
    case .element: 3
    }
  }
  private var element: String? { if case .element(let name) = self { name } else { nil } }
}

extension ScrollPlan: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ScrollPlan?
  ) throws(DamagedBytes) -> ScrollPlan {
    ScrollPlan(tracks: try coder.list(value?.tracks))
  }
}

extension ParameterDescription: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ParameterDescription?
  ) throws(DamagedBytes) -> ParameterDescription {
    let name = try coder.text(value?.name)
    let kind = try coder.value(value?.kind)
    // Help and units are left out: they are in the documentation of the generated Swift.
    let description = ParameterDescription(
      name: name, kind: kind, defaultValue: try coder.value(value?.defaultValue), help: "")
    guard description.accepts(description.defaultValue) else { throw coder.damaged() }
    return description
  }
}

extension ParameterDescription.Kind: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ParameterDescription.Kind?
  ) throws(DamagedBytes) -> ParameterDescription.Kind {
    switch try coder.option(value?.option, of: 7) {
    case 0: .number(try coder.range(value?.range))
    case 1: .length(try coder.range(value?.range))
    case 2: .angle(try coder.range(value?.range))
    case 3: .duration(try coder.range(value?.range))
    case 4: .boolean
    case 5: .choice(try coder.texts(value?.choices))
    default: .color
    }
  }

  private var option: Int {
    switch self {
    case .number: 0
    case .length: 1
    case .angle: 2
    case .duration: 3
    case .boolean: 4
    case .choice: 5
    case .color: 6
    }
  }
  private var range: ClosedRange<Double>? {
    switch self {
    case .number(let range), .length(let range), .angle(let range), .duration(let range): range
    case .boolean, .choice, .color: nil
    }
  }
  private var choices: [String]? { if case .choice(let names) = self { names } else { nil } }
}

extension BinaryCoder {
  fileprivate mutating func range(
    _ value: ClosedRange<Double>?
  ) throws(DamagedBytes) -> ClosedRange<Double> {
    let (lower, upper) = (try number(value?.lowerBound), try number(value?.upperBound))
    guard lower <= upper else { throw damaged() }
    return lower...upper
  }
}

extension ParameterValue: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: ParameterValue?
  ) throws(DamagedBytes) -> ParameterValue {
    switch try coder.option(value?.option, of: 4) {
    case 0: .number(try coder.number(value?.number))
    case 1: .boolean(try coder.flag(value?.boolean))
    case 2: .choice(try coder.text(value?.choice))
    default: .color(try coder.value(value?.color))
    }
  }

  private var option: Int {
    switch self {
    case .number: 0
    case .boolean: 1
    case .choice: 2
    case .color: 3
    }
  }
  private var number: Double? { if case .number(let value) = self { value } else { nil } }
  private var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  private var choice: String? { if case .choice(let value) = self { value } else { nil } }
  private var color: Color? { if case .color(let value) = self { value } else { nil } }
}

extension Rule: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Rule?
  ) throws(DamagedBytes) -> Rule {
    let operation = try coder.choice(value?.operation)
    let from = try coder.optionalText(value?.from?.text)
    let to = try coder.optionalText(value?.to?.text)
    let source = try coder.choice(value?.source)
    let preset = try coder.text(value?.preset)
    let isNegative = try coder.flag(value.map { $0.priority < 0 })
    let magnitude = try coder.integer(value.map { abs($0.priority) })
    return Rule(
      operation: operation, from: from.map { ScreenPattern($0) }, to: to.map { ScreenPattern($0) },
      source: source, preset: preset, priority: isNegative ? -magnitude : magnitude)
  }
}
