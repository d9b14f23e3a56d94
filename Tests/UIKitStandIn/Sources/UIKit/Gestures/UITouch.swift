// Declarations: UITouch.h and UIEvent.h of the iOS 16.5 SDK.

public import QuartzCore

/// A finger.
@MainActor open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval
  open internal(set) var view: UIView?
  open internal(set) var tapCount = 1
  open private(set) var window: UIWindow?
  open var type: TouchType { .direct }
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  var place: CGPoint
  var previous: CGPoint
  var receivers: [UIGestureRecognizer] = []
  /// Whether the view has heard that it is cancelled.
  var isCancelledInView = false

  init(window: UIWindow, place: CGPoint) {
    self.window = window
    self.place = place
    previous = place
    timestamp = CACurrentMediaTime()
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: window)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previous }
    return view.convert(previous, from: window)
  }
}

/// What touches do at a moment.
@MainActor open class UIEvent: NSObject {
  open private(set) var allTouches: Set<UITouch>?
  open private(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = CACurrentMediaTime()
    super.init()
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.receivers.contains { $0 === gesture } }
  }
}
