import SegueTimeline

/// One of the functions in the transform of a layer's box, outermost first, as in CSS.
///
/// The box is placed at the top left of its parent's box; its position, its anchor point and the
/// perspective that the parent applies to its sublayers are all part of the list. So components
/// with separate timings stay separate numbers, and interpolate as the timeline's components do.
enum TransformPiece: CaseIterable {
  case vanishingPoint, sharedPerspective, vanishingPointBack
  case place, perspective, translation, rotationZ, rotationY, rotationX, skew, scale, matrix, anchor

  /// The CSS function for the numbers.
  enum Kind: Equatable {
    case translate, perspective, skew, scale, matrix
    case rotate(axis: Vector3)

    /// How many numbers the function has.
    var numberCount: Int {
      switch self {
      case .translate, .perspective, .scale: 3
      case .rotate: 1
      case .skew: 2
      case .matrix: 16
      }
    }

    var identity: [Double] {
      switch self {
      case .translate, .perspective: [0, 0, 0]
      case .rotate: [0]
      case .skew: [0, 0]
      case .scale: [1, 1, 1]
      case .matrix: Matrix4.identity.numbers
      }
    }
  }

  var kind: Kind {
    switch self {
    case .vanishingPoint, .vanishingPointBack, .place, .translation, .anchor: .translate
    case .sharedPerspective, .perspective: .perspective
    case .rotationZ: .rotate(axis: Vector3(x: 0, y: 0, z: 1))
    case .rotationY: .rotate(axis: Vector3(x: 0, y: 1, z: 0))
    case .rotationX: .rotate(axis: Vector3(x: 1, y: 0, z: 0))
    case .skew: .skew
    case .scale: .scale
    case .matrix: .matrix
    }
  }

  /// Writes the piece's numbers for a layer in a frame at its function's start index; translations
  /// add up.
  ///
  /// States are large, so they are read in place without copying.
  func put(
    into n: inout [Double], at i: Int, of layer: Int, in parent: Int?, _ frame: Frame,
    asMatrix: Bool
  ) {
    switch self {
    case .vanishingPoint: if let parent { Self.addAnchor(of: parent, in: frame, 1, to: &n, at: i) }
    case .sharedPerspective: if let parent { n[i + 2] = frame.states[parent].sublayerPerspective }
    case .vanishingPointBack:
      if let parent { Self.addAnchor(of: parent, in: frame, -1, to: &n, at: i) }
    case .place:
      let origin = parent.map { frame.states[$0].bounds.origin } ?? .zero
      n[i] += frame.states[layer].position.x - origin.x
      n[i + 1] += frame.states[layer].position.y - origin.y
      n[i + 2] += frame.states[layer].zPosition
    case .matrix:
      if asMatrix { n.replaceSubrange(i..<i + 16, with: frame.states[layer].transform.numbers) }
    case .anchor: Self.addAnchor(of: layer, in: frame, -1, to: &n, at: i)
    default: if !asMatrix { put(frame.states[layer].components, into: &n, at: i) }
    }
  }

  /// Writes the numbers that the piece takes from transform components.
  private func put(_ parts: TransformComponents, into n: inout [Double], at i: Int) {
    switch self {
    case .perspective: (n[i], n[i + 1], n[i + 2]) = parts.perspective.numbers
    case .translation:
      n[i] += parts.translation.x
      n[i + 1] += parts.translation.y
      n[i + 2] += parts.translation.z
    case .rotationZ: n[i] = parts.rotation.z
    case .rotationY: n[i] = parts.rotation.y
    case .rotationX: n[i] = parts.rotation.x
    case .skew: (n[i], n[i + 1]) = (parts.skew.x, parts.skew.y)
    case .scale: (n[i], n[i + 1], n[i + 2]) = parts.scale.numbers
    default: break
    }
  }

  /// Adds or subtracts the anchor point of a layer in its own box.
  private static func addAnchor(
    of layer: Int, in frame: Frame, _ sign: Double, to n: inout [Double], at i: Int
  ) {
    let anchor = frame.states[layer].anchorPoint
    let size = frame.states[layer].bounds.size
    n[i] += sign * anchor.x * size.width
    n[i + 1] += sign * anchor.y * size.height
  }
}

extension TransformPiece.Kind {
  /// Applies the function whose numbers begin at an index after a matrix, for row vectors.
  ///
  /// The most frequent functions leave most elements as they are.
  func apply(_ n: [Double], at i: Int, to matrix: inout Matrix4) {
    switch self {
    case .translate: matrix.translate(n[i], n[i + 1], n[i + 2])
    case .scale: matrix.scale(n[i], n[i + 1], n[i + 2])
    case .rotate(let axis): matrix.rotate(n[i], about: axis)
    case .perspective: matrix = matrix * .perspective(m14: n[i], m24: n[i + 1], m34: n[i + 2])
    case .skew: matrix = matrix * .skew(Point2D(x: n[i], y: n[i + 1]))
    case .matrix: matrix = matrix * Matrix4(numbers: Array(n[i..<i + 16]))
    }
  }

  /// Returns the function whose numbers begin at an index, with all its arguments, even default ones.
  ///
  /// CSS matrices are column-major, which equals our row-vector order.
  func value(_ numbers: [Double], at start: Int) -> CSSValue {
    let n = numbers[start..<start + numberCount]
    func list(places: Int, unit: String = "") -> CSSValue {
      n.map { "\($0, places: places, unit: unit)" }.joined(separator: ",")
    }
    switch self {
    case .translate: return "translate3d(\(list(places: 4, unit: "px")))"
    case .rotate(let axis):
      return "\(CSSValue(Self.prefix(of: axis)))\(list(places: 7, unit: "rad")))"
    case .skew: return "skew(\(list(places: 7, unit: "rad")))"
    case .scale: return "scale3d(\(list(places: 7)))"
    case .perspective:
      let m = n.map { "\($0, places: 12)" as CSSValue }
      return "matrix3d(1,0,0,\(m[0]),0,1,0,\(m[1]),0,0,1,\(m[2]),0,0,0,1)"
    case .matrix: return "matrix3d(\(list(places: 12)))"
    }
  }

  /// The CSS text of a rotation before its angle.
  private static func prefix(of axis: Vector3) -> String {
    switch (axis.x, axis.y, axis.z) {
    case (1, 0, 0): "rotateX("
    case (0, 1, 0): "rotateY("
    case (0, 0, 1): "rotateZ("
    default:
      "rotate3d("
        + [axis.x, axis.y, axis.z].map { rounded($0, places: 9) + "," }.joined()
    }
  }

  /// Returns the text of the function whose numbers begin at an index, without default arguments.
  func text(_ numbers: [Double], at start: Int) -> String {
    let n = numbers[start..<start + numberCount]
    let (x, y, z) = (n[start], n.dropFirst().first ?? 0, n.dropFirst(2).first ?? 0)
    let short: CSSValue? =
      switch self {
      case .translate where z == 0: "translate(\(pixels: x),\(pixels: y))"
      case .scale where z == 1 && x == y: "scale(\(x, places: 7))"
      case .scale where z == 1: "scale(\(x, places: 7),\(y, places: 7))"
      default: nil
      }
    return (short ?? value(numbers, at: start)).text
  }
}

extension Vector3 {
  fileprivate var numbers: (Double, Double, Double) { (x, y, z) }
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
