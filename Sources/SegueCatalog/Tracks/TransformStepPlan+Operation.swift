import SegueTimeline

extension TransformStepPlan {
  /// Evaluates the operation with the slots of a stage.
  func operation(_ slots: [Double]) -> TransformOperation {
    let n = numbers.map { $0.evaluate(slots) }
    return switch kind {
    case .translate: .translate(Vector3(x: n[0], y: n[1], z: n[2]))
    case .scale: .scale(Vector3(x: n[0], y: n[1], z: n[2]))
    case .rotateX: .rotate(n[0], axis: Vector3(x: 1, y: 0, z: 0))
    case .rotateY: .rotate(n[0], axis: Vector3(x: 0, y: 1, z: 0))
    case .rotateZ: .rotate(n[0], axis: Vector3(x: 0, y: 0, z: 1))
    case .perspective:
      .perspective(Vector3(x: 0, y: 0, z: n[0] == 0 ? 0 : -1 / n[0]))
    case .matrix:
      .matrix(
        Matrix4(
          rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]),
          (n[8], n[9], n[10], n[11]), (n[12], n[13], n[14], n[15])))
    }
  }
}
