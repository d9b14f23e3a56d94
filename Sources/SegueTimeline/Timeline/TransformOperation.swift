/// One operation of a transform list; the first one is applied first.
public enum TransformOperation: Hashable, Sendable {
  /// Translates, in points.
  case translate(Vector3)
  /// Scales by a factor along each axis.
  case scale(Vector3)
  /// Rotates by an angle in radians about an axis.
  case rotate(Double, axis: Vector3)
  /// Skews by angles in radians along the axes, both at once.
  case skew(Point2D)
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
