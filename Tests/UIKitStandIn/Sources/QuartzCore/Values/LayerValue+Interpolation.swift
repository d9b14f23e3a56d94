// Behavior: "Animatable Properties", Core Animation Programming Guide.
// How Core Animation goes from one transform to another is not published: here every element goes on a straight line.

import CoreGraphics

extension LayerValue {
  /// The value between two; what has none between changes at the middle.
  static func between(_ one: LayerValue, _ other: LayerValue, at t: Double) -> LayerValue {
    let fraction = CGFloat(t)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    if let first = one.numbersInside, let second = other.numbersInside,
      first.count == second.count, let mixed = one.replacing(zip(first, second).map(mix))
    {
      return mixed
    }
    return t < 0.5 ? one : other
  }

  /// The sum; for transforms the other one first, and then this one.
  func adding(_ other: LayerValue) -> LayerValue {
    if let first = transform, let second = other.transform {
      return .transform(CATransform3DConcat(second, first))
    }
    if let first = numbersInside, let second = other.numbersInside, first.count == second.count,
      let sum = replacing(zip(first, second).map(+))
    {
      return sum
    }
    return other
  }

  /// The difference of numbers; this value where there is none.
  func subtracting(_ other: LayerValue) -> LayerValue {
    if let first = numbersInside, let second = other.numbersInside, first.count == second.count,
      let difference = replacing(zip(first, second).map(-))
    {
      return difference
    }
    return self
  }

  /// Whether one of the numbers is none.
  var containsNaN: Bool { numbersInside?.contains { $0.isNaN } == true }

  /// All numbers that a value consists of.
  private var numbersInside: [CGFloat]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .transform(let value): value.elements
    case .color(let value): value.components
    case .path(let value): value.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    case .colors(let value): value.flatMap { $0.components ?? [] }
    case .numbers(let value): value
    case .flag, .object: nil
    }
  }

  /// A value of the same kind of other numbers, or nothing where the kinds have no such value.
  private func replacing(_ n: [CGFloat]) -> LayerValue? {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: .transform(CATransform3D(elements: n))
    case .color: .color(CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .path(let path): .path(path.replacingPoints(n))
    case .colors: .colors(stride(from: 0, to: n.count, by: 4).map { Self.color(n, $0) })
    case .numbers: .numbers(n)
    case .flag, .object: nil
    }
  }

  private static func color(_ n: [CGFloat], _ index: Int) -> CGColor {
    CGColor(red: n[index], green: n[index + 1], blue: n[index + 2], alpha: n[index + 3])
  }
}

extension CGPath {
  /// The same elements with other coordinates.
  fileprivate func replacingPoints(_ numbers: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    var rest = numbers[...]
    func next() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
    for element in elements {
      switch element.type {
      case .moveToPoint: path.move(to: next())
      case .addLineToPoint: path.addLine(to: next())
      case .addQuadCurveToPoint:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case .addCurveToPoint:
        let (control1, control2) = (next(), next())
        path.addCurve(to: next(), control1: control1, control2: control2)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
