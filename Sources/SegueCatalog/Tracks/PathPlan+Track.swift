import SegueTimeline

extension [PathStepPlan] {
  /// Computes the keyframes of a layer that follows the path at constant speed.
  ///
  /// A curve through points at equal distances along the path approximates it: with ``pieces`` of
  /// them a circle is off by less than a ten-thousandth of its radius.
  ///
  /// - Parameters:
  ///   - start: the layer's position.
  ///   - slots: the values of the stage.
  func keyframes(from start: Point2D, _ slots: [Double]) -> [DraftTrack.Keyframe] {
    let path = motionPath(from: start, slots)
    return (0...Self.pieces).map { index in
      let fraction = Double(index) / Double(Self.pieces)
      let point = path.point(atFraction: fraction)
      return DraftTrack.Keyframe(
        offset: fraction, value: .numbers([point.x, point.y]), easing: .linear)
    }
  }

  private static var pieces: Int { 256 }

  private func motionPath(from start: Point2D, _ slots: [Double]) -> MotionPath {
    func points(_ numbers: [Expression]) -> [Point2D] {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point2D(
          x: numbers[$0].evaluate(slots).clamped(to: ValueBounds.length),
          y: numbers[$0 + 1].evaluate(slots).clamped(to: ValueBounds.length))
      }
    }
    var start = start
    var segments: [MotionPath.Segment] = []
    for step in self {
      switch step {
      case .move(let numbers): start = points(numbers)[0]
      case .line(let numbers): segments.append(.line(to: points(numbers)[0]))
      case .curve(let numbers):
        let p = points(numbers)
        segments.append(.curve(control1: p[0], control2: p[1], to: p[2]))
      case .arc(let radii, let from, let sweep):
        segments.append(
          .arc(
            radii: Size2D(
              width: radii[0].evaluate(slots).clamped(to: ValueBounds.length),
              height: radii[1].evaluate(slots).clamped(to: ValueBounds.length)),
            from: from.evaluate(slots).clamped(to: ValueBounds.angle),
            sweep: sweep.evaluate(slots).clamped(to: ValueBounds.angle)))
      }
    }
    return MotionPath(from: start, segments: segments)
  }
}
