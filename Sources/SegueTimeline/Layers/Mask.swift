/// A mask: a shape in the layer's own coordinates outside which nothing shows, or a gradient that
/// fades the layer out.
public struct Mask: Hashable, Sendable {
  /// The kinds of shape.
  public enum Shape: Hashable, Sendable {
    /// The whole frame.
    case rect
    /// The frame with its corners rounded by the mask's corner radius.
    case roundedRect
    /// The ellipse inscribed in the frame; a circle where the frame is square.
    case ellipse
    /// A polygon: `count` points of ``Frame/vertices`` starting at `first`.
    case polygon(first: Int, count: Int)
    /// Closed loops of curves: `count` points of ``Frame/vertices`` starting at `first`; of each loop
    /// the first point, then two control points and the end of each curve.
    case path(first: Int, count: Int, PathLoops)
    /// Fades out along a line, from the frame's origin to the gradient's end.
    case linearGradient
    /// Fades out from a center, the frame's origin, between two radii.
    case radialGradient
    /// Shows what lies between two directions from a center, the frame's origin.
    case conicGradient
  }

  /// The kind of shape.
  public var shape: Shape
  /// The frame of the shape in the layer's coordinates; a polygon uses its vertices instead, and a
  /// gradient the origin only.
  public var frame: Rect2D
  /// The corner radius of a rounded rectangle, in points.
  public var cornerRadius: Double
  /// The numbers of a gradient, in the layer's coordinates.
  public var gradient = MaskGradient()

  /// Creates a mask.
  public init(shape: Shape, frame: Rect2D, cornerRadius: Double = 0) {
    self.shape = shape
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// Whether the mask fades the layer instead of cutting it.
  public var isGradient: Bool {
    switch shape {
    case .rect, .roundedRect, .ellipse, .polygon, .path: false
    case .linearGradient, .radialGradient, .conicGradient: true
    }
  }
}

extension Mask.Shape {
  /// The range of the shape's points in ``Frame/vertices``; nil if it has none.
  package var vertices: Range<Int>? {
    switch self {
    case .polygon(let first, let count), .path(let first, let count, _): first..<first + count
    case .rect, .roundedRect, .ellipse, .linearGradient, .radialGradient, .conicGradient: nil
    }
  }

  /// The shape with its points elsewhere; others are unchanged.
  func with(first: Int, count: Int) -> Mask.Shape {
    if case .path(_, _, let loops) = self { return .path(first: first, count: count, loops) }
    return .polygon(first: first, count: count)
  }
}

/// The numbers of curves of a path's loops: at most ``most`` of them.
///
/// Of a fixed size, as a layer's state is copied for every frame.
public struct PathLoops: Hashable, Sendable {
  /// The maximum number of loops.
  public static let most = 16

  private var curves = SIMD16<UInt16>.zero

  /// Creates the loops of a path.
  ///
  /// - Precondition: there are at most ``most``, of 1 to 65535 curves each.
  public init(curves counts: [Int]) {
    precondition(counts.count <= Self.most, "a path has at most \(Self.most) loops")
    for (index, count) in counts.enumerated() { curves[index] = UInt16(count) }
  }

  /// The number of curves of each loop.
  public var counts: [Int] {
    curves.indices.lazy.map { Int(curves[$0]) }.filter { $0 > 0 }
  }

  /// The number of points of all loops.
  public var pointCount: Int { counts.reduce(0) { $0 + 3 * $1 + 1 } }
}

/// The numbers of a mask that is a gradient, besides its first point or center.
public struct MaskGradient: Hashable, Sendable {
  /// Where a linear gradient has faded out.
  public var end = Point2D.zero
  /// The radius up to which a radial gradient shows everything, in points.
  public var innerRadius = 0.0
  /// The radius from which a radial gradient shows nothing, in points.
  public var outerRadius = 0.0
  /// Where a conic gradient begins, in radians clockwise from the right.
  public var startAngle = 0.0
  /// Where a conic gradient has faded out, in radians; beyond the start it runs clockwise.
  public var endAngle = 0.0
  /// The angle over which a conic gradient fades out before its end, in radians.
  public var softness = 0.0

  /// Creates numbers that are all zero.
  public init() {}
}
