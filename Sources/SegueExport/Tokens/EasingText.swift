import SegueTimeline

extension TransitionRecipe.Easing {
  /// The easing as presets write it, with formulas in place of numbers; `mirrored` before one that runs backward.
  var text: String {
    guard let description else { return "linear" }
    return (isMirrored ? "mirrored " : "") + description.text(arguments.map(\.text))
  }
}

extension TimingDescription {
  /// The description as presets write it.
  ///
  /// - Parameter formulas: what stands in place of the numbers; empty for the numbers themselves.
  func text(_ formulas: [String] = []) -> String {
    switch self {
    case .function(let function): function.text(formulas)
    case .spring(let spring):
      "spring("
        + Self.list(
          ["mass", "stiffness", "damping", "velocity"],
          [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], formulas) + ")"
    case .uiKitSpring(let spring):
      "spring("
        + Self.list(
          ["damping-ratio", "velocity"], [spring.dampingRatio, spring.initialVelocity], formulas)
        + ")"
    }
  }

  private static func list(
    _ names: [String], _ numbers: [Double], _ formulas: [String]
  ) -> String {
    let values = formulas.isEmpty ? numbers.map { rounded($0, places: 4) } : formulas
    return zip(names, values).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}

extension TimingFunction {
  fileprivate func text(_ formulas: [String]) -> String {
    if let named = NamedTimingFunction.all.first(where: { $0.function == self }) {
      return named.name
    }
    func numbers(_ values: [Double]) -> String {
      (formulas.isEmpty ? values.map { rounded($0, places: 4) } : formulas).joined(separator: ", ")
    }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      return "cubic-bezier(\(numbers([curve.x1, curve.y1, curve.x2, curve.y2])))"
    case .piecewiseLinear(let function):
      let stops = function.stops.map {
        "\(rounded($0.value, places: 4)) \(rounded($0.progress * 100, places: 4))%"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    case .steps(let count, let position): return "steps(\(count), \(position.rawValue))"
    case .path(let path): return "a path of \(path.segments.count) cubic Bézier curves"
    case .spring(let curve): return TimingDescription.spring(curve.spring).text(formulas)
    case .mirror(let original): return "mirrored " + original.text(formulas)
    }
  }
}
