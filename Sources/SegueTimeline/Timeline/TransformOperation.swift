/// One step of a transform that is written as a list; the first step meets the layer first.
public enum TransformOperation: Hashable, Sendable {
  /// Moves by points.
  case translate(Vector3)
  /// Scales by factors.
  case scale(Vector3)
  /// Turns by an angle in radians about an axis.
  case rotate(Double, axis: Vector3)
  /// Adds the contributions of x, y and z to w.
  case perspective(Vector3)
  /// Applies a matrix.
  case matrix(Matrix4)

  /// The matrix of the step.
  public var matrix: Matrix4 {
    switch self {
    case .translate(let v): .translation(v.x, v.y, v.z)
    case .scale(let v): .scale(v.x, v.y, v.z)
    case .rotate(let angle, let axis): .rotation(angle, x: axis.x, y: axis.y, z: axis.z)
    case .perspective(let v): .perspective(m14: v.x, m24: v.y, m34: v.z)
    case .matrix(let matrix): matrix
    }
  }

  /// A step between two of the same kind, or nil where they do not correspond.
  ///
  /// Matrices have no parts that could correspond; two rotations do about the same axis only.
  func mixed(with other: TransformOperation, at t: Double) -> TransformOperation? {
    switch (self, other) {
    case (.translate(let a), .translate(let b)): .translate(mix(a, b, t))
    case (.scale(let a), .scale(let b)): .scale(mix(a, b, t))
    case (.rotate(let a, let axis), .rotate(let b, let other)) where axis == other:
      .rotate(mix(a, b, t), axis: axis)
    case (.perspective(let a), .perspective(let b)): .perspective(mix(a, b, t))
    default: nil
    }
  }

  /// The matrix of a list of steps.
  package static func matrix(of steps: [TransformOperation]) -> Matrix4 {
    steps.reduce(.identity) { $0 * $1.matrix }
  }
}

/// The value between two numbers that is exact at both ends.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
  t == 1 || a == b ? b : a * (1 - t) + b * t
}

/// The vector between two vectors.
func mix(_ a: Vector3, _ b: Vector3, _ t: Double) -> Vector3 {
  Vector3(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), z: mix(a.z, b.z, t))
}
