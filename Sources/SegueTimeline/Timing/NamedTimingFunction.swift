/// A timing function with a name: those of the platforms, and well-known others.
public struct NamedTimingFunction: Hashable, Sendable {
  /// The name in YAML, in kebab case.
  public let name: String
  /// The origin and purpose of the function, in one line.
  public let summary: String
  /// The function.
  public let function: TimingFunction

  /// All named functions, in listing order.
  ///
  /// Sources: CSS Easing Functions, `CAMediaTimingFunction`, and the motion tokens of Material's
  /// Android library.
  public static let all: [NamedTimingFunction] = [
    named("linear", "Constant speed.", .linear),
    bezier("ease", "The default of CSS and Core Animation.", 0.25, 0.1, 0.25, 1),
    bezier("ease-in", "Starts slowly.", 0.42, 0, 1, 1),
    bezier("ease-out", "Ends slowly.", 0, 0, 0.58, 1),
    bezier("ease-in-out", "Starts and ends slowly; UIKit's default.", 0.42, 0, 0.58, 1),
    bezier("standard", "Material 3: small motions that stay on screen.", 0.2, 0, 0, 1),
    bezier("standard-decelerate", "Material 3: small motions that enter.", 0, 0, 0, 1),
    bezier("standard-accelerate", "Material 3: small motions that leave.", 0.3, 0, 1, 1),
    named("emphasized", "Material 3: large motions that stay on screen.", .path(emphasized)),
    bezier("emphasized-decelerate", "Material 3: large motions that enter.", 0.05, 0.7, 0.1, 1),
    bezier("emphasized-accelerate", "Material 3: large motions that leave.", 0.3, 0, 0.8, 0.15),
    bezier("legacy", "Material 2: motions that stay on screen.", 0.4, 0, 0.2, 1),
    bezier("deceleration", "Material 2: motions that enter.", 0, 0, 0.2, 1),
    bezier("acceleration", "Material 2: motions that leave for good.", 0.4, 0, 1, 1),
    bezier("sharp", "Material 2: motions that leave and may return.", 0.4, 0, 0.6, 1),
    bezier("ease-out-back", "Overshoots once, then settles.", 0.175, 0.885, 0.32, 1.275),
    named("step-start", "Jumps at the start.", .steps(count: 1, position: .jumpStart)),
    named("step-end", "Jumps at the end.", .steps(count: 1, position: .jumpEnd)),
  ]

  /// Material 3's emphasized easing: a short acceleration and a long deceleration.
  private static let emphasized = TimingPath(valid: [
    TimingPath.Segment(
      control1: Point2D(x: 0.05, y: 0), control2: Point2D(x: 0.133333, y: 0.06),
      end: Point2D(x: 0.166666, y: 0.4)),
    TimingPath.Segment(
      control1: Point2D(x: 0.208333, y: 0.82), control2: Point2D(x: 0.25, y: 1),
      end: Point2D(x: 1, y: 1)),
  ])

  private static func named(
    _ name: String, _ summary: String, _ function: TimingFunction
  ) -> NamedTimingFunction {
    NamedTimingFunction(name: name, summary: summary, function: function)
  }

  private static func bezier(
    _ name: String, _ summary: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> NamedTimingFunction {
    named(name, summary, .cubicBezier(CubicBezier(valid: x1, y1, x2, y2)))
  }
}

extension TimingFunction {
  /// Returns the function of a name, or nil if no curve has that name.
  ///
  /// ``NamedTimingFunction/all`` lists the names.
  public static func named(_ name: String) -> TimingFunction? {
    NamedTimingFunction.all.first { $0.name == name }?.function
  }
}
