/// One operation of a transform list; the first one is applied first.
public enum TransformOperation: Hashable, Sendable {
  /// Translates, in points.
  case translate(Vector3)
  /// Scales by a factor along each axis.
  case scale(Vector3)
  /// Rotates by an angle in radians about an axis.
  case rotate(Double, axis: Vector3)
  /// Skews by angles in radians along the axes, both at once.
  case skew(Point)
  /// Adds the contributions of x, y and z to w.
  case perspective(Vector3)
  /// Applies a matrix.
  case matrix(Matrix4)

  /// The matrix of the operation.
  public var matrix: Matrix4 {
    switch self {
    case .translate(let v): .translation(v.x, v.y, v.z)
    case .scale(let v): .scale(v.x, v.y, v.z)
    case .rotate(let angle, let axis): .rotation(angle, x: axis.x, y: axis.y, z: axis.z)
    case .skew(let angles): .skew(angles)
    case .perspective(let v): .perspective(m14: v.x, m24: v.y, m34: v.z)
    case .matrix(let matrix): matrix
    }
  }

  /// Interpolates two operations of the same kind; nil if they do not match.
  ///
  /// Matrices never match; rotations match only about the same axis.
  func mixed(with other: TransformOperation, at t: Double) -> TransformOperation? {
    switch (self, other) {
    case (.translate(let a), .translate(let b)): .translate(mix(a, b, t))
    case (.scale(let a), .scale(let b)): .scale(mix(a, b, t))
    case (.rotate(let a, let axis), .rotate(let b, let other)) where axis == other:
      .rotate(mix(a, b, t), axis: axis)
    case (.skew(let a), .skew(let b)): .skew(Point(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t)))
    case (.perspective(let a), .perspective(let b)): .perspective(mix(a, b, t))
    default: nil
    }
  }

  /// The matrix of a list of operations.
  package static func matrix(of steps: [TransformOperation]) -> Matrix4 {
    steps.reduce(.identity) { $0 * $1.matrix }
  }
}

/// Interpolates two numbers; exact at both ends.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  t == 1 || a == b ? b : a * (1 - t) + b * t
}

/// Interpolates two vectors.
func mix(_ a: Vector3, _ b: Vector3, _ t: Double) -> Vector3 {
  Vector3(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), z: mix(a.z, b.z, t))
}
