// Behavior under test: "Layer Geometry", Core Animation Programming Guide; CATransform3D.h and CALayer.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

@MainActor struct GeometryTests {
  @Test("the frame follows from bounds, position, anchor point and transform")
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 5))
    #expect(layer.position == .zero)
  }

  @Test("a place that is not a number is reported")
  func invalidGeometry() {
    StandIn.resetTime()
    CALayer().position.x = .nan
    CALayer().bounds.size.width = .nan
    #expect(
      StandIn.faults == ["position", "bounds"].map { "CALayerInvalidGeometry: \($0) contains NaN" })
  }

  @Test("points convert through transforms, bounds origins and perspective, there and back")
  func conversion() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    middle.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    leaf.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 151, y: 152))
    middle.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 151, y: 142))
    middle.sublayerTransform.m34 = -1 / 500
    leaf.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let there = leaf.convert(CGPoint(x: 90, y: 30), to: root)
    let back = leaf.convert(there, from: root)
    #expect(isClose(back.x, 90) && isClose(back.y, 30))
    // By hand: 40 to the right of the anchor, turned: x = 40 cos 1, z = −40 sin 1; w = 1 − z / 500 = 1 + 40 sin 1 / 500.
    let w = 1 + 40 * sin(1.0) / 500
    #expect(isClose(there.x, 200 + 40 * cos(1.0) / w, within: 1e-9))
  }

  @Test("inverse transforms undo")
  func inverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    transform.m34 = -0.002
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let rows = [product.m11 - 1, product.m12, product.m34, product.m41, product.m44 - 1]
    #expect(rows.allSatisfy { abs($0) < 1e-12 })
    let flat = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let both = flat.concatenating(flat.inverted())
    #expect(isClose(both.a, 1) && isClose(both.tx, 0) && isClose(both.b, 0))
  }

  @Test("a hit test on the presentation layer tests what is displayed")
  func hitTest() {
    let root = shownLayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    let dot = CALayer()
    dot.frame = CGRect(x: 80, y: 0, width: 10, height: 10)
    root.addSublayer(dot)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (5, 85, 1)
    dot.add(animation, forKey: nil)
    StandIn.advance(by: 0.001)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point) === root)
    #expect(root.presentation()?.hitTest(point)?.model() === dot)
  }

  @Test("sublayers keep their order, a layer has one superlayer, and a cycle is a fault")
  func tree() {
    StandIn.resetTime()
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers?.elementsEqual([b, c, a], by: ===) == true)
    root.replaceSublayer(c, with: a)
    #expect(root.sublayers?.elementsEqual([b, a], by: ===) == true)
    a.addSublayer(root)
    #expect(StandIn.faults.count == 1)
    root.mask = c
    #expect(root.mask === c && c.superlayer === root)
  }

  @Test("paths of the same kind have as many elements")
  func paths() {
    let small = CGRect(x: 0, y: 0, width: 10, height: 20)
    let large = small.insetBy(dx: -5, dy: -5)
    let one = CGPath(roundedRect: small, cornerWidth: 3, cornerHeight: 3, transform: nil)
    let two = CGPath(roundedRect: large, cornerWidth: 3, cornerHeight: 3, transform: nil)
    #expect(one.elements.map(\.type) == two.elements.map(\.type))
    #expect(isClose(one.boundingBox.width, 10) && isClose(one.boundingBox.height, 20))
    var types: [CGPathElementType] = []
    CGPath(ellipseIn: small, transform: nil).applyWithBlock { types.append($0.pointee.type) }
    #expect(types.count == 6 && types.first == .moveToPoint && types.last == .closeSubpath)
    #expect(CGPath(rect: small, transform: nil) == CGPath(rect: small, transform: nil))
  }
}
