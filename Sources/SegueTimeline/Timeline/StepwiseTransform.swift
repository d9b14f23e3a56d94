/// Two lists of matching operations, prepared to be interpolated one by one at any fraction.
///
/// Operations that are the same in both are multiplied beforehand. Those that change are applied in place, most of them
/// without a matrix of their own.
package struct StepwiseTransform: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case translate, scale, skew, perspective
    case rotate(axis: Vector3)
    /// A matrix by its index.
    case matrix(Int)
  }

  private struct Step: Hashable, Sendable {
    let kind: Kind
    /// The numbers at both ends; an angle is the first.
    let from, to: Vector3

    /// Whether it costs less than a multiplication by a matrix.
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
