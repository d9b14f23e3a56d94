import SegueTimeline

/// The transform of a layer's box, as the list of functions that CSS interpolates one by one.
struct TransformProperty: AnimatedProperty {
  let name = "transform"
  private let layer: Int
  private let parent: Int?
  private let asMatrix: Bool
  private let hasDepth: Bool
  /// The functions; pieces grouped together are translations, which add up.
  private var functions: [[TransformPiece]]
  /// The operations in place of the matrix; nil if the transform is not a list.
  private var list: TransformList?
  /// The start index of the list's numbers.
  private var listStart = 0
  /// The kind of each function, and the start index of its numbers.
  private var slots: [(kind: TransformPiece.Kind, start: Int)] = []
  /// The start index of each of the ``functions``' numbers.
  private var starts: [Int] = []
  /// The numbers of identity functions.
  private var identity: [Double] = []
  /// Points of the layer; the distances of their images measure the difference of two transforms.
  private let probes: [Vector3]
  /// How the layer's parent appears in the container.
  private let view: OuterView

  /// Determines the functions that a layer needs at any time.
  ///
  /// - Parameter isWhole: whether to include all functions, needed or not, so that the texts of
  ///   other frames and timelines have the same functions.
  ///   - list: the operations of the transform, which are used if their product is its matrix.
  init(
    layer: Int, of layers: [Layer], in frames: [Frame], isWhole: Bool = false,
    list: TransformList? = nil
  ) {
    self.layer = layer
    let parent = layers[layer].parent
    self.parent = parent
    let isInGroup = parent.map { layers[$0].isTransformGroup } ?? false
    let isShared = parent.map { index in
      frames.contains { $0.states[index].sublayerPerspective != 0 }
    }
    hasDepth = isInGroup || isShared ?? false
    asMatrix = frames.contains { $0.states[layer].matrix != nil }
    functions = []
    probes = Self.probes(layer, of: layers, in: frames)
    view = OuterView(of: layer, among: layers, in: frames)
    functions =
      isWhole
      ? TransformPiece.allCases.map { [$0] }
      : Self.functions(TransformPiece.allCases.filter { isNeeded($0, in: frames) })
    // A matrix that is always the identity needs no function.
    if functions.contains([.matrix]), let list, list.isTransform(of: layer, in: frames) {
      self.list = list
    }
    for pieces in functions {
      starts.append(identity.count)
      if pieces == [.matrix], let list = self.list {
        listStart = identity.count
        for kind in list.kinds { addSlot(kind) }
      } else {
        addSlot(pieces[0].kind)
      }
    }
  }

  private mutating func addSlot(_ kind: TransformPiece.Kind) {
    slots.append((kind, identity.count))
    identity += kind.identity
  }

  private func isNeeded(_ piece: TransformPiece, in frames: [Frame]) -> Bool {
    switch piece {
    case .vanishingPoint, .vanishingPointBack:
      return isNeeded(.sharedPerspective, in: frames)
    default:
      let identity = piece.kind.identity
      // The numbers of the identity, until a decomposition is found.
      var numbers = identity
      return frames.contains { frame in
        put(piece, into: &numbers, at: 0, frame)
        return numbers != identity
      }
    }
  }

  private static func functions(_ pieces: [TransformPiece]) -> [[TransformPiece]] {
    pieces.reduce(into: []) { functions, piece in
      if case .translate = piece.kind, case .translate? = functions.last?.last?.kind {
        functions[functions.count - 1].append(piece)
      } else {
        functions.append([piece])
      }
    }
  }

  private static func probes(_ layer: Int, of layers: [Layer], in frames: [Frame]) -> [Vector3] {
    let width = frames.map { $0.states[layer].bounds.width }.max() ?? 0
    let height = frames.map { $0.states[layer].bounds.height }.max() ?? 0
    let depth = max(width, height) / 2
    let corners = Rect2D(x: 0, y: 0, width: width, height: height).corners
    let planes = layers[layer].isTransformGroup ? [-depth, depth] : [0]
    return planes.flatMap { z in corners.map { Vector3(x: $0.x, y: $0.y, z: z) } }
  }

  private func put(
    _ piece: TransformPiece, into numbers: inout [Double], at start: Int, _ frame: Frame
  ) {
    piece.put(into: &numbers, at: start, of: layer, in: parent, frame, asMatrix: asMatrix)
    // In a flat parent without perspective, the z position affects drawing order only.
    if piece == .place && !hasDepth { numbers[start + 2] = 0 }
  }

  func changes(with moved: AnimatedChannels) -> Bool {
    moved.contains(layer) || parent.map { moved.contains($0) } ?? false
  }

  func numbers(in frame: Frame) -> [Double] {
    var numbers = identity
    for (pieces, start) in zip(functions, starts) where pieces != [.matrix] || list == nil {
      for piece in pieces { put(piece, into: &numbers, at: start, frame) }
    }
    if let own = list?.numbers(in: frame) {
      numbers.replaceSubrange(listStart..<listStart + own.count, with: own)
    }
    return numbers
  }

  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double] {
    var result = a
    for index in a.indices where a[index] != b[index] {
      result[index] = a[index] * (1 - t) + b[index] * t
    }
    for case (.matrix, let start) in slots {
      let numbers = start..<start + 16
      result.replaceSubrange(
        numbers, with: mixedMatrix(Array(a[numbers]), Array(b[numbers]), at: t))
    }
    return result
  }

  func isClose(_ first: Matrix4, _ second: Matrix4) -> Bool { deviation(first, second) <= 1 }

  /// How far the points of the layer are apart under two transforms, where 1 is the bound.
  func deviation(_ first: Matrix4, _ second: Matrix4) -> Double {
    var most = 0.0
    for probe in probes {
      guard let one = first.project(probe), let other = second.project(probe) else {
        return first.isClose(to: second) ? 0 : .infinity
      }
      let (x, y) = (one.x - other.x, one.y - other.y)
      let depth = view.showsDepth ? one.z - other.z : 0
      most = max(most, x * x + y * y + depth * depth)
    }
    return most.squareRoot() * view.magnification / BakingBound.points
  }

  func text(_ numbers: [Double]) -> String {
    let list = slots.map { $0.kind.text(numbers, at: $0.start) }.joined(separator: " ")
    return list.isEmpty ? "none" : list
  }

  func value(_ numbers: [Double]) -> CSSValue {
    slots.isEmpty
      ? "none" : slots.map { $0.kind.value(numbers, at: $0.start) }.joined(separator: " ")
  }

  /// Returns all functions as one matrix.
  func look(_ numbers: [Double]) -> Matrix4 {
    var result = Matrix4.identity
    for slot in slots.reversed() { slot.kind.apply(numbers, at: slot.start, to: &result) }
    return result
  }
}

/// Interpolates two matrices as a browser does: with the decomposition of CSS Transforms, which a
/// timeline's own transform tracks also use.
private func mixedMatrix(_ a: [Double], _ b: [Double], at t: Double) -> [Double] {
  if a == b { return a }
  let (first, last) = (Matrix4(numbers: a), Matrix4(numbers: b))
  return TransformInterpolation(from: [.matrix(first)], to: [.matrix(last)]).matrix(at: t).numbers
}

extension TransformList {
  /// Whether the list makes a layer's matrix in all frames.
  fileprivate func isTransform(of layer: Int, in frames: [Frame]) -> Bool {
    let kinds = kinds
    return frames.allSatisfy { frame in
      let own = numbers(in: frame)
      var start = own.count
      var matrix = Matrix4.identity
      for kind in kinds.reversed() {
        start -= kind.numberCount
        kind.apply(own, at: start, to: &matrix)
      }
      return matrix.isClose(to: frame.states[layer].transform)
    }
  }
}

extension Matrix4 {
  /// Returns the image of a point, or nil where it is behind the eye or too close to it.
  fileprivate func project(_ p: Vector3) -> Vector3? {
    let w = p.x * m14 + p.y * m24 + p.z * m34 + m44
    guard w > 0.01 else { return nil }
    return Vector3(
      x: (p.x * m11 + p.y * m21 + p.z * m31 + m41) / w,
      y: (p.x * m12 + p.y * m22 + p.z * m32 + m42) / w,
      z: (p.x * m13 + p.y * m23 + p.z * m33 + m43) / w)
  }

  fileprivate func isClose(to other: Matrix4) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-4 * max(1, abs($0)) }
  }
}
