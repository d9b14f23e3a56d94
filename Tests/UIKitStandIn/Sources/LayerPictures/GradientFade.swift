import CoreGraphics
import QuartzCore
import SegueTimeline

/// The opacity of a gradient layer at each point of the layer that it masks.
struct GradientFade {
  private let toUnits: (Point2D) -> Point2D
  private let start, end: Point2D
  private let type: CAGradientLayerType
  private let stops: [(location: Double, alpha: Double)]

  /// - Parameter layer: the layer that the gradient masks.
  init(_ mask: CAGradientLayer, in layer: CALayer) {
    let frame = Rect2D(mask.frame)
    toUnits = {
      Point2D(x: ($0.x - frame.minX) / frame.width, y: ($0.y - frame.minY) / frame.height)
    }
    (start, end, type) = (Point2D(mask.startPoint), Point2D(mask.endPoint), mask.type)
    let alphas = (mask.colors ?? []).compactMap { ($0 as? CGColor).map { Double($0.alpha) } }
    let locations =
      mask.locations?.map(\.doubleValue)
      ?? alphas.indices.map { Double($0) / Double(max(alphas.count - 1, 1)) }
    stops = zip(locations, alphas).map { ($0, $1) }
  }

  func opacity(at point: Point2D) -> Double {
    guard let first = stops.first, let last = stops.last else { return 0 }
    let place = place(of: toUnits(point))
    guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.alpha }
    guard next > 0 else { return first.alpha }
    let (a, b) = (stops[next - 1], stops[next])
    return a.alpha + (b.alpha - a.alpha) * (place - a.location) / (b.location - a.location)
  }

  /// Where a point is along the gradient: 0 at the first color, 1 at the last.
  private func place(of point: Point2D) -> Double {
    let (way, to) = (end - start, point - start)
    switch type {
    case .radial:
      // The end is the corner of a rectangle around the last ellipse.
      return ((to.x / way.x) * (to.x / way.x) + (to.y / way.y) * (to.y / way.y)).squareRoot()
    case .conic:
      let angle = atan2(to.y, to.x) - atan2(way.y, way.x)
      let turns = angle / (2 * .pi)
      return turns - turns.rounded(.down)
    default:
      let length = way.x * way.x + way.y * way.y
      return length > 0 ? (to.x * way.x + to.y * way.y) / length : 1
    }
  }
}
