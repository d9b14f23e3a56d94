// Behavior under test: CAKeyframeAnimation in CAAnimation.h of the iOS 16.5 SDK; "Keyframe Timing", Core Animation Programming Guide.

import QuartzCore
import Testing

@MainActor struct KeyframeTests {
  private func keyframes(
    _ keyPath: String, _ values: [Any], _ keyTimes: [NSNumber]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.values, animation.keyTimes, animation.duration) = (values, keyTimes, 1)
    return animation
  }

  @Test("values between keys lie on a straight line", arguments: [(0.125, 0.5), (0.625, 0.75)])
  func linear(time: Double, expected: Double) {
    let layer = shownLayer()
    layer.add(keyframes("cornerRadius", [0, 1, 0.5], [0, 0.25, 1]), forKey: nil)
    StandIn.advance(by: time)
    #expect(isClose(layer.presentation()?.cornerRadius, CGFloat(expected)))
  }

  @Test("keys are evenly spaced if there are no key times")
  func evenly() {
    let layer = shownLayer()
    layer.add(keyframes("zPosition", [0, 10, 0]), forKey: nil)
    StandIn.advance(by: 0.75)
    #expect(isClose(layer.presentation()?.zPosition, 5))
  }

  @Test(
    "in the discrete mode each of n values holds from its key time to the next of n + 1",
    arguments: [(0.0, 0.0), (0.25, 0.0), (0.375, 1.0), (0.625, 2.0), (0.999, 2.0)])
  func discrete(time: Double, expected: Double) {
    let layer = shownLayer()
    let animation = keyframes("zPosition", [0, 1, 2], [0, 0.3, 0.6, 1])
    animation.calculationMode = .discrete
    layer.add(animation, forKey: nil)
    StandIn.advance(by: time)
    #expect(isClose(layer.presentation()?.zPosition, CGFloat(expected)))
    #expect(StandIn.faults.isEmpty)
  }

  @Test("flags change in the discrete mode")
  func flags() {
    let layer = shownLayer()
    let animation = keyframes("hidden", [false, true], [0, 0.5, 1])
    animation.calculationMode = .discrete
    layer.add(animation, forKey: nil)
    StandIn.advance(by: 0.25)
    #expect(layer.presentation()?.isHidden == false)
    StandIn.advance(by: 0.5)
    #expect(layer.presentation()?.isHidden == true)
  }

  @Test("each segment has a timing function of its own, and the whole has one")
  func timingFunctions() {
    let layer = shownLayer()
    let animation = keyframes("zPosition", [0, 1, 2])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 1),
    ]
    layer.add(animation, forKey: nil)
    StandIn.advance(by: 0.75)
    // x(t) = 1.5 t (1 - t)² + 3 t² (1 - t) + t³ is 0.5 at t = 0.347296, where y(t) = 3 t² (1 - t) + t³ is 0.278066.
    #expect(isClose(layer.presentation()?.zPosition, 1.278066))
    animation.timingFunctions = nil
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "again")
    StandIn.advance(by: 0.5)
    #expect(isClose(layer.presentation()?.zPosition, 1))
  }

  @Test("points, sizes, rectangles, transforms, colors and numbers of all kinds are values")
  func kinds() {
    let layer = shownLayer()
    let size = CGSize(width: 2, height: 4)
    let rect = CGRect(x: 2, y: 4, width: 6, height: 8)
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let all: [(String, [Any])] = [
      ("position", [CGPoint.zero, CGPoint(x: 2, y: 4)]), ("bounds", [CGRect.zero, rect]),
      ("shadowOffset", [CGSize.zero, size]), ("opacity", [Float(0), NSNumber(value: 1)]),
      ("zPosition", [0, CGFloat(2)]),
      ("backgroundColor", [black, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0)]),
      ("transform", [CATransform3DIdentity, CATransform3DMakeTranslation(4, 0, 2)]),
    ]
    for (key, values) in all { layer.add(keyframes(key, values), forKey: key) }
    StandIn.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(isClose(shown?.position.y, 2))
    #expect(isClose(shown?.bounds.width, 3))
    #expect(isClose(shown?.shadowOffset.height, 2))
    #expect(isClose(shown.map { CGFloat($0.opacity) }, 0.5))
    #expect(isClose(shown?.zPosition, 1))
    #expect(isClose(shown?.backgroundColor?.components?[1], 0.25))
    #expect(isClose(shown?.backgroundColor?.alpha, 0.5))
    #expect(isClose(shown?.transform.m41, 2))
    #expect(isClose(shown?.transform.m43, 1))
  }

  @Test("a key path may name a part of a structure, such as sublayerTransform.m34")
  func parts() {
    let layer = shownLayer()
    layer.position = CGPoint(x: 7, y: 9)
    layer.add(keyframes("position.x", [0, 10]), forKey: "x")
    layer.add(keyframes("sublayerTransform.m34", [0, -0.01]), forKey: "depth")
    layer.add(keyframes("bounds.size.width", [100, 200]), forKey: "width")
    StandIn.advance(by: 0.5)
    #expect(isClose(layer.presentation()?.position.x, 5))
    #expect(isClose(layer.presentation()?.position.y, 9))
    #expect(isClose(layer.presentation()?.sublayerTransform.m34, -0.005))
    #expect(isClose(layer.presentation()?.bounds.width, 150))
  }

  @Test("a path moves positions, and overrides the values")
  func path() {
    let layer = shownLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
    let animation = keyframes("position", [CGPoint.zero])
    animation.path = path
    layer.add(animation, forKey: nil)
    StandIn.advance(by: 0.25)
    #expect(isClose(layer.presentation()?.position.x, 5))
    StandIn.advance(by: 0.5)
    #expect(isClose(layer.presentation()?.position.x, 15))
    #expect(isClose(layer.presentation()?.position.y, 5))
  }

  @Test("a shape's path goes over into one with as many elements")
  func shapes() throws {
    let layer = CAShapeLayer()
    shownLayer().addSublayer(layer)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    layer.add(keyframes("path", [square, wide]), forKey: nil)
    StandIn.advance(by: 0.5)
    #expect(isClose(try #require(layer.presentation()?.path).boundingBox.width, 20))
  }

  @Test("undefined key times and timing functions are faults")
  func faults() {
    let layer = shownLayer()
    layer.add(keyframes("opacity", [0, 1], [0, 0.5, 1]), forKey: nil)
    layer.add(keyframes("opacity", [0, 1, 0], [0, 0.7, 0.5]), forKey: nil)
    let animation = keyframes("opacity", [0, 1])
    animation.timingFunctions = []
    layer.add(animation, forKey: nil)
    #expect(StandIn.faults.count == 4)
  }
}
