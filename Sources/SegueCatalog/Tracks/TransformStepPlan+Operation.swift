import SegueTimeline

extension TransformStepPlan {
  /// Evaluates the operation with the slots of a stage.
  func operation(_ slots: [Double]) -> TransformOperation {
    let n = numbers.map { $0.evaluate(slots).clamped(to: kind.range) }
    return switch kind {
    case .translate: .translate(Vector3(x: n[0], y: n[1], z: n[2]))
    case .scale: .scale(Vector3(x: n[0], y: n[1], z: n[2]))
    case .rotateX: .rotate(n[0], axis: Vector3(x: 1, y: 0, z: 0))
    case .rotateY: .rotate(n[0], axis: Vector3(x: 0, y: 1, z: 0))
    case .rotateZ: .rotate(n[0], axis: Vector3(x: 0, y: 0, z: 1))
    case .skewX: .skew(Point2D(x: n[0], y: 0))
    case .skewY: .skew(Point2D(x: 0, y: n[0]))
    case .perspective:
      .perspective(Vector3(x: 0, y: 0, z: Self.m34(atDistance: n[0])))
    case .matrix:
      .matrix(
        Matrix4(
          rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]),
          (n[8], n[9], n[10], n[11]), (n[12], n[13], n[14], n[15])))
    }
  }

  /// The contribution of z to w for a viewing distance, in points; 0 means no perspective.
  static func m34(atDistance distance: Double) -> Double {
    distance == 0 ? 0 : (-1 / distance).clamped(to: ValueBounds.perspective)
  }
}

extension TransformStepPlan.Kind {
  /// The range of its numbers.
  package var range: ClosedRange<Double> {
    switch self {
    case .translate: ValueBounds.length
    case .scale: ValueBounds.scale
    case .rotateX, .rotateY, .rotateZ: ValueBounds.angle
    case .skewX, .skewY: ValueBounds.skew
    case .perspective: ValueBounds.size
    case .matrix: ValueBounds.matrix
    }
  }
}
