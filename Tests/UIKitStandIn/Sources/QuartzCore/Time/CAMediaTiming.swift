// Declarations: CAMediaTiming.h of the iOS 16.5 SDK. Behavior: its comments; t = (tp − begin) · speed + offset.

public import CoreGraphics

/// What happens outside the active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value holds before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var holdsBefore: Bool { self == .backwards || self == .both }
  var holdsAfter: Bool { self == .forwards || self == .both }
}

/// A place in a hierarchy of clocks.
public protocol CAMediaTiming {
  /// The begin in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration.
  var duration: CFTimeInterval { get set }
  /// How fast time goes by, compared with the parent's.
  var speed: Float { get set }
  /// What is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many times the basic duration repeats; 0 is once.
  var repeatCount: Float { get set }
  /// How long the basic duration repeats; 0 is as the count says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backward after playing forward.
  var autoreverses: Bool { get set }
  /// What happens outside the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Where an animation is: before its begin, at a local time, or after its end.
enum ActiveTime: Equatable {
  case before
  case within(CFTimeInterval)
  case after
}

extension CAMediaTiming {
  /// The local time for a time of the parent, where the begin is known.
  func localTime(_ parent: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval {
    (parent - begin) * CFTimeInterval(speed) + timeOffset
  }

  /// One pass, forward and back.
  private var pass: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// How long it is active in its local time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? pass * CFTimeInterval(repeatCount) : pass
  }

  /// Where a local time is.
  func active(_ local: CFTimeInterval) -> ActiveTime {
    if local < 0 { return .before }
    return local < activeDuration ? .within(local) : .after
  }

  /// The time within the basic duration that holds at a local time, or nothing where it has no effect.
  func basicTime(_ local: CFTimeInterval) -> CFTimeInterval? {
    switch active(local) {
    case .before: fillMode.holdsBefore ? 0 : nil
    case .within(let time): folded(time)
    case .after: fillMode.holdsAfter ? folded(activeDuration, atEnd: true) : nil
    }
  }

  /// A time of many passes as one within the basic duration.
  ///
  /// The end of the last pass is an end, not a begin.
  private func folded(_ time: CFTimeInterval, atEnd: Bool = false) -> CFTimeInterval {
    guard pass > 0 else { return 0 }
    var rest = time.truncatingRemainder(dividingBy: pass)
    if atEnd, rest == 0, time > 0 { rest = pass }
    return rest > duration ? 2 * duration - rest : rest
  }
}
