import SegueTimeline

extension TransitionRecipe.Easing {
  /// The easing as presets write it; `mirrored` before one that runs backward.
  var text: String {
    guard let description else { return "linear" }
    return (isMirrored ? "mirrored " : "") + (formulaText(description) ?? description.text)
  }

  /// The easing with the preset's formulas in place of numbers; nil if it has none.
  private func formulaText(_ description: TimingDescription) -> String? {
    guard !arguments.isEmpty else { return nil }
    switch description {
    case .spring, .uiKitSpring:
      return "spring("
        + arguments.map { "\($0.name): \($0.formula.text)" }.joined(separator: ", ") + ")"
    case .function(let function):
      let values = arguments.map(\.formula.text).joined(separator: ", ")
      if case .steps(_, let position) = function { return "steps(\(values), \(position.rawValue))" }
      return "cubic-bezier(\(values))"
    }
  }
}

extension TimingDescription {
  /// The description as presets write it.
  var text: String {
    switch self {
    case .function(let function): function.text
    case .spring(let spring):
      Self.spring([
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("velocity", spring.initialVelocity),
      ])
    case .uiKitSpring(let spring):
      Self.spring([
        ("damping-ratio", spring.dampingRatio), ("velocity", spring.initialVelocity),
      ])
    }
  }

  private static func spring(_ arguments: [(name: String, value: Double)]) -> String {
    let texts = arguments.map { "\($0.name): \(rounded($0.value, places: 4))" }
    return "spring(\(texts.joined(separator: ", ")))"
  }
}

extension TimingFunction {
  fileprivate var text: String {
    if let named = NamedTimingFunction.all.first(where: { $0.function == self }) {
      return named.name
    }
    func list(_ numbers: [Double]) -> String {
      numbers.map { rounded($0, places: 4) }.joined(separator: ", ")
    }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      return "cubic-bezier(\(list([curve.x1, curve.y1, curve.x2, curve.y2])))"
    case .piecewiseLinear(let function):
      let stops = function.stops.map {
        "\(rounded($0.value, places: 4)) \(rounded($0.progress * 100, places: 4))%"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    case .steps(let count, let position): return "steps(\(count), \(position.rawValue))"
    case .path(let path): return "a path of \(path.segments.count) cubic Bézier curves"
    case .spring(let curve): return TimingDescription.spring(curve.spring).text
    case .mirror(let original): return "mirrored " + original.text
    }
  }
}
