import SegueTimeline

extension [PathStepPlan] {
  /// The number of curves that stand for an arc, which covers a turn at most.
  private static var arcCurves: Int { 8 }

  /// The maximum number of steps of a mask.
  package static var mostMaskSteps: Int { 64 }

  /// The range of the angle that an arc of a mask covers: a turn either way.
  package static var sweepRange: ClosedRange<Double> { -2 * Double.pi...2 * Double.pi }

  /// The loops that the steps make: each begins with a move.
  var loops: PathLoops {
    var counts: [Int] = []
    for step in self {
      switch step {
      case .move: counts.append(0)
      case .line, .curve: if !counts.isEmpty { counts[counts.count - 1] += 1 }
      case .arc: if !counts.isEmpty { counts[counts.count - 1] += Self.arcCurves }
      }
    }
    return PathLoops(curves: counts.filter { $0 > 0 })
  }

  /// The points of the loops for the slots' values, as Bézier curves.
  func points(_ slots: [Double]) -> [Point2D] {
    var result: [Point2D] = []
    slots.withUnsafeBufferPointer { slots in forEachPoint(slots) { result.append($0) } }
    return result
  }

  /// Calls a closure with each point of the loops, without allocating.
  func forEachPoint(_ slots: UnsafeBufferPointer<Double>, _ add: (Point2D) -> Void) {
    func number(_ expression: Expression, _ range: ClosedRange<Double>) -> Double {
      expression.evaluate(slots).clamped(to: range)
    }
    func point(_ numbers: [Expression], _ index: Int) -> Point2D {
      Point2D(
        x: number(numbers[index], ValueBounds.length),
        y: number(numbers[index + 1], ValueBounds.length))
    }
    var end = Point2D.zero
    var start: Point2D?
    func begin() {
      // A move that no step follows makes no loop.
      if let first = start { add(first) }
      start = nil
    }
    for step in self {
      switch step {
      case .move(let numbers):
        end = point(numbers, 0)
        start = end
      case .line(let numbers):
        begin()
        let target = point(numbers, 0)
        let way = target - end
        add(Point2D(x: end.x + way.x / 3, y: end.y + way.y / 3))
        add(Point2D(x: end.x + way.x * 2 / 3, y: end.y + way.y * 2 / 3))
        add(target)
        end = target
      case .curve(let numbers):
        begin()
        for index in [0, 2, 4] { add(point(numbers, index)) }
        end = point(numbers, 4)
      case .arc(let radii, let from, let sweep):
        begin()
        let size = Size2D(
          width: number(radii[0], ValueBounds.length), height: number(radii[1], ValueBounds.length))
        var last = end
        BezierLoop.arc(
          from: end, radii: size, start: number(from, ValueBounds.angle),
          sweep: number(sweep, Self.sweepRange), count: Self.arcCurves
        ) { first, second, target in
          add(first)
          add(second)
          add(target)
          last = target
        }
        end = last
      }
    }
  }
}
