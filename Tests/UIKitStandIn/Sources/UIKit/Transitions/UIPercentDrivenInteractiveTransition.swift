// Declarations: UIViewControllerTransitioning.h of the iOS 16.5 SDK. Behavior: its comments.
// Here it drives the container's layer by `speed` 0 and `timeOffset`, for animators that use Core Animation.

public import QuartzCore

/// Drives an animator of Core Animation by a fraction.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The duration of the animator.
  open private(set) var duration: CGFloat = 0
  /// The fraction of the last update.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true

  /// Drives nothing yet.
  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    (transitionContext as? TransitionContext)?.startAnimator(drivenBy: self)
  }

  /// The animator began: time stands still in the container.
  func began(duration: TimeInterval) {
    self.duration = CGFloat(duration)
    let layer = context?.containerView.layer
    layer?.speed = 0
    layer?.timeOffset = layer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
    start = CACurrentMediaTime()
    layer?.timeOffset = start
  }

  private var start: CFTimeInterval = 0

  open func pause() { context?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.containerView.layer.timeOffset = start + Double(self.percentComplete * duration)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    context?.finishInteractiveTransition()
    run(to: 1)
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    run(to: 0)
  }

  /// Time goes on: (1 − fraction) · duration ÷ speed to the end, or the same way back.
  private func run(to end: CGFloat) {
    guard let layer = context?.containerView.layer else { return }
    let offset = layer.timeOffset
    layer.beginTime = CACurrentMediaTime()
    layer.timeOffset = offset
    layer.speed = Float(end == 1 ? completionSpeed : -completionSpeed)
    let rest = Double(abs(end - percentComplete) * duration / max(completionSpeed, 0.001))
    StandIn.later(rest + 1 / StandIn.framesPerSecond) { [weak self] in
      self?.settle(layer, end: end)
    }
  }

  private func settle(_ layer: CALayer, end: CGFloat) {
    guard context != nil else { return }
    context = nil
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    guard end == 0 else { return }
    for sublayer in layer.sublayers ?? [] { removeAnimations(sublayer) }
  }

  private func removeAnimations(_ layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { removeAnimations(sublayer) }
  }
}
