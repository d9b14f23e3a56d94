import SegueTimeline

/// A layout pass that evaluates nodes' lengths and turns them into marks.
///
/// In a right-to-left layout everything is mirrored within its enclosing frame; pictures are not.
struct NodeLayout {
  let dark: Bool
  var isMirrored = false

  func marks(_ nodes: [Node], in enclosing: Rect2D, scope: SceneScope) -> [Mark] {
    nodes.map { node in
      var scope = scope
      scope.enclosing = enclosing.size
      if let item = node.item { scope.enter(item) }
      return mark(node, in: enclosing, scope: scope)
    }
  }

  private func mark(_ node: Node, in enclosing: Rect2D, scope: SceneScope) -> Mark {
    let frame = frame(node.frame, in: enclosing, scope: scope)
    let opacity = min(max(node.opacity.value(in: scope), 0), 1)
    let mark = upright(node, frame, opacity, scope)
    let rotation = node.rotation?.value(in: scope) ?? 0
    guard rotation != 0 || node.blend != .normal || node.mask != nil else { return mark }
    var group = MarkGroup(
      element: nil, frame: frame, ground: Figure(form: .rect(.zero), frame: frame), clips: false,
      opacity: 1, ambient: nil, marks: [mark])
    group.rotation = isMirrored ? -rotation : rotation
    group.blend = node.blend
    group.mask = node.mask.map(paint)
    return .group(group)
  }

  private func upright(
    _ node: Node, _ frame: Rect2D, _ opacity: Double, _ scope: SceneScope
  ) -> Mark {
    switch node.kind {
    case .text(let text):
      return .text(block(text, in: frame, node, opacity, scope))
    case .picture(let name, let fit):
      return .picture(name: name, frame: frame, fit: fit)
    case .box(let figure, let corners, let clips):
      var radii = radii(corners, frame.size, scope)
      radii.curve = node.cornerCurve
      let form = Figure.Form.rect(isMirrored ? radii.mirrored : radii)
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
    guard node.element != nil || !node.children.isEmpty || node.backdropBlur != nil else {
      var figure = ground
      figure.opacity = opacity
      return .figure(figure)
    }
    let inner = NodeLayout(dark: dark, isMirrored: isMirrored && node.mirrors)
    let scroll = node.scroll?.value(in: scope) ?? 0
    var group = MarkGroup(
      element: node.element, frame: ground.frame, ground: ground, clips: clips, opacity: opacity,
      ambient: node.ambient?.motion(in: scope),
      marks: inner.marks(
        node.children, in: ground.frame.offset(by: Point2D(x: 0, y: -scroll)), scope: scope))
    group.backdropBlur = max(0, node.backdropBlur?.value(in: scope) ?? 0)
    return .group(group)
  }

  private func figure(
    _ figure: SceneFigure, _ form: Figure.Form, _ frame: Rect2D, _ scope: SceneScope
  ) -> Figure {
    Figure(
      form: form, frame: frame, fill: figure.fill.map(paint),
      stroke: figure.stroke.map {
        Stroke(paint: paint($0), width: max(0, figure.lineWidth.value(in: scope)))
      },
      shadow: figure.shadow?.shadow(dark: dark))
  }

  private func paint(_ fill: SceneFill) -> Paint {
    (isMirrored ? fill.mirrored : fill).paint(dark: dark)
  }

  /// Returns the mark of an icon, whose line width scales with its frame.
  private func icon(
    _ icon: SceneIcon, _ fill: SceneFill, _ shadow: SceneShadow?, in frame: Rect2D,
    _ opacity: Double
  ) -> Figure {
    var outline = icon.outline.fitted(from: icon.side, to: frame)
    if isMirrored && icon.isDirectional {
      outline = outline.map { Point2D(x: frame.minX + frame.maxX - $0.x, y: $0.y) }
    }
    let form = Figure.Form.outline(outline)
    let paint = paint(fill)
    let stroke = icon.lineWidth.map {
      Stroke(paint: paint, width: $0 * min(frame.width, frame.height) / icon.side)
    }
    return Figure(
      form: form, frame: frame, fill: stroke == nil ? paint : nil, stroke: stroke,
      shadow: shadow?.shadow(dark: dark), opacity: opacity)
  }

  private func block(
    _ text: SceneText, in frame: Rect2D, _ node: Node, _ opacity: Double, _ scope: SceneScope
  ) -> TextBlock {
    TextBlock(
      text.string, style: text.style, color: text.color.color(dark: dark),
      alignment: isMirrored ? text.alignment.mirrored : text.alignment, maxLines: text.maxLines,
      origin: frame.origin,
      width: frame.width, height: node.frame.height == nil ? nil : frame.height, opacity: opacity)
  }

  /// Returns the frame in the container's coordinates, without negative sides.
  private func frame(_ frame: SceneFrame, in enclosing: Rect2D, scope: SceneScope) -> Rect2D {
    let x = frame.x.value(in: scope)
    let y = frame.y.value(in: scope)
    let width = max(0, frame.width?.value(in: scope) ?? enclosing.width - x)
    return Rect2D(
      x: isMirrored ? enclosing.maxX - x - width : enclosing.minX + x, y: enclosing.minY + y,
      width: width, height: max(0, frame.height?.value(in: scope) ?? enclosing.height - y))
  }

  /// Returns the corner radii, each at most half the shorter side.
  ///
  /// One for all corners, or four clockwise from the top left.
  private func radii(_ corners: [SceneLength], _ size: Size2D, _ scope: SceneScope) -> CornerRadii {
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

extension CornerRadii {
  fileprivate var mirrored: CornerRadii {
    var result = CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    result.curve = curve
    return result
  }
}

extension TextBlock.Alignment {
  fileprivate var mirrored: TextBlock.Alignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
