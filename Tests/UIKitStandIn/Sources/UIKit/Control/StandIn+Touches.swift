// Not Apple's: fingers of tests.

public import QuartzCore

/// A finger on a window.
@MainActor public final class Finger {
  let touch: UITouch
  private let window: UIWindow

  init(at point: CGPoint, in window: UIWindow) {
    touch = UITouch(window: window, place: point)
    self.window = window
    window.arena.begin(touch, in: window)
  }

  /// Where it is, in the window.
  public var place: CGPoint { touch.place }

  /// Moves to a point of the window at once.
  public func move(to point: CGPoint) { StandIn.move([(self, point)]) }

  /// Moves evenly over seconds, one event a frame.
  public func move(to point: CGPoint, over seconds: TimeInterval) {
    StandIn.move([(self, point)], over: seconds)
  }

  /// Leaves the screen.
  public func lift() { finish(.ended) }

  /// The system takes the touch away, as for a call.
  public func cancel() { finish(.cancelled) }

  private func finish(_ phase: UITouch.Phase) {
    guard isDown else { return }
    touch.previous = touch.place
    touch.phase = phase
    touch.timestamp = CACurrentMediaTime()
    window.arena.end([touch], cancelled: phase == .cancelled)
    StandIn.commit()
  }

  /// Whether neither the test nor the system has taken it away.
  var isDown: Bool { touch.phase != .ended && touch.phase != .cancelled }

  func place(at point: CGPoint) {
    touch.previous = touch.place
    touch.place = point
    touch.phase = .moved
    touch.timestamp = CACurrentMediaTime()
  }

  var arena: TouchArena { window.arena }
}

@MainActor extension StandIn {
  /// Puts a finger on a point of a window.
  public static func touch(down point: CGPoint, in window: UIWindow) -> Finger {
    let finger = Finger(at: point, in: window)
    commit()
    return finger
  }

  /// Moves fingers of one window in one event.
  public static func move(_ moves: [(finger: Finger, point: CGPoint)]) {
    let moves = moves.filter { $0.finger.isDown }
    for move in moves { move.finger.place(at: move.point) }
    moves.first?.finger.arena.move(Set(moves.map(\.finger.touch)))
    commit()
  }

  /// Moves fingers of one window evenly over seconds, one event a frame.
  public static func move(_ moves: [(finger: Finger, point: CGPoint)], over seconds: TimeInterval) {
    let starts = moves.map(\.finger.place)
    let frames = max(1, Int((seconds * framesPerSecond).rounded()))
    for frame in 1...frames {
      advance(by: seconds / Double(frames))
      let part = CGFloat(frame) / CGFloat(frames)
      move(
        zip(moves, starts).map { move, start in
          let point = CGPoint(
            x: start.x + (move.point.x - start.x) * part,
            y: start.y + (move.point.y - start.y) * part)
          return (move.finger, point)
        })
    }
  }

  /// A tap on a point of a window.
  public static func tap(at point: CGPoint, in window: UIWindow) {
    touch(down: point, in: window).lift()
  }
}
