import SegueTimeline

/// The visible content of a frame, prepared for queries point by point.
///
/// Layers are interpreted as in the preview's composer: sublayers are under their layer's shared
/// perspective and flattened into its plane, unless it is a transform group, whose members are
/// sorted by their depth at each point, however groups are nested.
struct VisibleFrame {
  /// A potentially visible layer.
  struct Node {
    let index: Int
    let state: LayerState
    /// The map from the layer to the canvas that it is drawn on, and its inverse.
    let plane: Homography
    let inverse: Homography
    /// Whether its contents are drawn on a separate canvas: the layer's plane.
    let isCanvas: Bool
    /// Its sublayers, topmost first.
    let children: [Node]
    /// In a transform group, the map from the canvas to the space in which sublayers have a depth.
    let toSpace: Homography?
    /// Its depth in the space of the outermost transform group that it is in.
    var depth: DepthPlane?
    /// Its visible area on its canvas; nil where unknown.
    let reach: Rect2D?
  }

  private let cast: VisibleLayers
  private let frame: Frame
  /// The top-level layers in the container, topmost first.
  let roots: [Node]

  /// Prepares a frame of some layers.
  init(_ cast: VisibleLayers, _ frame: Frame) {
    self.cast = cast
    self.frame = frame
    roots = NodeBuilder(cast: cast, frame: frame).nodes(cast.roots, in: LayerSpace())
  }

  /// Returns the appearance at a point of the container.
  func appearance(at point: Point2D) -> Appearance {
    var result = look(at: roots, point)
    result.add(cast.background)
    return result
  }
}

/// The layers of a timeline and their contents: everything that is constant across frames.
struct VisibleLayers {
  let layers: [Layer]
  let subjects: [LayerSubject?]
  let children: [[Int]]
  let roots: [Int]
  /// The color behind everything.
  let background: Color

  init(_ layers: [Layer], on stage: Stage) {
    self.layers = layers
    background = stage.presentation?.background ?? .black
    let live = LiveSubjects(of: layers)
    subjects = layers.map { LayerSubject($0.contents, on: stage, live: live) }
    var children = layers.map { _ in [Int]() }
    var roots: [Int] = []
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent { children[parent].append(index) } else { roots.append(index) }
    }
    (self.children, self.roots) = (children, roots)
  }
}

// MARK: Sampling

extension VisibleFrame {
  private func look(at nodes: [Node], _ point: Point2D) -> Appearance {
    var result = Appearance()
    for node in nodes {
      if let reach = node.reach, !reach.contains(point) { continue }
      look(at: node, point, into: &result)
      if result.transmittance <= 0 { break }
    }
    return result
  }

  /// Returns what a layer and those in it show at a point.
  func look(at node: Node, _ point: Point2D) -> Appearance {
    var result = Appearance()
    look(at: node, point, into: &result)
    return result
  }

  private func look(at node: Node, _ point: Point2D, into result: inout Appearance) {
    let local = node.point(at: point)
    var seen = Appearance()
    if isInside(node, local) {
      lookInside(node, point, local, into: &seen)
    }
    if let local { addShadow(of: node.state, at: local, to: &seen) }
    if node.state.blurRadius > 0 { seen.blur(by: node.state.blurRadius) }
    let softMask = MaskOpacity(of: node.state)
    let opacity = node.state.opacity * (softMask.map { $0.opacity(at: local ?? .zero) } ?? 1)
    if opacity < 1 { seen.fade(to: opacity) }
    result.add(seen)
  }

  private func lookInside(
    _ node: Node, _ point: Point2D, _ local: Point2D?, into seen: inout Appearance
  ) {
    if !node.children.isEmpty, let canvasPoint = node.isCanvas ? local : point {
      seen.add(look(at: node.children(at: canvasPoint), canvasPoint))
    }
    guard let local, seen.transmittance > 0 else { return }
    addContents(of: node, at: local, to: &seen)
    guard node.state.contains(local) else { return }
    if node.state.backgroundColor.alpha > 0 { seen.add(node.state.backgroundColor) }
    seen.blurBehind = max(seen.blurBehind, node.state.backdropBlurRadius)
  }

  private func isInside(_ node: Node, _ local: Point2D?) -> Bool {
    if node.state.mask == nil && !node.state.masksToBounds { return true }
    guard let local else { return false }
    if let mask = node.state.mask, !mask.isGradient {
      guard mask.contains(local, in: frame) != node.state.invertsMask else { return false }
    }
    return !node.state.masksToBounds || node.state.contains(local)
  }

  private func addContents(of node: Node, at point: Point2D, to seen: inout Appearance) {
    let layer = cast.layers[node.index]
    if case .gradient(let gradient) = layer.contents {
      let place = ContentFit.stretch.fraction(
        at: point, of: node.state.bounds.size, in: node.state.bounds)
      if let place { seen.add(gradient.color(at: place)) }
    } else if let place = cast.subjects[node.index]?.place(
      at: point, bounds: node.state.bounds, fit: layer.fit)
    {
      seen.add(place)
    }
  }

  /// Adds a shadow as a surface of full strength, as far as its blur reaches.
  private func addShadow(of state: LayerState, at point: Point2D, to seen: inout Appearance) {
    let shadow = state.shadow
    guard shadow.opacity > 0, shadow.color.alpha > 0, seen.transmittance > 0 else { return }
    let reach = shadow.radius
    let frame = state.bounds.offset(by: shadow.offset)
    let spread = Rect2D(
      x: frame.minX - reach, y: frame.minY - reach, width: frame.width + 2 * reach,
      height: frame.height + 2 * reach)
    if spread.contains(point) { seen.add(shadow.color, opacity: shadow.opacity) }
  }
}

extension VisibleFrame.Node {
  /// The sublayers at a point of its canvas, topmost first.
  fileprivate func children(at point: Point2D) -> [VisibleFrame.Node] {
    guard let image = toSpace?.apply(point), image.w != 0 else { return children }
    let place = Point2D(x: image.x / image.w, y: image.y / image.w)
    // In steps, within which the order of the layers counts.
    let steps = children.map { (($0.depth?.depth(at: place) ?? 0) / 0.01).rounded() }
    let order = children.indices.sorted { a, b in
      steps[a] != steps[b] ? steps[a] > steps[b] : a < b
    }
    return order.map { children[$0] }
  }

  /// Returns the layer's point at a point of its canvas; nil where that is behind the eye.
  func point(at canvasPoint: Point2D) -> Point2D? {
    let image = inverse.apply(canvasPoint)
    guard image.w != 0 else { return nil }
    let point = Point2D(x: image.x / image.w, y: image.y / image.w)
    guard plane.apply(point).w > 0, point.x.isFinite, point.y.isFinite else { return nil }
    return point
  }
}
