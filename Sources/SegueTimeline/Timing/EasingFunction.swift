/// A function that makes an easing of numbers, which a formula can compute.
package enum EasingFunction: Hashable, Sendable {
  /// `cubic-bezier(x1, y1, x2, y2)`.
  case cubicBezier
  /// `steps(count)`, with the position of the jumps.
  case steps(StepPosition)
  /// A spring in one of its forms.
  case spring(SpringForm)

  package struct Parameter: Hashable, Sendable {
    /// The name, which springs are called with.
    package let name: String
    /// The valid values.
    package let range: ClosedRange<Double>
    /// The value if omitted; nil for a required parameter.
    package let defaultValue: Double?
    /// Whether the value is a duration, in seconds.
    package let isDuration: Bool

    init(
      _ name: String, in range: ClosedRange<Double>, default defaultValue: Double? = nil,
      isDuration: Bool = false
    ) {
      self.name = name
      self.range = range
      self.defaultValue = defaultValue
      self.isDuration = isDuration
    }
  }

  /// The parameters, in order.
  package var parameters: [Parameter] {
    switch self {
    case .cubicBezier: Self.coordinates
    case .steps(let position):
      [Parameter("count", in: Double(position.minimumCount)...Double(Self.mostSteps))]
    case .spring(let form): form.parameters
    }
  }

  /// Whether its easings imply a duration; see ``TimingDescription/naturalDuration``.
  package var hasNaturalDuration: Bool {
    switch self {
    case .spring(.physical), .spring(.perceptual): true
    case .spring(.dampingRatio), .cubicBezier, .steps: false
    }
  }

  /// The largest number of steps.
  static let mostSteps = 1_000_000

  private static let coordinates = [
    Parameter("x1", in: 0...1), Parameter("y1", in: CubicBezier.valueRange),
    Parameter("x2", in: 0...1), Parameter("y2", in: CubicBezier.valueRange),
  ]

  /// The easing for arguments in the parameters' order.
  package func description(
    of arguments: [Double]
  ) throws(TimingProblem) -> TimingDescription {
    switch self {
    case .cubicBezier:
      return .function(
        .cubicBezier(try CubicBezier(arguments[0], arguments[1], arguments[2], arguments[3])))
    case .steps(let position):
      let range = position.minimumCount...Self.mostSteps
      guard let count = Int(exactly: arguments[0]), range.contains(count) else {
        throw TimingProblem(
          "count",
          "the number of steps must be an integer from \(range.lowerBound) to \(range.upperBound)")
      }
      return .function(.steps(count: count, position: position))
    case .spring(let form): return try form.description(of: arguments)
    }
  }

  /// The easing for the nearest valid arguments.
  package func description(nearest arguments: [Double]) -> TimingDescription {
    let isWhole = if case .steps = self { true } else { false }
    let valid = zip(arguments, parameters).map { argument, parameter in
      (isWhole ? argument.rounded() : argument).clamped(to: parameter.range)
    }
    do throws(TimingProblem) {
      return try description(of: valid)
    } catch {
      preconditionFailure("an argument within its range was refused: \(error.message)")
    }
  }
}
