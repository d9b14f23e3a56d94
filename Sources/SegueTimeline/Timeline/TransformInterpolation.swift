/// An interpolation between two transforms.
package enum TransformInterpolation: Hashable, Sendable {
  /// Both are lists of matching operations, each interpolated by itself.
  case stepwise(StepwiseTransform)
  /// They do not match: their decompositions are interpolated.
  case decomposed(Matrix4, DecomposedTransform, DecomposedTransform, Matrix4)
  /// One of them is singular and cannot be decomposed: it jumps halfway.
  case jump(Matrix4, Matrix4)

  /// Chooses the interpolation between two lists of operations.
  package init(from a: [TransformOperation], to b: [TransformOperation]) {
    if let steps = StepwiseTransform(from: a, to: b) {
      self = .stepwise(steps)
      return
    }
    let (first, last) = (TransformOperation.matrix(of: a), TransformOperation.matrix(of: b))
    if let start = DecomposedTransform(first), let end = DecomposedTransform(last) {
      self = .decomposed(first, start, end, last)
    } else {
      self = .jump(first, last)
    }
  }

  /// The transform at a fraction of the interpolation; exact at 0 and 1.
  package func matrix(at t: Double) -> Matrix4 {
    switch self {
    case .stepwise(let steps): return steps.matrix(at: t)
    case .decomposed(let first, let a, let b, let last):
      if t == 0 { return first }
      if t == 1 { return last }
      return a.mixed(with: b, at: t).matrix
    case .jump(let first, let last):
      return t < 0.5 ? first : last
    }
  }
}

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

/// Two lists of matching operations, prepared to be interpolated one by one at any fraction.
///
/// Operations that are the same in both lists are multiplied beforehand. The others are applied in place, most of
/// them without building a matrix.
package struct StepwiseTransform: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case translate, scale, skew, perspective
    case rotate(axis: Vector3)
    /// A matrix by its index.
    case matrix(Int)
  }

  private struct Step: Hashable, Sendable {
    let kind: Kind
    /// The numbers at both ends; an angle is in `x`.
    let from, to: Vector3

    /// Whether applying it costs less than multiplying by a matrix.
    var isSimple: Bool { kind == .translate || kind == .scale }
  }

  private var steps: [Step] = []
  private var matrices: [Matrix4] = []

  /// Prepares two lists; nil if they do not match.
  init?(from a: [TransformOperation], to b: [TransformOperation]) {
    guard a.count == b.count, zip(a, b).allSatisfy({ $0.matches($1) }) else { return nil }
    var fixed: [TransformOperation] = []
    for (first, last) in zip(a, b) {
      if first == last {
        fixed.append(first)
      } else {
        add(fixed: fixed)
        fixed = []
        if let step = Self.step(from: first, to: last) { steps.append(step) }
      }
    }
    add(fixed: fixed)
  }

  /// Adds operations that do not change.
  private mutating func add(fixed: [TransformOperation]) {
    let matrix = TransformOperation.matrix(of: fixed)
    if matrix == .identity { return }
    if fixed.count == 1, let step = Self.step(from: fixed[0], to: fixed[0]), step.isSimple {
      return steps.append(step)
    }
    steps.append(Step(kind: .matrix(matrices.count), from: .zero, to: .zero))
    matrices.append(matrix)
  }

  /// An operation as a step; nil for a matrix.
  private static func step(from a: TransformOperation, to b: TransformOperation) -> Step? {
    switch (a, b) {
    case (.translate(let a), .translate(let b)): Step(kind: .translate, from: a, to: b)
    case (.scale(let a), .scale(let b)): Step(kind: .scale, from: a, to: b)
    case (.perspective(let a), .perspective(let b)): Step(kind: .perspective, from: a, to: b)
    case (.skew(let a), .skew(let b)):
      Step(kind: .skew, from: Vector3(x: a.x, y: a.y, z: 0), to: Vector3(x: b.x, y: b.y, z: 0))
    case (.rotate(let a, let axis), .rotate(let b, axis: _)):
      Step(
        kind: .rotate(axis: axis), from: Vector3(x: a, y: 0, z: 0), to: Vector3(x: b, y: 0, z: 0))
    default: nil
    }
  }

  /// The transform at a fraction of the interpolation; exact at 0 and 1.
  func matrix(at t: Double) -> Matrix4 {
    var result = Matrix4.identity
    for step in steps { apply(step, at: t, to: &result) }
    return result
  }

  private func apply(_ step: Step, at t: Double, to result: inout Matrix4) {
    if case .matrix(let index) = step.kind {
      result = result * matrices[index]
      return
    }
    let x = mix(step.from.x, step.to.x, t)
    if case .rotate(let axis) = step.kind { return result.rotate(x, about: axis) }
    let (y, z) = (mix(step.from.y, step.to.y, t), mix(step.from.z, step.to.z, t))
    switch step.kind {
    case .translate: result.translate(x, y, z)
    case .scale: result.scale(x, y, z)
    case .skew: result = result * .skew(Point2D(x: x, y: y))
    case .perspective: result = result * .perspective(m14: x, m24: y, m34: z)
    case .rotate, .matrix: break
    }
  }
}

extension TransformOperation {
  /// Whether it can be interpolated with another operation: one of the same kind, and about the same axis.
  ///
  /// Matrices never match.
  fileprivate func matches(_ other: TransformOperation) -> Bool {
    switch (self, other) {
    case (.translate, .translate), (.scale, .scale), (.skew, .skew), (.perspective, .perspective):
      true
    case (.rotate(_, let axis), .rotate(_, let other)): axis == other
    default: false
    }
  }
}
