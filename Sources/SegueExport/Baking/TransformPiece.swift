import SegueTimeline

/// One of the functions that make up the transform of a layer's box, outermost first, as CSS lists them.
///
/// The box lies at the top left of its parent's box; its place, its anchor point and the perspective that
/// the parent gives all its sublayers are all part of the list. So parts with timings of their own are
/// numbers of their own, and interpolate as the timeline's components do.
enum TransformPiece: CaseIterable {
  case vanishingPoint, sharedPerspective, vanishingPointBack
  case place, perspective, translation, rotationZ, rotationY, rotationX, scale, matrix, anchor

  /// What a function of CSS does with its numbers.
  enum Kind {
    case translate, perspective, scale, matrix
    case rotate(axis: Vector3, name: String)

    var identity: [Double] {
      switch self {
      case .translate, .perspective: [0, 0, 0]
      case .rotate: [0]
      case .scale: [1, 1, 1]
      case .matrix: Matrix4.identity.numbers
      }
    }
  }

  var kind: Kind {
    switch self {
    case .vanishingPoint, .vanishingPointBack, .place, .translation, .anchor: .translate
    case .sharedPerspective, .perspective: .perspective
    case .rotationZ: .rotate(axis: Vector3(x: 0, y: 0, z: 1), name: "rotateZ")
    case .rotationY: .rotate(axis: Vector3(x: 0, y: 1, z: 0), name: "rotateY")
    case .rotationX: .rotate(axis: Vector3(x: 1, y: 0, z: 0), name: "rotateX")
    case .scale: .scale
    case .matrix: .matrix
    }
  }

  /// The numbers of the piece for a layer in its parent.
  func numbers(_ state: LayerState, in parent: LayerState?, asMatrix: Bool) -> [Double] {
    let parts = asMatrix ? .identity : state.components
    switch self {
    case .vanishingPoint: return parent.map(Self.vanishingPoint) ?? [0, 0, 0]
    case .sharedPerspective: return [0, 0, parent?.sublayerPerspective ?? 0]
    case .vanishingPointBack: return parent.map(Self.vanishingPoint)?.map { -$0 } ?? [0, 0, 0]
    case .place:
      let origin = parent?.bounds.origin ?? .zero
      return [state.position.x - origin.x, state.position.y - origin.y, state.zPosition]
    case .perspective: return parts.perspective.numbers
    case .translation: return parts.translation.numbers
    case .rotationZ: return [parts.rotation.z]
    case .rotationY: return [parts.rotation.y]
    case .rotationX: return [parts.rotation.x]
    case .scale: return parts.scale.numbers
    case .matrix: return (asMatrix ? state.transform : .identity).numbers
    case .anchor:
      return [
        -state.anchorPoint.x * state.bounds.width, -state.anchorPoint.y * state.bounds.height, 0,
      ]
    }
  }

  /// The anchor point of a layer in its own box.
  private static func vanishingPoint(of state: LayerState) -> [Double] {
    [state.anchorPoint.x * state.bounds.width, state.anchorPoint.y * state.bounds.height, 0]
  }
}

extension TransformPiece.Kind {
  /// The matrix of the function whose numbers begin at an index, for row vectors.
  func matrix(_ n: [Double], at i: Int) -> Matrix4 {
    switch self {
    case .translate: .translation(n[i], n[i + 1], n[i + 2])
    case .perspective: .perspective(m14: n[i], m24: n[i + 1], m34: n[i + 2])
    case .rotate(let axis, _): .rotation(n[i], x: axis.x, y: axis.y, z: axis.z)
    case .scale: .scale(n[i], n[i + 1], n[i + 2])
    case .matrix: Matrix4(numbers: Array(n[i..<i + 16]))
    }
  }

  /// The function whose numbers begin at an index as CSS writes it; its matrices' column order is the row
  /// order of ours.
  func text(_ numbers: [Double], at start: Int) -> String {
    let n = Array(numbers[start..<start + identity.count])
    switch self {
    case .translate:
      let plane = pixels(n[0]) + "," + pixels(n[1])
      return n[2] == 0 ? "translate(\(plane))" : "translate3d(\(plane),\(pixels(n[2])))"
    case .rotate(_, let name): return "\(name)(\(rounded(n[0], places: 7))rad)"
    case .scale:
      let factors = n.map { rounded($0, places: 7) }
      if n[2] != 1 { return "scale3d(\(factors.joined(separator: ",")))" }
      return n[0] == n[1] ? "scale(\(factors[0]))" : "scale(\(factors[0]),\(factors[1]))"
    case .perspective, .matrix:
      let numbers = matrix(n, at: 0).numbers.map { rounded($0, places: 12) }
      return "matrix3d(\(numbers.joined(separator: ",")))"
    }
  }
}

extension TransformPiece.Kind {
  /// The function with all its arguments, also those that say nothing.
  func evenText(_ numbers: [Double], at start: Int) -> String {
    let n = numbers[start..<start + identity.count]
    switch self {
    case .translate: return "translate3d(\(n.map(pixels).joined(separator: ",")))"
    case .scale: return "scale3d(\(n.map { rounded($0, places: 7) }.joined(separator: ",")))"
    case .rotate, .perspective, .matrix: return text(numbers, at: start)
    }
  }
}

extension Vector3 {
  fileprivate var numbers: [Double] { [x, y, z] }
}

extension Matrix4 {
  /// The sixteen elements, m11 to m44, row by row.
  var numbers: [Double] {
    [row1, row2, row3, row4].flatMap { [$0.0, $0.1, $0.2, $0.3] }
  }

  /// Creates a matrix from sixteen elements, row by row.
  init(numbers n: [Double]) {
    self.init(
      rows: (n[0], n[1], n[2], n[3]), (n[4], n[5], n[6], n[7]), (n[8], n[9], n[10], n[11]),
      (n[12], n[13], n[14], n[15]))
  }
}
