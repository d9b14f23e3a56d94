// Declarations: CADisplayLink.h and CAFrameRateRange.h of the iOS 16.5 SDK, but for the initializer: a selector needs Objective-C.

public import CoreGraphics

/// How often frames are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least frames per second.
  public var minimum: Float
  /// The most frames per second.
  public var maximum: Float
  /// The best number, or none.
  public var preferred: Float?

  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// A range.
  ///
  /// A minimum above the maximum is an error.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    if minimum > maximum { StandIn.fault("CAFrameRateRange: minimum > maximum") }
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A timer in step with the display.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  private var isAdded = false

  /// When the frame that is displayed now was.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display.
  open private(set) var duration: CFTimeInterval = 0
  /// Whether calls are left out.
  open var isPaused = false
  /// How often calls are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// A display link that calls a closure and retains it.
  ///
  /// Not Apple's, whose `init(target:selector:)` retains the target.
  public init(standIn action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// Begins the calls.
  ///
  /// The run loop retains the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    world.links.append(self)
  }

  /// Ends the calls of one mode; on the stand-in, of all.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls for good.
  open func invalidate() {
    isAdded = false
    world.links.removeAll { $0 === self }
  }

  func fire(at time: CFTimeInterval, every frame: CFTimeInterval) {
    guard isAdded, !isPaused else { return }
    let wanted = [preferredFrameRateRange.preferred ?? 0, preferredFrameRateRange.maximum]
      .first { $0 > 0 }
    let step = max(frame, wanted.map { 1 / CFTimeInterval($0) } ?? 0)
    guard time - timestamp >= step - frame / 2 else { return }
    (timestamp, duration, targetTimestamp) = (time, frame, time + step)
    action(self)
  }
}
