/// The timing of a motion as written, before the duration is known.
///
/// A physical spring has its own duration, and a spring by damping ratio derives its constants from
/// the motion's duration; everything else is independent of the duration.
public indirect enum TimingDescription: Hashable, Sendable {
  /// A function that does not depend on the duration.
  case function(TimingFunction)
  /// A physical spring, which takes its settling time.
  case spring(Spring)
  /// A spring whose constants depend on the motion's duration.
  case uiKitSpring(UIKitSpring)

  /// The duration implied by the description, in seconds: a physical spring's settling time,
  /// otherwise nil.
  public var naturalDuration: Double? {
    guard case .spring(let spring) = self else { return nil }
    return spring.settlingDuration()
  }

  /// The timing function for a duration in seconds.
  ///
  /// A physical spring with less than its ``naturalDuration`` is cut short: ``SpringCurve`` takes it to its
  /// end all the same, but its motion is no longer that of the spring.
  public func resolved(duration: Double) -> TimingFunction {
    switch self {
    case .function(let function): function
    case .spring(let spring): .spring(spring, duration: duration)
    case .uiKitSpring(let spring): spring.function(duration: duration)
    }
  }
}

extension TimingDescription {
  /// The names of the functions that take arguments.
  public static let functionNames = ["cubic-bezier", "linear", "steps", "spring"]

  /// All words that can begin an easing: the named curves, then the functions.
  static var allNames: [String] {
    let names = NamedTimingFunction.all.map { $0.name }
    return names + functionNames.filter { !names.contains($0) }
  }

  /// Creates a description from its text in YAML.
  ///
  /// One of
  /// - the name of a curve (``NamedTimingFunction/all``);
  /// - `cubic-bezier(x1, y1, x2, y2)`;
  /// - `linear(0, 0.2 10%, 1)`, with CSS's rules for omitted percentages;
  /// - `steps(4)`, `steps(4, jump-start)`;
  /// - `spring(damping-ratio: 0.8, velocity: 1)`, whose constants follow from the duration as in
  ///   UIKit;
  /// - `spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)`;
  /// - `spring(duration: 0.5s, bounce: 0.2, velocity: 0)`.
  ///
  /// A spring's velocity is in distances per second toward the target, 0 by default; a mass of 1
  /// and a bounce of 0 may be omitted too.
  ///
  /// - Throws: A ``TimingSyntaxError`` with the problem and its location.
  public init(parsing text: String) throws(TimingSyntaxError) {
    var parser = TimingParser(text)
    guard case .complete(let description) = try parser.easing() else {
      preconditionFailure("a formula was read where none is allowed")
    }
    self = description
  }
}
