public import SegueCatalog
public import SegueTimeline

/// Tells from touches whether they are the gesture of an interaction, and what it amounts to.
///
/// Until it is recognized the translation counts from where the finger came down; from then on from where
/// it was recognized, so that nothing jumps when it takes hold.
public struct GestureRecognizer: Sendable {
  /// What a touch event means.
  public enum Recognition: Hashable, Sendable {
    /// It may become the gesture.
    case possible
    /// It is not the gesture, and will not be until the finger comes down again.
    case refused(GestureRefusal)
    /// It is the gesture from now on.
    case recognized
    /// The gesture goes on.
    case changed
    /// The finger was lifted from the gesture.
    case ended
    /// The system took the gesture's touch away.
    case cancelled
    /// It is no matter for this gesture.
    case ignored
  }

  /// How far a finger goes before its movement counts as a drag, in points.
  public static let slop = 10.0
  /// How near to an edge a drag from it begins, in points.
  public static let edgeZone = 20.0

  /// What the gesture amounts to now.
  public private(set) var reading = GestureState()
  /// The scroll view that shares the touch, as it stood last.
  private(set) var scroll: ScrollPosition?

  private let plan: InteractionPlan
  private let stage: Stage
  private var values: InteractionValues
  private var tracker = VelocityTracker()
  /// How fast the fingers of a pinch part: their distance as the x of a point.
  private var spanTracker = VelocityTracker()
  private var state = State.idle
  private var origin = Point.zero
  private var firstSpan = 1.0
  private var axis: GestureAxis?

  private enum State: Hashable {
    case idle
    /// A finger is down; whether it has moved since.
    case down(hasMoved: Bool)
    case recognized
    case refused
  }

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - plan: the interaction whose gesture it looks for.
  ///   - stage: where everything is when the finger comes down.
  ///   - parameters: values of the preset's parameters.
  ///   - scope: the variables that the plan's formulas read.
  public init(
    _ plan: InteractionPlan, on stage: Stage, parameters: ParameterValues, scope: ExpressionScope
  ) {
    self.plan = plan
    self.stage = stage
    values = InteractionValues(stage, parameters: parameters, scope: scope)
  }

  /// Takes a touch event.
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

  /// Takes hold at once where a finger comes down on what it held before.
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
    spanTracker.add(Point(x: touch.span, y: 0), at: touch.time)
    origin = touch.middle
    firstSpan = max(touch.span, 1)
    state = .down(hasMoved: false)
    reading = GestureState()
  }

  private mutating func move(_ touch: TouchEvent) -> Recognition {
    switch state {
    case .idle, .refused: return .ignored
    case .recognized:
      read(touch)
      return .changed
    case .down(let hasMoved):
      read(touch)
      if !hasMoved, reading.velocity != .zero || touch.span != firstSpan {
        state = .down(hasMoved: true)
        if let begin = plan.begin, !holds(begin) { return refuse(.begin(begin.text)) }
      }
      return recognize(touch)
    }
  }

  private mutating func recognize(_ touch: TouchEvent) -> Recognition {
    let moved = reading.translation
    if case .overscroll(let edge) = plan.gesture, !isPast(edge) { return .possible }
    let travel =
      plan.gesture == .pinch ? abs(touch.span - firstSpan) : LibM.hypot(moved.x, moved.y)
    guard travel >= Self.slop else { return .possible }
    if let refusal = refusal(of: moved) { return refuse(refusal) }
    axis = axis ?? chosenAxis(moved)
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
    values.set(reading)
    return values.holds(condition)
  }

  private mutating func read(_ touch: TouchEvent) {
    let middle = touch.middle
    tracker.add(middle, at: touch.time)
    let axis = axis ?? .along(middle - origin)
    let velocity = tracker.velocity(at: touch.time)
    reading.translation = middle - origin
    if plan.gesture == .pinch {
      spanTracker.add(Point(x: touch.span, y: 0), at: touch.time)
      reading.distance = touch.span - firstSpan
      reading.speed = spanTracker.velocity(at: touch.time).x
      reading.scale = touch.span / firstSpan
    } else {
      reading.distance = axis.distance(reading.translation)
      reading.speed = axis.distance(velocity)
    }
    reading.velocity = velocity
  }
}

// MARK: Directions

extension GestureRecognizer {
  /// The axis that is known before the finger moves.
  private var fixedAxis: GestureAxis? { GestureAxis(of: plan.gesture, on: stage) }

  private func chosenAxis(_ movement: Point) -> GestureAxis {
    switch plan.gesture {
    case .pan(.horizontal): movement.x < 0 ? .left : .right
    case .pan(.vertical): movement.y < 0 ? .up : .down
    default: .along(movement)
    }
  }

  /// Why a movement of enough length is not the gesture; nil where it is.
  private func refusal(of movement: Point) -> GestureRefusal? {
    switch plan.gesture {
    case .pinch, .pan(.any), .overscroll: nil
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

  /// Whether the content is pulled past the end at an edge.
  private func isPast(_ edge: InteractionPlan.Edge) -> Bool {
    guard let scroll else { return false }
    return switch edge.axis(isRightToLeft: stage.traits.isRightToLeft) {
    case .down: scroll.offset.y < 0
    case .up: scroll.offset.y > scroll.farthestOffset.y
    case .right: scroll.offset.x < 0
    default: scroll.offset.x > scroll.farthestOffset.x
    }
  }
}

extension TouchEvent {
  /// Where the gesture is: the finger, or the middle between two.
  var middle: Point {
    guard let second else { return position }
    return Point(x: (position.x + second.x) / 2, y: (position.y + second.y) / 2)
  }

  /// How far apart two fingers are; 0 for one.
  var span: Double {
    second.map { LibM.hypot($0.x - position.x, $0.y - position.y) } ?? 0
  }
}
