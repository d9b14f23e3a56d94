import CoreGraphics
import Foundation
import QuartzCore
import SegueTimeline

@testable import SeguePreview

extension CALayer {
  /// The sublayers from back to front.
  var orderedSublayers: [CALayer] {
    (sublayers ?? []).enumerated().sorted {
      let (a, b) = ($0.element.zPosition, $1.element.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// From the layer's coordinates to those of a layer that holds it, seen through that one's sublayer transform.
  func matrixToSuperlayer(_ above: CALayer?) -> Matrix4 {
    let own =
      Matrix4.translation(-pivot.x, -pivot.y) * Matrix4(transform)
      * .translation(position.x, position.y, zPosition)
    guard let above, !CATransform3DIsIdentity(above.sublayerTransform) else { return own }
    let center = above.pivot
    return own * .translation(-center.x, -center.y) * Matrix4(above.sublayerTransform)
      * .translation(center.x, center.y)
  }

  private var pivot: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// A rectangle with the layer's corners.
  func roundedShape(of rect: CGRect) -> Shape {
    guard cornerRadius > 0 else { return .rect(Rect2D(rect)) }
    let radius = Double(cornerRadius)
    if maskedCorners.rawValue == 15, cornerCurve == .circular {
      return .roundedRect(Rect2D(rect), radius: radius)
    }
    let corners = Corners(rawValue: UInt8(maskedCorners.rawValue))
    let curve: CornerCurve = cornerCurve == .continuous ? .continuous : .circular
    return .path([BezierLoop(Rect2D(rect), cornerRadius: radius, corners, curve)])
  }

  /// What the layer draws itself, without its contents: shadow, background, gradient and shape.
  func ownCommands(_ plane: Homography, clips: [Clip], bounds shape: Shape) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    func add(_ content: Content, _ shape: Shape, opacity: Double = 1) {
      commands.append(
        DrawCommand(
          content, size: Rect2D(bounds).size, shape: shape, transform: plane, clips: clips,
          opacity: opacity))
    }
    if shadowOpacity > 0, let color = shadowColor {
      let offset = Point2D(x: shadowOffset.width, y: shadowOffset.height)
      let outline = shadowPath.map { Shape.path($0.loops.map { $0.moved(by: offset) }) }
      add(
        .shadow(Color(color), blurRadius: Double(shadowRadius)),
        outline
          ?? roundedShape(of: bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)),
        opacity: Double(shadowOpacity))
    }
    if let color = backgroundColor, color.alpha > 0 { add(.color(Color(color)), shape) }
    if let outline = self as? CAShapeLayer, let path = outline.path, let color = outline.fillColor {
      add(.color(Color(color)), .path(path.loops))
    }
    if let gradient = self as? CAGradientLayer, let colors = gradient.colors as? [CGColor] {
      let locations =
        gradient.locations?.map(\.doubleValue)
        ?? colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
      let stops = zip(locations, colors).map { GradientStop($0, Color($1)) }
      commands.append(
        DrawCommand(
          .linearGradient(
            stops, start: Point2D(gradient.startPoint), end: Point2D(gradient.endPoint)),
          size: Rect2D(bounds).size, transform: plane.moved(to: Point2D(bounds.origin)),
          clips: clips))
    }
    return commands
  }

  /// What the layer's mask leaves of it, unless that is a gradient.
  func maskClips(_ plane: Homography) -> [Clip] {
    guard let mask, !(mask is CAGradientLayer) else { return [] }
    let toOutput = Homography(mask.matrixToSuperlayer(nil).flat).followed(by: plane)
    guard let outline = mask as? CAShapeLayer else {
      return [Clip(mask.roundedShape(of: mask.bounds), transform: toOutput)]
    }
    let loops = outline.path?.loops ?? []
    // The adapter's only use of that rule: a hole in something endless, which comes first.
    guard outline.fillRule == .evenOdd, loops.count > 1 else {
      return [Clip(.path(loops), transform: toOutput)]
    }
    return [Clip(.path(Array(loops.dropFirst())), transform: toOutput, isInverted: true)]
  }
}

extension CGPath {
  /// The subpaths as closed loops.
  var loops: [BezierLoop] {
    var loops: [BezierLoop] = []
    for element in elements {
      let points = element.points.map { Point2D($0) }
      switch element.type {
      case .moveToPoint: loops.append(BezierLoop(from: points[0]))
      case .addLineToPoint: loops[loops.count - 1].line(to: points[0])
      case .addQuadCurveToPoint:
        let start = loops[loops.count - 1].points.last ?? .zero
        func third(_ end: Point2D) -> Point2D {
          Point2D(x: (end.x + 2 * points[0].x) / 3, y: (end.y + 2 * points[0].y) / 3)
        }
        loops[loops.count - 1].curve(third(start), third(points[1]), to: points[1])
      case .addCurveToPoint: loops[loops.count - 1].curve(points[0], points[1], to: points[2])
      case .closeSubpath: break
      }
    }
    return loops
  }
}

extension BezierLoop {
  fileprivate func moved(by offset: Point2D) -> BezierLoop {
    BezierLoop(points: points.map { Point2D(x: $0.x + offset.x, y: $0.y + offset.y) })
  }
}
