#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

extension LayerNode {
  /// Adds the mask of a shape, unless there is one.
  func addMask(_ shape: Mask.Shape, inverted: Bool) {
    guard layer(of: .mask) == nil else { return }
    let mask: CALayer
    let keys: [LayerProperty.Key]
    switch shape {
    case .rect where !inverted, .roundedRect where !inverted:
      mask = CALayer()
      mask.backgroundColor = .color(.black)
      keys = [.bounds, .position, .cornerRadius]
    case .rect, .roundedRect, .ellipse, .polygon, .path:
      let outline = CAShapeLayer()
      if inverted { outline.fillRule = .evenOdd }
      (mask, keys) = (outline, [.path])
    case .linearGradient, .radialGradient, .conicGradient:
      mask = Self.gradientLayer(shape)
      keys = [.bounds, .position, .startPoint, .endPoint, .locations, .colors]
    }
    layer.mask = mask
    add(.mask, mask, keys)
  }

  private static func gradientLayer(_ shape: Mask.Shape) -> CAGradientLayer {
    let layer = CAGradientLayer()
    switch shape {
    case .radialGradient: layer.type = .radial
    case .conicGradient: layer.type = .conic
    default: layer.type = .axial
    }
    return layer
  }

  /// The value of a property of the layer's mask.
  func maskValue(
    _ key: LayerProperty.Key, _ state: LayerState, _ geometry: NodeGeometry,
    _ vertices: [Point2D]
  ) -> PropertyValue {
    if layer(of: .mask) is CAGradientLayer {
      return Self.gradientValue(key, GradientMaskValues(state, geometry))
    }
    if let outline = layer(of: .mask) as? CAShapeLayer, outline.fillRule == .evenOdd {
      return .path(Self.invertedOutline(of: state, geometry, vertices))
    }
    // If the state has no mask, the node's mask shows everything.
    let mask =
      state.mask ?? Mask(shape: .rect, frame: geometry.visiblePart == nil ? state.bounds : .zero)
    let frame =
      state.mask == nil
      ? geometry.visiblePart ?? geometry.local(mask.frame)
      : geometry.local(mask.frame)
    switch key {
    case .bounds: return .rect(Rect2D(origin: .zero, size: frame.size))
    case .position: return .point(frame.center)
    case .cornerRadius:
      let radius = mask.shape == .roundedRect ? mask.cornerRadius : 0
      return .number(min(geometry.local(radius), min(frame.width, frame.height) / 2))
    default:
      if mask.shape == .ellipse || mask.shape.hasVertices {
        return .path(ShapePath(mask, geometry, vertices))
      }
      let whole = Mask(shape: .ellipse, frame: .zero).opened(to: frame).frame
      return .path(.ellipse(whole))
    }
  }

  private static func gradientValue(
    _ key: LayerProperty.Key, _ values: GradientMaskValues
  ) -> PropertyValue {
    switch key {
    case .bounds: .rect(Rect2D(origin: .zero, size: values.frame.size))
    case .position: .point(values.frame.center)
    case .startPoint: .unitPoint(values.start)
    case .endPoint: .unitPoint(values.end)
    case .locations: .fractions(values.locations)
    default: .fractions(values.opacities)
    }
  }

  /// What an inverted mask shows; everything if the state has no mask.
  private static func invertedOutline(
    of state: LayerState, _ geometry: NodeGeometry, _ vertices: [Point2D]
  ) -> ShapePath {
    guard let mask = state.mask else { return .inverted(.roundedRect(.zero, radius: 0)) }
    let outline = ShapePath(mask, geometry, vertices)
    return state.invertsMask ? .inverted(outline) : outline
  }
}

extension ShapePath {
  /// The outline of a rectangle with a layer's corners.
  init(cornersOf state: LayerState, in rect: Rect2D, _ geometry: NodeGeometry) {
    let radius = geometry.local(state.cornerRadius)
    if state.hasPlainCorners {
      self = .roundedRect(rect, radius: radius)
    } else {
      self = .loops([
        BezierLoop(rect, cornerRadius: radius, state.corners, state.cornerCurve)
      ])
    }
  }
}

extension Mask.Shape {
  fileprivate var hasVertices: Bool {
    switch self {
    case .polygon, .path: true
    default: false
    }
  }
}

extension ShapePath {
  /// The outline of a mask that is no gradient.
  init(_ mask: Mask, _ geometry: NodeGeometry, _ vertices: [Point2D]) {
    let frame = geometry.local(mask.frame)
    switch mask.shape {
    case .polygon(let first, let count):
      self = .polygon(vertices[first..<first + count].map { geometry.local($0) })
    case .path:
      let loops = mask.loops(in: Frame(states: [], vertices: vertices))
      self = .loops(loops.map { BezierLoop(points: $0.points.map { geometry.local($0) }) })
    case .ellipse: self = .ellipse(frame)
    case .roundedRect: self = .roundedRect(frame, radius: geometry.local(mask.cornerRadius))
    case .rect, .linearGradient, .radialGradient, .conicGradient:
      self = .roundedRect(frame, radius: 0)
    }
  }
}
#endif
