import SegueTimeline

/// A layer's state as numbers: lengths in points, angles in radians, Booleans as 0 or 1.
///
/// | numbers | what |
/// |---|---|
/// | 0 | the index of the parent layer; −1 for the container |
/// | 1 | whether it is hidden |
/// | 2–5 | its frame in the parent before any transform: x, y, width, height |
/// | 6–7 | the point about which it is transformed, as fractions of its size |
/// | 8–23 | the transform, m11, m12, … m44: the order of CSS's `matrix3d` |
/// | 24 | its height above the parent's plane |
/// | 25 | its opacity |
/// | 26–28 | the corner radius; the rounded corners, as bits; whether they are continuous curves |
/// | 29 | whether it clips its contents and sublayers |
/// | 30–33 | the color behind its contents: red, green, blue, alpha |
/// | 34–41 | its shadow: opacity, radius, x, y, red, green, blue, alpha |
/// | 42–43 | the blur radius of the layer, and of everything below it |
/// | 44 | the m34 that its sublayers share |
/// | 45–46 | the origin of its bounds: how far its contents are scrolled |
/// | 47 | its mask: 0 none, 1 frame, 2 rounded frame, 3 ellipse, 4 polygon, 5 path, 6 linear, 7 radial,
/// 8 conic gradient; negative if inverted |
/// | 48–52 | the mask's frame and corner radius |
/// | 53–54 | the first vertex of the mask, and how many there are |
/// | 55–61 | a gradient's end (x, y), inner and outer radius, start and end angle, softness |
/// | 62–63 | nothing yet |
struct LayerNumbers {
  /// The numbers of one layer.
  static let stride = 64

  private let layer: Layer
  private let state: LayerState

  init(_ layer: Layer, _ state: LayerState) {
    self.layer = layer
    self.state = state
  }

  /// Writes the numbers to the beginning of a buffer.
  func write(to numbers: UnsafeMutableBufferPointer<Double>) {
    var pen = NumberPen(numbers: numbers)
    pen.write(layer.parent.map(Double.init) ?? -1)
    pen.write(state.isHidden ? 1 : 0)
    pen.write(state.frame)
    pen.write(state.anchorPoint)
    pen.write(state.transform)
    pen.write(state.zPosition)
    pen.write(state.opacity)
    pen.write(state.cornerRadius)
    pen.write(Double(state.corners.rawValue))
    pen.write(state.cornerCurve == .continuous ? 1 : 0)
    pen.write(state.masksToBounds ? 1 : 0)
    pen.write(state.backgroundColor)
    pen.write(state.shadow.opacity)
    pen.write(state.shadow.radius)
    pen.write(state.shadow.offset)
    pen.write(state.shadow.color)
    pen.write(state.blurRadius)
    pen.write(state.backdropBlurRadius)
    pen.write(state.sublayerPerspective)
    pen.write(state.bounds.origin)
    if let mask = state.mask { pen.write(mask, isInverted: state.invertsMask) }
    pen.clear(upTo: Self.stride)
  }
}

/// Writes numbers one after the other.
private struct NumberPen {
  let numbers: UnsafeMutableBufferPointer<Double>
  var place = 0

  mutating func write(_ number: Double) {
    numbers[place] = number
    place += 1
  }

  mutating func write(_ point: Point2D) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ rect: Rect2D) {
    write(rect.origin)
    write(rect.width)
    write(rect.height)
  }

  mutating func write(_ color: Color) {
    write(color.red, color.green, color.blue, color.alpha)
  }

  mutating func write(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    write(a)
    write(b)
    write(c)
    write(d)
  }

  mutating func write(_ m: Matrix4) {
    write(m.m11, m.m12, m.m13, m.m14)
    write(m.m21, m.m22, m.m23, m.m24)
    write(m.m31, m.m32, m.m33, m.m34)
    write(m.m41, m.m42, m.m43, m.m44)
  }

  mutating func write(_ mask: Mask, isInverted: Bool) {
    let kind: Double =
      switch mask.shape {
      case .rect: 1
      case .roundedRect: 2
      case .ellipse: 3
      case .polygon: 4
      case .path: 5
      case .linearGradient: 6
      case .radialGradient: 7
      case .conicGradient: 8
      }
    write(isInverted ? -kind : kind)
    write(mask.frame)
    write(mask.cornerRadius)
    let vertices = mask.shape.vertices ?? 0..<0
    write(Double(vertices.lowerBound))
    write(Double(vertices.count))
    write(mask.gradient.end)
    write(mask.gradient.innerRadius)
    write(mask.gradient.outerRadius)
    write(mask.gradient.startAngle)
    write(mask.gradient.endAngle)
    write(mask.gradient.softness)
  }

  /// Fills up with zeros.
  mutating func clear(upTo end: Int) {
    while place < end { write(0) }
  }
}
