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
