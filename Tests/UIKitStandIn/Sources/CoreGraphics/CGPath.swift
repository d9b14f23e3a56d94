// Declarations: CGPath.h of the iOS 16.5 SDK. Behavior: "Paths", Quartz 2D Programming Guide.

/// A path that does not change.
public class CGPath: Equatable, Hashable, CustomStringConvertible {
  /// What the path consists of.
  ///
  /// Not Apple's; `applyWithBlock(_:)` is.
  public internal(set) var elements: [PathElement]

  init(elements: [PathElement]) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Outline.rectangle(rect).applying(transform))
  }

  /// A rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
        && 2 * cornerHeight <= rect.height,
      "the corners of \(rect) are larger than the rectangle")
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: Outline.rounded(rect, radii: radii).applying(transform))
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Outline.ellipse(in: rect).applying(transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element.
  public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy that does not change, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Calls the block with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        let room = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        defer { room.deallocate() }
        var value = CGPathElement(type: element.type, points: buffer.baseAddress ?? room)
        block(&value)
      }
    }
  }

  /// The elements, for people.
  public var description: String { "CGPath\(elements.map { "\($0.type) \($0.points)" })" }

  /// Whether all elements agree.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Feeds the number of elements and the bounding box.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint.x)
  }
}

/// A path that can change.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(elements: []) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(PathElement(.moveToPoint, [point.applying(transform)]))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(PathElement(.addLineToPoint, [point.applying(transform)]))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(
      PathElement(.addQuadCurveToPoint, [control, end].map { $0.applying(transform) }))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      PathElement(.addCurveToPoint, [control1, control2, end].map { $0.applying(transform) }))
  }

  /// Closes the subpath.
  public func closeSubpath() { elements.append(PathElement(.closeSubpath)) }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Outline.rectangle(rect).map { $0.applying(transform) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    elements += Outline.rounded(rect, radii: radii).map { $0.applying(transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Outline.ellipse(in: rect).map { $0.applying(transform) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }
}
