/// The forms in which a spring can be written.
package enum SpringForm: CaseIterable, Hashable, Sendable {
  /// By a damping ratio, as in UIKit.
  case dampingRatio
  /// By physical constants.
  case physical
  /// By a perceptual duration and a bounce, as in SwiftUI.
  case perceptual

  /// The labels of all forms.
  static let labels = [
    "damping-ratio", "mass", "stiffness", "damping", "duration", "bounce", "velocity",
  ]

  typealias Parameter = EasingFunction.Parameter

  /// The parameters, in order.
  var parameters: [Parameter] {
    switch self {
    case .dampingRatio: Self.dampingRatioParameters
    case .physical: Self.physicalParameters
    case .perceptual: Self.perceptualParameters
    }
  }

  private static let dampingRatioParameters = [
    Parameter("damping-ratio", in: UIKitSpring.dampingRatioRange),
    Parameter("velocity", in: UIKitSpring.velocityRange, default: 0),
  ]
  private static let physicalParameters = [
    Parameter("mass", in: Spring.constantRange, default: 1),
    Parameter("stiffness", in: Spring.constantRange),
    Parameter("damping", in: Spring.constantRange),
    Parameter("velocity", in: Spring.velocityRange, default: 0),
  ]
  private static let perceptualParameters = [
    Parameter("duration", in: Spring.periodRange, isDuration: true),
    Parameter("bounce", in: Spring.bounceRange, default: 0),
    Parameter("velocity", in: Spring.velocityRange, default: 0),
  ]

  /// Whether a label belongs to this form.
  func takes(_ label: String) -> Bool { parameters.contains { $0.name == label } }

  func description(of arguments: [Double]) throws(TimingProblem) -> TimingDescription {
    switch self {
    case .dampingRatio:
      .uiKitSpring(
        try UIKitSpring(dampingRatio: arguments[0], initialVelocity: arguments[1]))
    case .physical:
      .spring(
        try Spring(
          mass: arguments[0], stiffness: arguments[1], damping: arguments[2],
          initialVelocity: arguments[3]))
    case .perceptual:
      .spring(
        try Spring(
          duration: arguments[0], bounce: arguments[1], initialVelocity: arguments[2]))
    }
  }
}
