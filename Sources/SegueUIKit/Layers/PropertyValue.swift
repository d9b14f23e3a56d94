#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The value of a property of a Core Animation layer, in Segue's types, which can be compared and
/// interpolated.
enum PropertyValue: Hashable {
  case number(Double)
  case flag(Bool)
  case point(Point2D)
  case rect(Rect2D)
  case matrix(Matrix4)
  case color(Color)
  case path(ShapePath)
  /// A point in fractions of a size.
  case unitPoint(Point2D)
  /// Places of a gradient, or the opacities of its colors, which are black.
  case fractions([Double])
}

extension PropertyValue {
  /// The value as Core Animation takes it.
  ///
  /// Structures become values of Objective-C by themselves (SE-0139).
  func animatable(for key: LayerProperty.Key) -> Any {
    switch self {
    case .point(let point) where key == .shadowOffset: CGSize(width: point.x, height: point.y)
    case .number(let value): value
    case .flag(let value): value
    case .point(let point): CGPoint(point)
    case .rect(let rect): CGRect(rect)
    case .matrix(let matrix): CATransform3D(matrix)
    case .color(let color): CGColor.color(color)
    case .path(let path): path.cgPath
    case .unitPoint(let point): CGPoint(point)
    case .fractions(let numbers) where key == .colors: numbers.map { CGColor.black($0) }
    case .fractions(let numbers): numbers.map { NSNumber(value: $0) }
    }
  }

  /// The value between this and another one, as Core Animation interpolates: number by number.
  ///
  /// - Parameter fraction: 0 for this value, 1 for the other one.
  func mixed(with other: PropertyValue, by fraction: Double) -> PropertyValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mix(_ a: Point2D, _ b: Point2D) -> Point2D { Point2D(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    func mix(_ a: Rect2D, _ b: Rect2D) -> Rect2D {
      Rect2D(
        x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
        height: mix(a.height, b.height))
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(mix(a, b))
    case (.unitPoint(let a), .unitPoint(let b)): return .unitPoint(mix(a, b))
    case (.fractions(let a), .fractions(let b)):
      return .fractions(zip(a, b).map { mix($0, $1) })
    case (.rect(let a), .rect(let b)): return .rect(mix(a, b))
    case (.matrix(let a), .matrix(let b)): return .matrix(a.mixed(with: b, by: fraction))
    case (.color(let a), .color(let b)):
      return .color(
        Color(
          red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
          alpha: mix(a.alpha, b.alpha)))
    case (.path(let a), .path(let b)): return .path(a.mixed(with: b, by: fraction))
    default: return fraction < 1 ? self : other
    }
  }

  /// How far this value is from another one, in units of what can be seen: 1 is barely noticeable.
  ///
  /// - Parameter reach: where the points are that the value moves.
  func difference(from other: PropertyValue, reach: Reach) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) / Noticeable.fraction
    case (.point(let a), .point(let b)): a.largestDifference(from: b) / Noticeable.distance
    case (.unitPoint(let a), .unitPoint(let b)):
      // In fractions of a gradient that is twice as large as the layer.
      a.largestDifference(from: b) * 2 * (reach.rect.width + reach.rect.height)
        / Noticeable.distance
    case (.fractions(let a), .fractions(let b)):
      (zip(a, b).map { abs($0 - $1) }.max() ?? 0) / Noticeable.fraction
    case (.rect(let a), .rect(let b)):
      max(
        a.origin.largestDifference(from: b.origin),
        abs(a.width - b.width), abs(a.height - b.height)) / Noticeable.distance
    case (.matrix(let a), .matrix(let b)):
      reach.displacement(a, b) / Noticeable.distance
    case (.color(let a), .color(let b)):
      max(
        abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha))
        / Noticeable.fraction
    case (.path(let a), .path(let b)): a.largestDifference(from: b) / Noticeable.distance
    default: self == other ? 0 : .infinity
    }
  }
}

/// The smallest differences that matter.
private enum Noticeable {
  /// The smallest noticeable difference of positions and sizes, in points.
  ///
  /// The differences of a layer's position, bounds and transform add up to a tenth of a pixel.
  static let distance = 0.0125
  /// The smallest noticeable difference of opacities and color components: a quarter of an 8-bit step.
  ///
  /// Also used for radii, which would not need to be as exact.
  static let fraction = 0.001
}

extension Point2D {
  fileprivate func largestDifference(from other: Point2D) -> Double {
    max(abs(x - other.x), abs(y - other.y))
  }
}

extension Matrix4 {
  fileprivate func mixed(with other: Matrix4, by f: Double) -> Matrix4 {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    return Matrix4(
      rows: (
        mix(m11, other.m11), mix(m12, other.m12), mix(m13, other.m13), mix(m14, other.m14)
      ),
      (mix(m21, other.m21), mix(m22, other.m22), mix(m23, other.m23), mix(m24, other.m24)),
      (mix(m31, other.m31), mix(m32, other.m32), mix(m33, other.m33), mix(m34, other.m34)),
      (mix(m41, other.m41), mix(m42, other.m42), mix(m43, other.m43), mix(m44, other.m44)))
  }
}

extension ShapePath {
  fileprivate func mixed(with other: ShapePath, by fraction: Double) -> ShapePath {
    guard points.count == other.points.count else { return fraction < 1 ? self : other }
    return with(
      zip(points, other.points).map { a, b in
        Point2D(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
      })
  }

  fileprivate func largestDifference(from other: ShapePath) -> Double {
    guard points.count == other.points.count else { return .infinity }
    return zip(points, other.points).map { $0.largestDifference(from: $1) }.max() ?? 0
  }
}
#endif
