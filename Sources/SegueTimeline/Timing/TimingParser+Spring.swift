extension TimingParser {
  /// Parses the labeled arguments of `spring(…)`; the labels decide the kind of spring.
  mutating func spring(_ name: TimingWord) throws(TimingSyntaxError) -> TimingDescription {
    var arguments = SpringArguments()
    repeat {
      try readArgument(into: &arguments)
    } while try more()
    let place = span(from: name)
    let form = try arguments.form(place: place)
    let description = try located(arguments.places, in: name) {
      () throws(TimingProblem) in try form.description(arguments)
    }
    let longest = ValueBounds.duration.upperBound
    if let duration = description.naturalDuration, duration > longest {
      throw TimingSyntaxError(
        "this spring oscillates for more than \(Int(longest)) s: increase its damping", at: place)
    }
    return description
  }

  private mutating func readArgument(
    into arguments: inout SpringArguments
  ) throws(TimingSyntaxError) {
    let labels = SpringForm.labels
    let label = try word("an argument of spring, such as damping-ratio: 0.8", candidates: labels)
    guard labels.contains(label.text) else {
      throw TimingSyntaxError(
        "spring() has no argument '\(label.text)'", at: label.range, candidates: labels)
    }
    if arguments.places[label.text] != nil {
      throw TimingSyntaxError("duplicate argument '\(label.text)'", at: label.range)
    }
    guard scanner.take(":") else {
      throw TimingSyntaxError("expected a colon after \(label.text)", at: scanner.next)
    }
    let quantity =
      label.text == "duration"
      ? try quantity(unit: "s", "ms", meaning: "duration")
      : try quantity(unit: "", meaning: label.text)
    arguments.labels.append(label)
    arguments.places[label.text] = quantity.range
    arguments.values[label.text] = quantity.unit == "ms" ? quantity.value / 1000 : quantity.value
  }
}

/// The arguments of a spring as written.
private struct SpringArguments {
  var labels: [TimingWord] = []
  var values: [String: Double] = [:]
  var places: [String: Range<Int>] = [:]

  /// The kind of spring that the arguments describe.
  ///
  /// Determined by the first argument that only one kind has.
  func form(place: Range<Int>) throws(TimingSyntaxError) -> SpringForm {
    let own = labels.first { $0.text != "velocity" }
    guard let own, let form = SpringForm.allCases.first(where: { $0.takes(own.text) }) else {
      throw TimingSyntaxError(
        "spring() needs damping-ratio, or stiffness and damping, or duration and bounce", at: place)
    }
    if let stranger = labels.first(where: { !form.takes($0.text) }) {
      throw TimingSyntaxError(
        "\(stranger.text) cannot be combined with \(own.text): they describe different kinds of springs",
        at: stranger.range)
    }
    if let missing = form.required.first(where: { values[$0] == nil }) {
      throw TimingSyntaxError("a spring with \(own.text) also needs \(missing)", at: place)
    }
    return form
  }
}

/// The forms in which a spring can be written.
private enum SpringForm: CaseIterable {
  case uiKit, physical, perceptual

  static let labels = [
    "damping-ratio", "mass", "stiffness", "damping", "duration", "bounce", "velocity",
  ]

  var required: [String] {
    switch self {
    case .uiKit: ["damping-ratio"]
    case .physical: ["stiffness", "damping"]
    case .perceptual: ["duration"]
    }
  }

  private var optional: [String] {
    switch self {
    case .uiKit: ["velocity"]
    case .physical: ["mass", "velocity"]
    case .perceptual: ["bounce", "velocity"]
    }
  }

  func takes(_ label: String) -> Bool { required.contains(label) || optional.contains(label) }

  func description(_ arguments: SpringArguments) throws(TimingProblem) -> TimingDescription {
    let velocity = arguments.values["velocity", default: 0]
    func value(_ label: String, default absent: Double = 0) -> Double {
      arguments.values[label, default: absent]
    }
    switch self {
    case .uiKit:
      return .uiKitSpring(
        try UIKitSpring(dampingRatio: value("damping-ratio"), initialVelocity: velocity))
    case .physical:
      return .spring(
        try Spring(
          mass: value("mass", default: 1), stiffness: value("stiffness"),
          damping: value("damping"), initialVelocity: velocity))
    case .perceptual:
      return .spring(
        try Spring(
          duration: value("duration"), bounce: value("bounce"), initialVelocity: velocity))
    }
  }
}
