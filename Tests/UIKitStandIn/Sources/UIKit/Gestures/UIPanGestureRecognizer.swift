// Declarations: the headers of the pan, screen edge pan and tap recognizers of the iOS 16.5 SDK.
// How far a finger moves before a pan begins, and how near an edge it must touch, is not published: 10 and 20 points here.

public import QuartzCore

/// Recognizes a finger that moves.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger moves before the pan begins.
  static let slop = CGFloat(10)

  private var start = CGPoint.zero
  var origin = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (local(origin, in: view), location(in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = location(in: nil)
    let (from, to) = (local(here, in: view), translation)
    let place = CGPoint(x: from.x - to.x, y: from.y - to.y)
    origin = (view ?? owner?.window)?.convert(place, to: nil) ?? place
  }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time > last.time - 0.1 }), last.time > first.time
    else { return .zero }
    let (from, to) = (local(first.place, in: view), local(last.place, in: view))
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }

  private func local(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: owner?.window)
  }

  /// How far the fingers have moved before the pan began.
  var movement: CGPoint {
    let here = location(in: nil)
    return CGPoint(x: here.x - start.x, y: here.y - start.y)
  }

  /// Whether the movement is one that the pan is about.
  func accepts(_ movement: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = location(in: nil)
    if stored == .possible {
      start = here
      if numberOfTouches > maximumNumberOfTouches { state = .failed }
    } else {
      shift(to: here)
    }
    samples = [(CACurrentMediaTime(), here)]
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = location(in: nil)
    samples.append((CACurrentMediaTime(), here))
    lastPoint = here
    switch stored {
    case .possible:
      guard held == nil, numberOfTouches >= minimumNumberOfTouches else { return }
      guard max(abs(movement.x), abs(movement.y)) >= Self.slop else { return }
      origin = here
      state = accepts(movement) ? .began : .failed
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = self.touches.filter { !touches.contains($0) }
    guard stored == .began || stored == .changed else {
      if rest.isEmpty, held == nil { state = .failed }
      return
    }
    if rest.count < minimumNumberOfTouches {
      lastPoint = location(in: nil)
      state = .ended
    } else {
      let places = rest.map { $0.location(in: nil) }
      let count = CGFloat(places.count)
      shift(
        to: CGPoint(
          x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count))
    }
  }

  /// Fingers came or went: the translation stays as it was.
  private func shift(to here: CGPoint) {
    origin = CGPoint(x: origin.x + here.x - lastPoint.x, y: origin.y + here.y - lastPoint.y)
    lastPoint = here
    samples = []
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stored == .began || stored == .changed ? .cancelled : .failed
  }

  open override func reset() { samples = [] }
}

/// Which scrolling devices a pan takes.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all = UIScrollTypeMask(rawValue: 3)
}

/// Recognizes a finger that comes in from an edge of the window.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge the finger must begin.
  static let reach = CGFloat(20)

  private var begin = CGPoint.zero

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, stored == .possible { begin = touch.location(in: nil) }
    super.touchesBegan(touches, with: event)
    if stored == .possible, !isNearEdge { state = .failed }
  }

  private var isNearEdge: Bool {
    let bounds = owner?.window?.bounds ?? .zero
    return edges.contains(.left) && begin.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - begin.x <= Self.reach
      || edges.contains(.top) && begin.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - begin.y <= Self.reach
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    return isHorizontal && movement.x > 0 && edges.contains(.left)
      || isHorizontal && movement.x < 0 && edges.contains(.right)
      || !isHorizontal && movement.y > 0 && edges.contains(.top)
      || !isHorizontal && movement.y < 0 && edges.contains(.bottom)
  }
}

/// Recognizes taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var taps = 0

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = location(in: nil)
    if max(abs(here.x - start.x), abs(here.y - start.y)) > UIPanGestureRecognizer.slop {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard stored == .possible, held == nil else { return }
    lastPoint = location(in: nil)
    state = (touches.first?.tapCount ?? 1) >= numberOfTapsRequired ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
