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
