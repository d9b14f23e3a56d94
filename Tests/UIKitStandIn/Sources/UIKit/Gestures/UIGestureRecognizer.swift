// Declarations: UIGestureRecognizer.h and UIGestureRecognizerSubclass.h of the iOS 16.5 SDK.
// Targets are closures here: selectors need Objective-C.

public import QuartzCore

/// Recognizes a gesture.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture that is not continuous has been recognized.
    public static var recognized: State { .ended }
  }

  private var actions: [(UIGestureRecognizer) -> Void] = []
  private(set) weak var owner: UIView?
  var stored = State.possible
  /// The fingers that the gesture consists of.
  var touches: [UITouch] = []
  /// Recognizers that must fail before this one begins.
  var prerequisites: [WeakRecognizer] = []
  /// A state that waits for others to fail.
  var held: State?

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { interrupt() } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?

  /// A recognizer; without Objective-C there are no actions to give it.
  public init(target: Any?, action: Selector?) { super.init() }

  /// A recognizer without an action.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer with an action.
  ///
  /// Not Apple's.
  public convenience init(standIn action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(standIn: action)
  }

  /// Adds an action.
  ///
  /// Not Apple's: targets need selectors.
  public final func addAction(standIn action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  open var view: UIView? { owner }

  /// Where the gesture is.
  ///
  /// Only subclasses set it.
  open var state: State {
    get { stored }
    set { move(to: newValue) }
  }

  open var numberOfTouches: Int { touches.count }

  open func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return lastPlace(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  var lastPoint = CGPoint.zero

  private func lastPlace(in view: UIView?) -> CGPoint {
    guard let view else { return lastPoint }
    return view.convert(lastPoint, from: owner?.window ?? view.window)
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(WeakRecognizer(otherGestureRecognizer))
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  func attach(to view: UIView?) {
    if view == nil { interrupt() }
    owner = view
  }

  func act() { for action in actions { action(self) } }
}

/// A recognizer that another one does not retain.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// Decides for recognizers.
///
/// All methods are optional on Apple's platforms.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

#if !canImport(ObjectiveC)
/// The name of a method: there is none without Objective-C.
public enum Selector {}
#endif
