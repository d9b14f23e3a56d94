// Declarations: CAAnimation.h of the iOS 16.5 SDK. Behavior: its comments.

public import CoreGraphics

/// What hears of the begin and the end of an animation.
///
/// Both methods are optional on Apple's platforms.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended; `flag` is true only if it reached the end of its active duration without being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a change of a property does.
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation.
///
/// `init()` is required here, because a copy is made without Objective-C.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; none is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of the begin and the end.
  ///
  /// It is retained.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer loses the animation at its end.
  open var isRemovedOnCompletion = true
  /// How often frames are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// An animation of nothing.
  public required override init() { super.init() }

  /// A copy, as `NSCopying` makes it.
  open override func copy() -> Any { duplicate() }

  /// Adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Writes what the animation shows at a time within its basic duration.
  func apply(at time: CFTimeInterval, to properties: inout LayerProperties) {}

  /// How far it is, by its timing function, at a time within its basic duration.
  func progress(at time: CFTimeInterval) -> Double {
    let moment = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return timingFunction?.value(at: moment) ?? moment
  }
}
