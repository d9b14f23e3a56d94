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
  func criticalSpring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(isClose(spring.damping * spring.damping, 4 * spring.stiffness, within: 1e-9))
    #expect(spring.settlingDuration > 0.5)
  }

  @Test(
    "a spring moves as a damped oscillator, which damping beyond the critical one does not slow down",
    arguments: [
      (10.0, 0.0, 0.1, 0.340_30), (10, 1, 0.1, 0.393_65), (20, 0, 0.1, 0.264_24),
      (40, 0, 0.1, 0.264_24),
    ])
  func spring(damping: Double, velocity: Double, time: Double, expected: Double) {
    let layer = shownLayer()
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 10)
    (spring.stiffness, spring.damping) = (100, CGFloat(damping))
    spring.initialVelocity = CGFloat(velocity)
    layer.add(spring, forKey: "spring")
    StandIn.commit()
    StandIn.advance(by: time)
    #expect(isClose(layer.presentation()?.zPosition ?? -1, CGFloat(expected), within: 1e-4))
    #expect(StandIn.faults == [])
  }

  @Test("scale and rotation have key paths of their own, as long as their order does not matter")
  func components() {
    let layer = shownLayer()
    for (path, value) in [
      ("transform.scale", 2.0), ("transform.rotation.z", Double.pi / 2),
      ("transform.translation.x", 5),
    ] {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      layer.add(animation, forKey: path)
    }
    StandIn.commit()
    let shown = layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(isClose(shown.m12, 2, within: 1e-9) && isClose(shown.m11, 0, within: 1e-9))
    #expect(shown.m41 == 5)
    #expect(StandIn.faults == [])
    let uneven = CABasicAnimation(keyPath: "transform.scale.x")
    (uneven.fromValue, uneven.toValue, uneven.duration) = (3, 3, 1)
    layer.add(uneven, forKey: "uneven")
    StandIn.commit()
    _ = layer.presentation()
    #expect(StandIn.faults.contains { $0.contains("scaled unevenly") })
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
