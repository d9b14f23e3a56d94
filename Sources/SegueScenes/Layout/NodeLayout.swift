import SegueTimeline

/// A layout pass that evaluates nodes' lengths and turns them into marks.
struct NodeLayout {
  let dark: Bool

  func marks(_ nodes: [Node], in enclosing: Rect, scope: SceneScope) -> [Mark] {
    nodes.map { node in
      var scope = scope
      scope.enclosing = enclosing.size
      if let item = node.item { scope.enter(item) }
      return mark(node, in: enclosing, scope: scope)
    }
  }

  private func mark(_ node: Node, in enclosing: Rect, scope: SceneScope) -> Mark {
    let frame = frame(node.frame, in: enclosing, scope: scope)
    let opacity = min(max(node.opacity.value(in: scope), 0), 1)
    switch node.kind {
    case .text(let text):
      return .text(block(text, in: frame, node, opacity, scope))
    case .picture(let name):
      return .picture(name: name, frame: frame)
    case .box(let figure, let corners, let clips):
      let form = Figure.Form.rect(radii(corners, frame.size, scope))
      let ground = self.figure(figure, form, frame, scope)
      return group(node, ground, clips: clips, opacity, scope)
    case .ellipse(let figure):
      let ground = self.figure(figure, .ellipse, frame, scope)
      return group(node, ground, clips: false, opacity, scope)
    case .icon(let icon, let fill, let shadow):
      return .figure(self.icon(icon, fill, shadow, in: frame, opacity))
    }
  }

  /// Returns the group of a node; a node without element and children is its figure alone.
  private func group(
    _ node: Node, _ ground: Figure, clips: Bool, _ opacity: Double, _ scope: SceneScope
  ) -> Mark {
    guard node.element != nil || !node.children.isEmpty else {
      var figure = ground
      figure.opacity = opacity
      return .figure(figure)
    }
    return .group(
      MarkGroup(
        element: node.element, frame: ground.frame, ground: ground, clips: clips, opacity: opacity,
        ambient: node.ambient?.motion(in: scope),
        marks: marks(node.children, in: ground.frame, scope: scope)))
  }

  private func figure(
    _ figure: SceneFigure, _ form: Figure.Form, _ frame: Rect, _ scope: SceneScope
  ) -> Figure {
    Figure(
      form: form, frame: frame, fill: figure.fill?.paint(dark: dark),
      stroke: figure.stroke.map {
        Stroke(paint: $0.paint(dark: dark), width: max(0, figure.lineWidth.value(in: scope)))
      },
      shadow: figure.shadow?.shadow(dark: dark))
  }

  /// Returns the mark of an icon, whose line width scales with its frame.
  private func icon(
    _ icon: SceneIcon, _ fill: SceneFill, _ shadow: SceneShadow?, in frame: Rect,
    _ opacity: Double
  ) -> Figure {
    let form = Figure.Form.outline(icon.outline.fitted(from: icon.side, to: frame))
    let paint = fill.paint(dark: dark)
    let stroke = icon.lineWidth.map {
      Stroke(paint: paint, width: $0 * min(frame.width, frame.height) / icon.side)
    }
    return Figure(
      form: form, frame: frame, fill: stroke == nil ? paint : nil, stroke: stroke,
      shadow: shadow?.shadow(dark: dark), opacity: opacity)
  }

  private func block(
    _ text: SceneText, in frame: Rect, _ node: Node, _ opacity: Double, _ scope: SceneScope
  ) -> TextBlock {
    TextBlock(
      text.string, style: text.style, color: text.color.color(dark: dark),
      alignment: text.alignment, maxLines: text.maxLines, origin: frame.origin,
      width: frame.width, height: node.frame.height == nil ? nil : frame.height, opacity: opacity)
  }

  /// Returns the frame in the container's coordinates, without negative sides.
  private func frame(_ frame: SceneFrame, in enclosing: Rect, scope: SceneScope) -> Rect {
    let x = frame.x.value(in: scope)
    let y = frame.y.value(in: scope)
    return Rect(
      x: enclosing.minX + x, y: enclosing.minY + y,
      width: max(0, frame.width?.value(in: scope) ?? enclosing.width - x),
      height: max(0, frame.height?.value(in: scope) ?? enclosing.height - y))
  }

  /// Returns the corner radii, each at most half the shorter side.
  ///
  /// One for all corners, or four clockwise from the top left.
  private func radii(_ corners: [SceneLength], _ size: Size, _ scope: SceneScope) -> CornerRadii {
    let most = min(size.width, size.height) / 2
    let values = corners.map { min(max(0, $0.value(in: scope)), most) }
    switch values.count {
    case 0: return .zero
    case 4:
      return CornerRadii(
        topLeft: values[0], topRight: values[1], bottomRight: values[2], bottomLeft: values[3])
    default: return CornerRadii(all: values[0])
    }
  }
}
