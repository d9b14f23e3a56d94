#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// A gradient mask as the values of a `CAGradientLayer` whose colors are black of some opacity.
struct GradientMaskValues {
  /// The layer's place: a square, so that angles are the same in its unit coordinates.
  let frame: Rect2D
  /// The opacities of the four colors.
  private(set) var opacities: [Double]
  /// Where the colors are, 0…1.
  private(set) var locations: [Double] = [0, 1.0 / 3, 2.0 / 3, 1]
  /// The start and the end, in unit coordinates.
  private(set) var start = Point2D(x: 0.5, y: 0.5)
  private(set) var end = Point2D(x: 1, y: 1)

  /// The values of a state; without a mask, of one that shows everything.
  init(_ state: LayerState, _ geometry: NodeGeometry) {
    let bounds = geometry.local(state.bounds)
    // Sublayers and shadows may lie beside the bounds.
    let side = 2 * (bounds.width + bounds.height)
    frame = Rect2D(center: bounds.center, size: Size2D(width: side, height: side))
    opacities = [1, 1, 1, 1]
    guard let mask = state.mask, mask.isGradient, side > 0 else { return }
    switch mask.shape {
    case .linearGradient: setLinear(mask, geometry)
    case .radialGradient: setRadial(mask, geometry)
    default: setConic(mask, geometry)
    }
    if state.invertsMask { opacities = opacities.map { 1 - $0 } }
  }

  private func unit(_ point: Point2D, _ geometry: NodeGeometry) -> Point2D {
    let local = geometry.local(point)
    return Point2D(
      x: (local.x - frame.minX) / frame.width, y: (local.y - frame.minY) / frame.height)
  }

  private mutating func setLinear(_ mask: Mask, _ geometry: NodeGeometry) {
    let (first, last) = (mask.frame.origin, mask.gradient.end)
    guard first != last else { return opacities = [0, 0, 0, 0] }
    (start, end) = (unit(first, geometry), unit(last, geometry))
    (opacities, locations) = ([1, 1, 0, 0], [0, 0, 1, 1])
  }

  private mutating func setRadial(_ mask: Mask, _ geometry: NodeGeometry) {
    let outer = max(mask.gradient.outerRadius, 0)
    guard outer > 0 else { return opacities = [0, 0, 0, 0] }
    let center = mask.frame.origin
    start = unit(center, geometry)
    end = unit(Point2D(x: center.x + outer, y: center.y + outer), geometry)
    let inner = min(max(mask.gradient.innerRadius, 0), outer)
    (opacities, locations) = ([1, 1, 0, 0], [0, inner / outer, 1, 1])
  }

  private mutating func setConic(_ mask: Mask, _ geometry: NodeGeometry) {
    let (center, gradient) = (mask.frame.origin, mask.gradient)
    let sweep = abs(gradient.endAngle - gradient.startAngle) / (2 * .pi)
    let full = sweep - max(gradient.softness, 0) / (2 * .pi)
    func opacity(_ place: Double) -> Double {
      sweep > full ? min(max((sweep - place) / (sweep - full), 0), 1) : place < sweep ? 1 : 0
    }
    start = unit(center, geometry)
    // Only the direction matters, not the length.
    let turn = Matrix4.rotation(gradient.startAngle, x: 0, y: 0, z: 1)
    let away = Point2D(x: 100 * turn.m11, y: 100 * turn.m12)
    end = unit(center + away, geometry)
    let places = [full, sweep].map { min(max($0, 0), 1) }
    locations = [0, places[0], places[1], 1]
    opacities = [
      opacity(0), full >= 0 && full <= 1 ? 1 : opacity(places[0]),
      sweep <= 1 ? 0 : opacity(1), sweep < 1 ? 0 : opacity(1),
    ]
    if gradient.endAngle < gradient.startAngle {
      locations = locations.reversed().map { 1 - $0 }
      opacities.reverse()
    }
  }
}
#endif
