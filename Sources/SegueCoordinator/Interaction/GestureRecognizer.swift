public import SegueCatalog
public import SegueTimeline

/// A recognizer of an interaction's gesture that measures its state.
///
/// The translation is relative to the touch-down until the gesture is recognized, and to the point
/// of recognition afterward, so that nothing jumps at the start.
public struct GestureRecognizer: Sendable {
  /// The result of handling a touch event.
  public enum Recognition: Hashable, Sendable {
    /// The touch may become the gesture.
    case possible
    /// The touch is not the gesture, and cannot become it before the next touch-down.
    case refused(GestureRefusal)
    /// The gesture was recognized.
    case recognized
    /// The gesture continues.
    case changed
    /// The gesture's finger was lifted.
    case ended
    /// The system cancelled the gesture's touch.
    case cancelled
    /// The event does not concern this gesture.
    case ignored
  }

  /// The distance after which a movement counts as a drag, in points.
  public static let slop = 10.0
  /// The distance from an edge within which an edge drag begins, in points.
  public static let edgeZone = 20.0
  /// How long a finger rests in a long press, in seconds.
  public static let pressTime = 0.5

  /// The current state of the gesture.
  public private(set) var gestureState = GestureState()
  /// The latest state of the scroll view that shares the touch.
  private(set) var scroll: ScrollPosition?

  private let plan: InteractionPlan
  let stage: Stage
  private var values: InteractionValues
  private var tracker = VelocityTracker()
  /// The tracker of a pinch's speed: the fingers' distance as the x of a point.
  private var spanTracker = VelocityTracker()
  private var state = State.idle
  private var origin = Point2D.zero
  private var startTime = 0.0
  private var firstSpan = 1.0
  private var axis: GestureAxis?

  private enum State: Hashable {
    case idle
    /// A finger is down; states whether it has moved since.
    case down(hasMoved: Bool)
    case recognized
    case refused
  }

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - plan: the interaction with the gesture.
  ///   - stage: the stage when the finger comes down.
  ///   - parameters: values of the preset's parameters.
  ///   - scope: the variables of the plan's expressions.
  public init(
    _ plan: InteractionPlan, on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) {
    self.plan = plan
    self.stage = stage
    values = InteractionValues(stage, parameters: parameters, scope: scope)
  }

  /// The gesture to recognize.
  var gesture: InteractionPlan.Gesture { plan.gesture }
  /// Whether a finger that rests can become the gesture.
  var awaitsLongPress: Bool { plan.gesture == .longPress }

  /// Handles a touch event.
  public mutating func handle(
    _ touch: TouchEvent, scroll: ScrollPosition? = nil
  ) -> Recognition {
    if let scroll {
      self.scroll = scroll
      values.set(scroll)
    }
    switch touch.phase {
    case .began: return begin(touch)
    case .moved: return move(touch)
    case .ended: return lift(touch, .ended)
    case .cancelled: return lift(touch, .cancelled)
    }
  }

  /// Begins immediately for a finger that grabs the transition again.
  public mutating func grab(_ touch: TouchEvent) {
    start(at: touch)
    state = .recognized
    axis = axis ?? fixedAxis ?? .along(.zero)
    read(touch)
  }
}

// MARK: From the touch to the gesture

extension GestureRecognizer {
  private mutating func begin(_ touch: TouchEvent) -> Recognition {
    start(at: touch)
    axis = fixedAxis
    if plan.gesture == .pinch, touch.second == nil { return refuse(.oneFinger) }
    if case .edgePan(let edge) = plan.gesture {
      let distance = edge.distance(
        of: touch.position, in: stage.container.size, isRightToLeft: stage.traits.isRightToLeft)
      if distance > Self.edgeZone { return refuse(.awayFromEdge) }
    }
    return .possible
  }

  private mutating func start(at touch: TouchEvent) {
    tracker.reset()
    tracker.add(touch.middle, at: touch.time)
    spanTracker.reset()
    spanTracker.add(Point2D(x: touch.span, y: 0), at: touch.time)
    origin = touch.middle
    startTime = touch.time
    firstSpan = max(touch.span, 1)
    state = .down(hasMoved: false)
    gestureState = GestureState()
  }

  private mutating func move(_ touch: TouchEvent) -> Recognition {
    switch state {
    case .idle, .refused: return .ignored
    case .recognized:
      read(touch)
      return .changed
    case .down(let hasMoved):
      read(touch)
      if !hasMoved, gestureState.velocity != .zero || touch.span != firstSpan {
        state = .down(hasMoved: true)
        if let begin = plan.begin, !holds(begin) { return refuse(.begin(begin.text)) }
      }
      return recognize(touch)
    }
  }

  private mutating func recognize(_ touch: TouchEvent) -> Recognition {
    let moved = gestureState.translation
    if case .overscroll(let edge) = plan.gesture, !isPast(edge) { return .possible }
    let travel =
      plan.gesture == .pinch ? abs(touch.span - firstSpan) : LibM.hypot(moved.x, moved.y)
    if plan.gesture == .longPress {
      guard touch.time - startTime >= Self.pressTime else {
        return travel >= Self.slop ? refuse(.movedTooSoon) : .possible
      }
    } else {
      guard travel >= Self.slop else { return .possible }
      if let refusal = refusal(of: moved) { return refuse(refusal) }
      axis = axis ?? chosenAxis(moved)
    }
    if let condition = plan.recognize, !holds(condition) {
      return refuse(.recognize(condition.text))
    }
    origin = touch.middle
    firstSpan = max(touch.span, 1)
    state = .recognized
    read(touch)
    return .recognized
  }

  private mutating func lift(_ touch: TouchEvent, _ recognition: Recognition) -> Recognition {
    defer { state = .idle }
    guard state == .recognized else { return .ignored }
    read(touch)
    return recognition
  }

  private mutating func refuse(_ refusal: GestureRefusal) -> Recognition {
    state = .refused
    return .refused(refusal)
  }

  private mutating func holds(_ condition: Expression) -> Bool {
    values.set(gestureState)
    return values.holds(condition)
  }

  private mutating func read(_ touch: TouchEvent) {
    let middle = touch.middle
    tracker.add(middle, at: touch.time)
    let axis = axis ?? .along(middle - origin)
    gestureState.translation = middle - origin
    gestureState.velocity = tracker.velocity(at: touch.time)
    if plan.gesture == .pinch {
      spanTracker.add(Point2D(x: touch.span, y: 0), at: touch.time)
      gestureState.distance = touch.span - firstSpan
      gestureState.speed = spanTracker.velocity(at: touch.time).x
      gestureState.scale = touch.span / firstSpan
      gestureState.scaleSpeed = gestureState.speed / firstSpan
    } else {
      gestureState.measure(along: axis, on: stage)
    }
  }
}

// MARK: Directions

extension GestureRecognizer {
  /// The axis, if known before the finger moves.
  private var fixedAxis: GestureAxis? { GestureAxis(of: plan.gesture, on: stage) }

  private func chosenAxis(_ movement: Point2D) -> GestureAxis {
    switch plan.gesture {
    case .pan(.horizontal): movement.x < 0 ? .left : .right
    case .pan(.vertical): movement.y < 0 ? .up : .down
    default: .along(movement)
    }
  }

  /// The reason why a long enough movement is not the gesture; nil if it is.
  private func refusal(of movement: Point2D) -> GestureRefusal? {
    switch plan.gesture {
    case .pinch, .pan(.any), .overscroll, .longPress: nil
    case .pan(.vertical): abs(movement.y) >= abs(movement.x) ? nil : .otherDirection
    case .pan(.horizontal):
      if abs(movement.x) < abs(movement.y) {
        .otherDirection
      } else if let axis, !axis.leads(movement) {
        .noTabThere
      } else {
        nil
      }
    default: axis?.leads(movement) ?? true ? nil : .otherDirection
    }
  }

  /// Whether the content is pulled past an edge.
  private func isPast(_ edge: InteractionPlan.Edge) -> Bool {
    guard let scroll else { return false }
    let advance = stage.traits.isRightToLeft ? -scroll.offset.x : scroll.offset.x
    return switch edge {
    case .top: scroll.offset.y < 0
    case .bottom: scroll.offset.y > scroll.farthestOffset.y
    case .leading: advance < 0
    case .trailing: advance > scroll.farthestOffset.x
    }
  }
}

extension TouchEvent {
  /// The position of the gesture: the finger, or the center of two.
  var middle: Point2D {
    guard let second else { return position }
    return Point2D(x: (position.x + second.x) / 2, y: (position.y + second.y) / 2)
  }

  /// The distance of two fingers; 0 for one.
  var span: Double {
    second.map { LibM.hypot($0.x - position.x, $0.y - position.y) } ?? 0
  }
}
