// Behavior under test: "Setting Interpolation Values" of CABasicAnimation, CAAnimation.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

@MainActor struct BasicAnimationTests {
  @Test(
    "from, to and by are where it begins, where it ends and how far it goes",
    arguments: [
      (1.0, 3.0, nil, 2.0), (1, nil, 4, 3), (nil, 5, 2, 4), (1, nil, nil, 4), (nil, 1, nil, 4),
      (nil, nil, 2, 8),
    ] as [(Double?, Double?, Double?, Double)])
  func ends(from: Double?, to: Double?, by: Double?, middle: Double) {
    let layer = shownLayer()
    layer.zPosition = 7
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    StandIn.advance(by: 0.5)
    #expect(isClose(layer.presentation()?.zPosition, CGFloat(middle)))
  }

  @Test("an additive animation adds to what would be shown without it")
  func additive() {
    let layer = shownLayer()
    layer.position = CGPoint(x: 10, y: 20)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: -10, y: 0)
    animation.toValue = CGPoint.zero
    animation.isAdditive = true
    animation.duration = 1
    layer.add(animation, forKey: nil)
    StandIn.advance(by: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 20))
  }

  @Test("a spring without bounce is critically damped")
  func spring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(isClose(spring.damping * spring.damping, 4 * spring.stiffness, within: 1e-9))
    #expect(spring.settlingDuration > 0.5)
  }

  @Test("later animations apply over earlier ones")
  func order() {
    let layer = shownLayer()
    for (key, value) in [("one", 1), ("two", 2)] {
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      layer.add(animation, forKey: key)
    }
    StandIn.commit()
    #expect(layer.animationKeys() == ["one", "two"])
    #expect(layer.presentation()?.zPosition == 2)
  }
}
