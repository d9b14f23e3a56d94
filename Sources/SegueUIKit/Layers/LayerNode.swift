#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// The Core Animation layers that show one layer of a timeline.
@MainActor
final class LayerNode {
  /// The layer of the timeline.
  let model: Layer
  /// The layer itself.
  let layer: CALayer
  /// The view that the layer belongs to, if it is one.
  let view: UIView?
  /// The screen that the node shows, if it shows one itself.
  let live: LiveView?
  /// The place of a screen that keeps its bounds and position.
  private var rest: NodeGeometry.Rest?
  /// The picture that the node shows, if any.
  private let picture: Picture?

  private var parts: [LayerProperty.Part: CALayer] = [:]
  private(set) var properties: [LayerProperty] = []
  /// The values that the layers have now.
  private(set) var shown: [PropertyValue] = []

  /// Creates the node of a screen's own view.
  init(_ model: Layer, live: LiveView, in container: UIView) {
    self.model = model
    self.live = live
    view = live.view
    layer = live.view.layer
    picture = nil
    rest = live.isResizable ? nil : NodeGeometry.Rest(of: live.view, in: container)
    layer.isDoubleSided = model.isDoubleSided
    add(.layer, layer, (live.isResizable ? Self.frameKeys : []) + Self.liveKeys)
  }

  /// Creates the node of a layer that exists only during the transition.
  init(_ model: Layer, picture: Picture?) {
    self.model = model
    self.picture = picture
    live = nil
    (layer, view) = Self.makeLayer(for: model, picture)
    layer.name = model.id
    layer.isDoubleSided = model.isDoubleSided
    add(.layer, layer, model.isTransformGroup ? Self.groupKeys : Self.keys)
    if let picture { add(picture) }
  }

  /// The area that the layer has covered so far.
  private var reach = Reach()

  /// Whether the app has removed the node's screen from the hierarchy; the screen then stays removed.
  var isLost: Bool { live?.isMovable == true && view?.superview == nil }

  /// The Core Animation layer of a part.
  func layer(of part: LayerProperty.Part) -> CALayer? { parts[part] }

  /// Adds what a state needs, such as a mask or a shadow.
  func prepare(for state: LayerState) {
    reach.add(rest?.bounds ?? state.bounds, anchor: rest?.anchorPoint ?? state.anchorPoint)
    if state.blurRadius > 0 || state.backdropBlurRadius > 0 {
      // Core Animation has no public filters on iOS.
      ProblemLog.report("The layer '\(model.id)' is shown without its blur.")
    }
    setCorners(of: state)
    if state.shadow.opacity > 0, parts[.shadow] == nil, !(layer is CATransformLayer) {
      addShadow()
    }
    let isCropped = live != nil && geometry(of: state).visiblePart != nil
    if let shape = state.mask?.shape ?? (isCropped ? .rect : nil), !(layer is CATransformLayer) {
      addMask(shape, inverted: state.invertsMask)
    }
  }

  /// Sets which corners are rounded and how; these properties are not animated.
  private func setCorners(of state: LayerState) {
    guard !(layer is CATransformLayer) else { return }
    let corners = CACornerMask(rawValue: UInt(state.corners.rawValue))
    let curve: CALayerCornerCurve = state.cornerCurve == .continuous ? .continuous : .circular
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if layer.cornerCurve != curve { layer.cornerCurve = curve }
  }

  /// Where the points are that one of the ``properties`` moves.
  func reach(at index: Int) -> Reach {
    let property = properties[index]
    var reach = reach
    if property.part == .picture, let picture = parts[.picture] {
      reach = Reach()
      reach.add(Rect2D(picture.bounds), anchor: Point2D(picture.anchorPoint))
    }
    // Perspective moves only what is in front of the layer or behind it.
    if property.key == .sublayerTransform {
      reach.depth = (reach.rect.width + reach.rect.height) / 2
    }
    return reach
  }

  /// The value of one of the ``properties`` in a state.
  ///
  /// - Parameters:
  ///   - index: the index of the property.
  ///   - vertices: the vertices of the frame's polygon masks.
  func value(
    at index: Int, _ state: LayerState, _ geometry: NodeGeometry, _ vertices: [Point2D]
  ) -> PropertyValue {
    value(of: properties[index], state, geometry, vertices)
  }

  /// Whether a property certainly has the same value in two states, found without its value.
  func isSame(at index: Int, _ a: LayerState, _ b: LayerState) -> Bool {
    let property = properties[index]
    switch (property.part, property.key) {
    case (.mask, _): return false
    case (.clip, _), (.picture, _): return a.bounds == b.bounds
    case (.layer, _) where live != nil, (.shadow, _): return a == b
    case (_, .bounds): return a.bounds == b.bounds
    case (_, .position): return a.position == b.position
    case (_, .anchorPoint): return a.anchorPoint == b.anchorPoint
    case (_, .zPosition): return a.zPosition == b.zPosition
    case (_, .transform): return a.components == b.components && a.matrix == b.matrix
    case (_, .opacity): return a.opacity == b.opacity
    case (_, .cornerRadius): return a.cornerRadius == b.cornerRadius
    case (_, .masksToBounds): return a.masksToBounds == b.masksToBounds
    case (_, .backgroundColor): return a.backgroundColor == b.backgroundColor
    case (_, .isHidden): return a.isHidden == b.isHidden
    case (_, .sublayerTransform): return a.sublayerPerspective == b.sublayerPerspective
    default: return a == b
    }
  }

  /// Sets the properties whose values have changed.
  func show(_ state: LayerState, _ vertices: [Point2D]) {
    let geometry = geometry(of: state)
    for (index, property) in properties.enumerated() {
      let value = value(of: property, state, geometry, vertices)
      if index == shown.count {
        shown.append(value)
      } else if shown[index] != value {
        shown[index] = value
      } else {
        continue
      }
      set(value, for: property)
    }
  }

  private func set(_ value: PropertyValue, for property: LayerProperty) {
    if let live, property.part == .layer, case (.bounds, .rect(let rect)) = (property.key, value) {
      // Autoresizing masks and Auto Layout follow the view's bounds only, not those of its layer. The origin is where a
      // scroll view has scrolled to.
      live.view.bounds.size = CGSize(rect.size)
    } else {
      parts[property.part]?.set(value, for: property.key)
    }
  }

  /// Where a state puts the layer.
  func geometry(of state: LayerState) -> NodeGeometry {
    guard let rest else { return NodeGeometry(state) }
    return NodeGeometry(state, from: rest, fit: model.fit)
  }
}

// MARK: The parts

extension LayerNode {
  private static let keys: [LayerProperty.Key] = [
    .bounds, .position, .anchorPoint, .zPosition, .transform, .opacity, .cornerRadius,
    .masksToBounds, .backgroundColor, .isHidden, .sublayerTransform,
  ]
  /// A `CATransformLayer` shows its sublayers only, and draws nothing itself.
  private static let groupKeys: [LayerProperty.Key] = [
    .bounds, .position, .anchorPoint, .zPosition, .transform, .isHidden, .sublayerTransform,
  ]
  private static let liveKeys: [LayerProperty.Key] = [
    .zPosition, .transform, .opacity, .cornerRadius, .masksToBounds, .isHidden,
  ]
  private static let frameKeys: [LayerProperty.Key] = [.bounds, .position, .anchorPoint]
  private static let shadowKeys: [LayerProperty.Key] = [
    .bounds, .position, .anchorPoint, .zPosition, .transform, .opacity, .isHidden, .shadowColor,
    .shadowOpacity, .shadowRadius, .shadowOffset, .shadowPath,
  ]

  func add(
    _ part: LayerProperty.Part, _ layer: CALayer, _ keys: [LayerProperty.Key]
  ) {
    parts[part] = layer
    properties += keys.map { LayerProperty(part: part, key: $0) }
  }

  private static func makeLayer(for model: Layer, _ picture: Picture?) -> (CALayer, UIView?) {
    switch (model.contents, picture) {
    case (.gradient(let gradient), _):
      let layer = CAGradientLayer()
      layer.startPoint = CGPoint(gradient.start)
      layer.endPoint = CGPoint(gradient.end)
      layer.colors = gradient.stops.map { CGColor.color($0.color) }
      layer.locations = gradient.stops.map { NSNumber(value: $0.offset) }
      return (layer, nil)
    case (_, .image(let image, let region, _)):
      let layer = CALayer()
      layer.contents = image
      layer.contentsRect = CGRect(region)
      return (layer, nil)
    default:
      let view = model.isTransformGroup ? TransformGroupView() : UIView()
      view.isUserInteractionEnabled = model.contents == .none
      return (view.layer, view)
    }
  }

  private func add(_ picture: Picture) {
    guard case .view(let snapshot) = picture, let view else { return }
    if model.fit.crops {
      let clip = UIView()
      clip.clipsToBounds = true
      clip.addSubview(snapshot)
      view.addSubview(clip)
      add(.clip, clip.layer, [.bounds, .position])
    } else {
      view.addSubview(snapshot)
    }
    add(.picture, snapshot.layer, [.position, .transform])
  }

  private func addShadow() {
    let shadow = CALayer()
    shadow.name = "\(model.id) shadow"
    layer.superlayer?.insertSublayer(shadow, below: layer)
    add(.shadow, shadow, Self.shadowKeys)
  }

  /// Removes what the node added; the screen that it shows is restored by its ``LiveView``.
  func remove() {
    parts[.shadow]?.removeFromSuperlayer()
    guard live == nil else { return }
    if let view { view.removeFromSuperview() } else { layer.removeFromSuperlayer() }
  }
}

/// A view whose sublayers share one space.
private final class TransformGroupView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

extension ContentFit {
  /// Whether contents of another aspect ratio are clipped.
  fileprivate var crops: Bool { self != .stretch && self != .fit }
}

// MARK: The values

extension LayerNode {
  private func value(
    of property: LayerProperty, _ state: LayerState, _ geometry: NodeGeometry,
    _ vertices: [Point2D]
  ) -> PropertyValue {
    switch property.part {
    case .layer: layerValue(property.key, state, geometry)
    case .shadow: shadowValue(property.key, state, geometry)
    case .mask: maskValue(property.key, state, geometry, vertices)
    case .clip, .picture: pictureValue(property, state)
    }
  }

  private func layerValue(
    _ key: LayerProperty.Key, _ state: LayerState, _ geometry: NodeGeometry
  ) -> PropertyValue {
    switch key {
    case .bounds: .rect(geometry.bounds)
    case .position: .point(geometry.position)
    case .anchorPoint: .point(geometry.anchorPoint)
    case .zPosition: .number(state.zPosition)
    case .transform: .matrix(geometry.transform)
    case .opacity: .number(state.opacity * (live?.ownOpacity ?? 1))
    case .cornerRadius: .number(geometry.local(state.cornerRadius))
    case .masksToBounds: .flag(state.masksToBounds || live?.ownClip == true)
    case .backgroundColor: .color(state.backgroundColor)
    case .sublayerTransform:
      .matrix(.perspective(m14: 0, m24: 0, m34: state.sublayerPerspective))
    default: .flag(state.isHidden)
    }
  }

  private func shadowValue(
    _ key: LayerProperty.Key, _ state: LayerState, _ geometry: NodeGeometry
  ) -> PropertyValue {
    switch key {
    case .shadowColor: .color(state.shadow.color)
    case .shadowOpacity: .number(state.shadow.opacity)
    case .shadowRadius: .number(geometry.local(state.shadow.radius))
    case .shadowOffset:
      .point(
        Point2D(
          x: geometry.local(state.shadow.offset.x), y: geometry.local(state.shadow.offset.y)))
    case .shadowPath:
      .path(ShapePath(cornersOf: state, in: geometry.local(state.bounds), geometry))
    default: layerValue(key, state, geometry)
    }
  }

  private func pictureValue(_ property: LayerProperty, _ state: LayerState) -> PropertyValue {
    guard case .view(let snapshot)? = picture else { return .number(0) }
    let size = Size2D(snapshot.layer.bounds.size)
    let (frame, crop) = model.fit.placement(of: size, in: state.bounds)
    let across = crop.width > 0 ? frame.width / crop.width : 0
    let down = crop.height > 0 ? frame.height / crop.height : 0
    // A clipped picture is in the clip's coordinates, whose origin is that of the visible part.
    let start = model.fit.crops ? Point2D.zero : frame.origin
    switch (property.part, property.key) {
    case (.clip, .bounds): return .rect(Rect2D(origin: .zero, size: frame.size))
    case (.clip, _): return .point(frame.center)
    case (_, .position):
      return .point(
        Point2D(
          x: start.x + (size.width / 2 - crop.minX) * across,
          y: start.y + (size.height / 2 - crop.minY) * down))
    default: return .matrix(.scale(across, down))
    }
  }
}
#endif
