/// How a motion is timed, as a person describes it: before the duration is known.
///
/// A physical spring brings a duration of its own, and a spring by damping ratio takes its
/// constants from the motion's duration; everything else is the same for every duration.
public indirect enum TimingDescription: Hashable, Sendable {
  /// A function that does not depend on the duration.
  case function(TimingFunction)
  /// A physical spring, which needs the time it takes to settle.
  case spring(Spring)
  /// A spring whose constants follow from the motion's duration.
  case uiKitSpring(UIKitSpring)

  /// The duration that the description asks for, in seconds: the time that a physical spring takes
  /// to settle.
  public var naturalDuration: Double? {
    guard case .spring(let spring) = self else { return nil }
    return spring.settlingDuration()
  }

  /// The timing function of a motion that lasts a number of seconds.
  ///
  /// A physical spring that is given less than its ``naturalDuration`` is cut short and snaps to
  /// its end.
  public func resolved(duration: Double) -> TimingFunction {
    switch self {
    case .function(let function): function
    case .spring(let spring): .spring(spring, duration: duration)
    case .uiKitSpring(let spring): spring.function(duration: duration)
    }
  }
}
