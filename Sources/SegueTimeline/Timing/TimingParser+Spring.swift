extension TimingParser {
  /// Parses the labeled arguments of `spring(…)`; the labels decide the kind of spring.
  mutating func spring(_ name: TimingWord) throws(TimingSyntaxError) -> EasingSyntax {
    var arguments = SpringArguments()
    repeat {
      try readArgument(into: &arguments)
    } while try more()
    let place = span(from: name)
    let form = try arguments.form(place: place)
    let written = form.parameters.map { arguments.values[$0.name] }
    let easing = try syntax(.spring(form), written, in: name)
    let longest = ValueBounds.duration.upperBound
    if case .complete(let description) = easing, let duration = description.naturalDuration,
      duration > longest
    {
      throw TimingSyntaxError(
        "this spring \(Self.advice(for: description, longerThan: Int(longest)))", at: place)
    }
    return easing
  }

  /// The part of the message that says what a spring does for too long, and what to change.
  private static func advice(
    for description: TimingDescription, longerThan seconds: Int
  ) -> String {
    if case .spring(let spring) = description, spring.dampingRatio >= 1 {
      return "creeps for more than \(seconds) s: raise its bounce toward 0, or increase "
        + "its stiffness"
    }
    return "oscillates for more than \(seconds) s: increase its damping"
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
    if arguments.values[label.text] != nil {
      throw TimingSyntaxError("duplicate argument '\(label.text)'", at: label.range)
    }
    guard scanner.take(":") else {
      throw TimingSyntaxError("expected a colon after \(label.text)", at: scanner.next)
    }
    arguments.labels.append(label)
    arguments.values[label.text] =
      label.text == "duration"
      ? try argument(unit: "s", "ms", meaning: "duration")
      : try argument(unit: "", meaning: label.text)
  }
}

/// The arguments of a spring as written.
private struct SpringArguments {
  var labels: [TimingWord] = []
  var values: [String: TimingArgument] = [:]

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
    let missing = form.parameters.first { $0.defaultValue == nil && values[$0.name] == nil }
    if let missing {
      throw TimingSyntaxError("a spring with \(own.text) also needs \(missing.name)", at: place)
    }
    return form
  }
}
