// Declarations under test: the Swift import of the iOS 16.5 SDK.
// That this file compiles is the test: types and optionality are as Apple's, and what is open there can be overridden.

import Testing
import UIKit

@MainActor struct DeclarationTests {
  @Test("the context's members have the types of the import")
  func context() {
    typealias Context = any UIViewControllerContextTransitioning
    let _: (Context) -> UIView = { $0.containerView }
    let _: (Context) -> UIModalPresentationStyle = { $0.presentationStyle }
    let _: (Context) -> CGAffineTransform = { $0.targetTransform }
    let _: (Context) -> UIView? = { $0.view(forKey: UITransitionContextViewKey.from) }
    let _: (Context) -> UIViewController? = {
      $0.viewController(forKey: UITransitionContextViewControllerKey.to)
    }
    let _: (Context, UIViewController) -> CGRect = { $0.finalFrame(for: $1) }
    let _: (Context, CGFloat) -> Void = { $0.updateInteractiveTransition($1) }
  }

  @Test("the coordinator's members have the types of the import")
  func coordinator() {
    typealias Coordinator = any UIViewControllerTransitionCoordinator
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    let _: (Coordinator, Block?, Block?) -> Bool = {
      $0.animate(alongsideTransition: $1, completion: $2)
    }
    let _: (Coordinator, UIView?, Block?) -> Bool = {
      $0.animateAlongsideTransition(in: $1, animation: $2)
    }
    let _: (Coordinator) -> UIView.AnimationCurve = { $0.completionCurve }
    let _: (Coordinator) -> CGFloat = { $0.completionVelocity }
  }

  @Test("layers and animations have the types of the import, and no actor")
  nonisolated func coreAnimation() {
    let _: (CALayer) -> Float = { $0.opacity }
    let _: (CALayer) -> CGPath? = { $0.shadowPath }
    let _: (CALayer, CALayer, UInt32) -> Void = { $0.insertSublayer($1, at: $2) }
    let _: (CALayer) -> [String]? = { $0.animationKeys() }
    let _: (CAShapeLayer) -> CAShapeLayer? = { $0.presentation() }
    let _: (CAKeyframeAnimation) -> [NSNumber]? = { $0.keyTimes }
    let _: (CAAnimation) -> (any CAAnimationDelegate)? = { $0.delegate }
    let _: (CAAnimation) -> CAMediaTimingFillMode = { $0.fillMode }
    let _: (Float) -> CAMediaTimingFunction = {
      CAMediaTimingFunction(controlPoints: $0, $0, $0, $0)
    }
    let _: ((() -> Void)?) -> Void = CATransaction.setCompletionBlock
  }

  @Test("names of notifications are bound to no actor, and what they are about is to the main one")
  nonisolated func isolation() {
    let _: [NSNotification.Name] = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let _: @MainActor (UIScene) -> UIScene.ActivationState = { $0.activationState }
    let _: @MainActor () -> Bool = { UIAccessibility.isReduceMotionEnabled }
    let _: (UITraitCollection) -> any Sendable = { $0 }
  }

  @Test("a percent driver, a recognizer and a controller can be subclassed as on Apple's platforms")
  func subclasses() {
    #expect(Driver().completionSpeed == 2 && Recognizer().state == .possible)
    #expect(Controller().preferredStatusBarStyle == .lightContent)
    #expect(Driver().wantsInteractiveStart && Driver().completionCurve == .easeInOut)
  }

  private final class Driver: UIPercentDrivenInteractiveTransition {
    override var completionSpeed: CGFloat {
      get { 2 }
      set {}
    }
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { super.startInteractiveTransition(transitionContext) }
    override func update(_ percentComplete: CGFloat) {}
    override func pause() {}
    override func cancel() {}
    override func finish() {}
  }

  private final class Recognizer: UIGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(
      by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .cancelled
    }
  }

  private final class Controller: UIViewController {
    override func loadView() { view = UIView() }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var childForStatusBarStyle: UIViewController? { nil }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      nil
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  }
}
