// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: its comments: `render(in:)` draws what layers say now, without transforms of
// space and masks.

public import CoreGraphics

extension CALayer {
  /// Draws the layer and those within, as they say now.
  public func render(in ctx: CGContext) { render(in: ctx, under: 1) }

  private func render(in ctx: CGContext, under opacityAbove: CGFloat) {
    let alpha = opacityAbove * CGFloat(opacity)
    guard !isHidden, alpha > 0 else { return }
    ctx.saveGState()
    defer { ctx.restoreGState() }
    ctx.setAlpha(alpha)
    if masksToBounds { ctx.clip(to: bounds) }
    let words = [
      backgroundColor.map { _ in name ?? "background" }, (contents as? CGImage)?.subject,
    ].compactMap { $0 }
    if !words.isEmpty {
      // The context knows the opacity.
      let copy = copyWithoutSublayers(properties)
      copy.properties["opacity"] = .number(1)
      ctx.draw(words.joined(separator: ", "), copy, in: bounds)
    }
    delegate?.draw(self, in: ctx)
    for child in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(x: child.position.x, y: child.position.y)
      ctx.concatenate(child.affineTransform())
      ctx.translateBy(
        x: -child.bounds.minX - child.anchorPoint.x * child.bounds.width,
        y: -child.bounds.minY - child.anchorPoint.y * child.bounds.height)
      child.render(in: ctx, under: alpha)
      ctx.restoreGState()
    }
  }

  /// A copy of the layer and those within, as they say now.
  ///
  /// Not Apple's. The copies are nobody's and do not change.
  public func copyOfTree() -> CALayer? { copy(properties) { $0.copyOfTree() } }

  /// A copy of the layer and those within, as they are displayed; nothing where the layer never was.
  ///
  /// Not Apple's. The copies are nobody's and do not change.
  public func copyOfDisplayedTree() -> CALayer? {
    presentation().map { copy($0.properties) { $0.copyOfDisplayedTree() } }
  }

  private func copy(
    _ properties: LayerProperties, _ copyOfLayer: (CALayer) -> CALayer?
  ) -> CALayer {
    let copy = copyWithoutSublayers(properties)
    let context = CGContext()
    delegate?.draw(self, in: context)
    if !context.drawn.isEmpty, copy.contents == nil {
      let image = CGImage(width: 1, height: 1, showing: copy.bounds, of: context)
      copy.properties["contents"] = .object(image)
    }
    copy.children = children.compactMap(copyOfLayer)
    for child in copy.children { child.parent = copy }
    if case .object(let mask) = properties["mask"], let mask = mask as? CALayer {
      copy.properties["mask"] = copyOfLayer(mask).map(LayerValue.object)
    }
    return copy
  }

  private func copyWithoutSublayers(_ properties: LayerProperties) -> CALayer {
    let copy = type(of: self).init(layer: self)
    (copy.source, copy.delegate, copy.properties) = (nil, nil, properties)
    return copy
  }
}
