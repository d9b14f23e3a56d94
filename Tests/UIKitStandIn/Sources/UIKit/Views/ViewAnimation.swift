// Declarations: UIView.h of the iOS 16.5 SDK. Behavior: "Animations", View Programming Guide for iOS.
// In an animation block, changes of a view's layer animate; outside they do not. Springs and keyframes are left out.

public import QuartzCore

/// The parameters of an animation block, and what waits for its end.
final class ViewAnimation: NSObject, CAAnimationDelegate {
  nonisolated(unsafe) private static var open: [ViewAnimation?] = []

  static var current: ViewAnimation? { open.last ?? nil }

  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    (self.duration, self.delay, self.options) = (duration, delay, options)
    self.completion = completion
  }

  /// Runs changes in a block of this animation, or of none.
  static func run(_ animation: ViewAnimation?, _ changes: () -> Void) {
    open.append(animation)
    changes()
    open.removeLast()
    animation?.close()
  }

  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard duration > 0 else { return NSNull() }
    let animation = CABasicAnimation(keyPath: key)
    let shown = options.contains(.beginFromCurrentState) ? layer.presentation() : nil
    animation.fromValue = (shown ?? layer).value(forKey: key)
    guard animation.fromValue != nil else { return NSNull() }
    animation.duration = duration
    animation.timingFunction = options.curve.function
    animation.fillMode = .backwards
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.delegate = self
    running += 1
    return animation
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if isClosed, running == 0 { completion?(allFinished) }
  }

  private func close() {
    isClosed = true
    guard running == 0, let completion else { return }
    StandIn.atNextTurn { completion(true) }
  }
}

extension UIView {
  /// Animates changes after a delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: options, completion: completion)
    ViewAnimation.run(animation, animations)
  }

  /// Animates changes, and says when they have ended.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  /// Whether changes animate now.
  public class var areAnimationsEnabled: Bool { true }

  /// The duration of the animation block that is open.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current.map(\.inherited) ?? 0
  }
}

extension ViewAnimation {
  fileprivate var inherited: TimeInterval { duration }
}
