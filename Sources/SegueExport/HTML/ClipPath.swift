import SegueTimeline

/// A mask as a CSS shape, in the coordinates of the layer's box.
struct ClipPath {
  /// A state with the mask, which others may be without.
  private let masked: LayerState
  /// The kind of shape.
  private let shape: Mask.Shape
  /// Whether the mask is inverted at some time.
  private let isInverted: Bool
  /// Whether the shape is written as a path: basic shapes cannot be inverted.
  private let isPath: Bool
  /// The number of points of each loop of a path.
  private let counts: [Int]

  /// How far an inverted mask reaches, in points.
  private static let reach = 10_000.0

  /// Creates the shape of a layer's mask; nil where it has none that cuts.
  init?(of index: Int, in layers: [Layer], frames: [Frame]) {
    guard let masked = layers[index].maskedState(in: frames, at: index), let mask = masked.mask,
      !mask.isGradient, let frame = frames.first(where: { $0.states[index].mask != nil })
    else { return nil }
    self.masked = masked
    shape = mask.shape
    isInverted = frames.contains { $0.states[index].invertsMask }
    if case .path = shape { isPath = true } else { isPath = isInverted }
    counts = mask.loops(in: frame).map(\.points.count)
  }

  /// Returns the numbers of a layer's mask, in CSS order.
  func numbers(of state: LayerState, in frame: Frame) -> [Double] {
    let state = state.masked(like: masked)
    guard let mask = state.mask else { return [] }
    let origin = Point2D(x: -state.bounds.minX, y: -state.bounds.minY)
    if isPath {
      let points = mask.loops(in: frame).flatMap(\.points)
      return [state.invertsMask ? Self.reach : 0]
        + points.flatMap { [$0.x + origin.x, $0.y + origin.y] }
    }
    let rect = mask.frame.offset(by: origin)
    switch mask.shape {
    case .rect, .roundedRect:
      let radius = mask.shape == .rect ? 0 : mask.cornerRadius
      return [
        rect.minY, state.bounds.width - rect.maxX, state.bounds.height - rect.maxY, rect.minX,
        radius,
      ]
    case .ellipse: return [rect.width / 2, rect.height / 2, rect.center.x, rect.center.y]
    case .polygon(let first, let count):
      return frame.vertices[first..<(first + count)].flatMap { [$0.x + origin.x, $0.y + origin.y] }
    case .path, .linearGradient, .radialGradient, .conicGradient: return []
    }
  }

  /// Returns the numbers in the syntax of CSS.
  func value(_ numbers: [Double]) -> CSSValue {
    if isPath { return path(numbers) }
    let n = numbers.map { "\(pixels: $0)" as CSSValue }
    switch shape {
    case .rect, .roundedRect:
      return "inset(\(n[0]) \(n[1]) \(n[2]) \(n[3]) round \(n[4]))"
    case .ellipse: return "ellipse(\(n[0]) \(n[1]) at \(n[2]) \(n[3]))"
    case .polygon:
      let corners = stride(from: 0, to: n.count, by: 2).map { "\(n[$0]) \(n[$0 + 1])" as CSSValue }
      return "polygon(\(corners.joined(separator: ",")))"
    case .path, .linearGradient, .radialGradient, .conicGradient: return "none"
    }
  }

  /// Returns a path; of an inverted mask, a large square, out of which the others are cut.
  private func path(_ numbers: [Double]) -> CSSValue {
    let n = numbers.map { "\($0, places: 4)" as CSSValue }
    let (far, near) = (n[0], "\(-numbers[0], places: 4)" as CSSValue)
    var loops: [CSSValue] =
      isInverted ? ["M\(near) \(near)L\(far) \(near)L\(far) \(far)L\(near) \(far)Z"] : []
    var next = 1
    for count in counts {
      let points = (0..<count).map { "\(n[next + 2 * $0]) \(n[next + 2 * $0 + 1])" as CSSValue }
      let curves = stride(from: 1, to: count - 2, by: 3).map {
        "C\(points[$0]) \(points[$0 + 1]) \(points[$0 + 2])" as CSSValue
      }
      loops.append("M\(points[0])\(curves.joined(separator: ""))Z")
      next += 2 * count
    }
    let path = loops.joined(separator: "")
    return isInverted ? "path(evenodd,'\(path)')" : "path('\(path)')"
  }
}
