// Behavior under test: CAMediaTiming.h of the iOS 16.5 SDK: t = (tp − begin) · speed + offset.

import QuartzCore
import Testing

@MainActor struct TimingTests {
  /// From 0 to 1 in a second, over 7.
  private func ramp(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    change(animation)
    return animation
  }

  private func value(after time: Double, _ animation: CAAnimation) -> CGFloat? {
    let layer = shownLayer()
    layer.zPosition = 7
    layer.add(animation, forKey: nil)
    StandIn.advance(by: time)
    return layer.presentation()?.zPosition
  }

  @Test("an animation without a begin time begins with the commit")
  func beginsWithCommit() { #expect(isClose(value(after: 0.25, ramp()), 0.25)) }

  @Test(
    "the fill mode says what shows before the begin and after the end",
    arguments: [
      (CAMediaTimingFillMode.removed, 7.0, 7.0), (.backwards, 0, 7), (.forwards, 7, 1),
      (.both, 0, 1),
    ])
  func fillMode(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let animation = ramp {
      $0.fillMode = mode
      $0.isRemovedOnCompletion = false
      $0.beginTime = 1000.5
    }
    #expect(isClose(value(after: 0.25, animation), CGFloat(before)))
    #expect(isClose(value(after: 0.75, animation), 0.25))
    #expect(isClose(value(after: 2, animation), CGFloat(after)))
  }

  @Test("the offset and the speed of an animation count in its own time")
  func offsetAndSpeed() {
    #expect(isClose(value(after: 0.25, ramp { $0.timeOffset = 0.5 }), 0.75))
    #expect(isClose(value(after: 0.25, ramp { $0.speed = 2 }), 0.5))
    let still = ramp {
      $0.speed = 0
      $0.timeOffset = 0.4
    }
    #expect(isClose(value(after: 0.25, still), 0.4))
  }

  @Test("a still animation at its duration shows nothing: it is over")
  func stillAtEnd() {
    let still = ramp {
      $0.speed = 0
      $0.timeOffset = 1
    }
    #expect(isClose(value(after: 0.25, still), 7))
  }

  @Test("repetitions begin again, and go back if it autoreverses")
  func repetition() {
    #expect(isClose(value(after: 1.25, ramp { $0.repeatCount = 2 }), 0.25))
    #expect(isClose(value(after: 1.25, ramp { $0.autoreverses = true }), 0.75))
    #expect(isClose(value(after: 2.25, ramp { $0.autoreverses = true }), 7))
    #expect(isClose(value(after: 1.25, ramp { $0.repeatDuration = 1.5 }), 0.25))
  }

  @Test("a layer's speed and offset count for its animations and its sublayers'")
  func layerTime() {
    let layer = shownLayer()
    let inner = CALayer()
    layer.addSublayer(inner)
    StandIn.commit()
    layer.speed = 0
    layer.timeOffset = 20
    inner.add(ramp(), forKey: nil)
    StandIn.advance(by: 0.5)
    #expect(isClose(inner.presentation()?.zPosition, 0))
    layer.timeOffset = 20.75
    StandIn.commit()
    #expect(isClose(inner.presentation()?.zPosition, 0.75))
  }

  @Test("times convert between layers")
  func conversion() {
    let layer = shownLayer()
    let inner = CALayer()
    layer.addSublayer(inner)
    (layer.speed, layer.beginTime, layer.timeOffset) = (2, 1000, 3)
    inner.timeOffset = 1
    #expect(layer.convertTime(1001, from: nil) == 5)
    #expect(inner.convertTime(1001, from: nil) == 6)
    #expect(inner.convertTime(6, to: nil) == 1001)
    #expect(layer.convertTime(6, from: inner) == 5)
  }

  @Test("a group's animations run in its time and are clipped, not scaled, to its duration")
  func groups() {
    let group = CAAnimationGroup()
    group.duration = 0.5
    let late = ramp { $0.beginTime = 0.25 }
    group.animations = [late]
    #expect(isClose(value(after: 0.125, group), 7))
    #expect(isClose(value(after: 0.4, group), 0.15))
    #expect(isClose(value(after: 0.6, group), 7))
  }

  @Test("named curves have the documented control points")
  func curves() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }
}
