// Behavior under test: `add(_:forKey:)` in CALayer.h, CAAnimationDelegate in CAAnimation.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

@MainActor struct LifeOfAnimationsTests {
  private func fade(_ listener: Listener? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.5)
    animation.delegate = listener
    return animation
  }

  @Test("the layer copies the animation: later changes have no effect")
  func copies() {
    let layer = shownLayer()
    let animation = fade()
    layer.add(animation, forKey: "fade")
    animation.toValue = 0
    animation.duration = 9
    #expect(layer.animation(forKey: "fade") !== animation)
    #expect(layer.animation(forKey: "fade")?.duration == 0.5)
  }

  @Test("a duration that is not positive becomes the transaction's or 0.25 s")
  func defaultDuration() {
    let layer = shownLayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "one")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "two")
    CATransaction.commit()
    #expect(layer.animation(forKey: "one")?.duration == 0.25)
    #expect(layer.animation(forKey: "two")?.duration == 2)
  }

  @Test(
    "the delegate hears of the start, and of the end with finished if the active duration is over")
  func end() {
    let (layer, listener) = (shownLayer(), Listener())
    layer.add(fade(listener), forKey: "fade")
    #expect(listener.calls == [])
    StandIn.commit()
    #expect(listener.calls == ["start"])
    StandIn.advance(by: 0.49)
    #expect(listener.calls == ["start"])
    StandIn.advance(by: 0.02)
    #expect(listener.calls == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("the delegate of a delayed animation hears of the start when its active duration begins")
  func delayedStart() {
    let (layer, listener) = (shownLayer(), Listener())
    let animation = fade(listener)
    animation.beginTime = StandIn.now + 0.5
    layer.add(animation, forKey: "fade")
    StandIn.advance(by: 0.4)
    #expect(listener.calls == [])
    StandIn.advance(by: 0.2)
    #expect(listener.calls == ["start"])
  }

  @Test("the delegate is called also when the animation is removed, and finished is false then")
  func removal() {
    let (layer, listener) = (shownLayer(), Listener())
    layer.add(fade(listener), forKey: "fade")
    StandIn.advance(by: 0.1)
    layer.removeAnimation(forKey: "fade")
    #expect(listener.calls == ["start", "stop false"])
    StandIn.advance(by: 1)
    #expect(listener.calls.count == 2)
  }

  @Test("an animation of the same key replaces the one before")
  func replacement() {
    let (layer, listener) = (shownLayer(), Listener())
    layer.add(fade(listener), forKey: "fade")
    StandIn.commit()
    layer.add(fade(), forKey: "fade")
    #expect(listener.calls == ["start", "stop false"])
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test("the animation retains its delegate")
  func retained() {
    let layer = shownLayer()
    weak var listener: Listener?
    do {
      let own = Listener()
      listener = own
      layer.add(fade(own), forKey: "fade")
    }
    #expect(listener != nil)
    layer.removeAllAnimations()
    #expect(listener == nil)
  }

  @Test("an animation that is not removed on completion stays, and stops once")
  func stays() {
    let (layer, listener) = (shownLayer(), Listener())
    let animation = fade(listener)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.toValue = 0.5
    layer.add(animation, forKey: "fade")
    StandIn.advance(by: 2)
    #expect(listener.calls == ["start", "stop true"])
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.opacity == 1)
  }

  @Test("a layer that leaves the display loses its animations with the commit")
  func leaving() {
    let (layer, listener) = (shownLayer(), Listener())
    let inner = CALayer()
    layer.addSublayer(inner)
    inner.add(fade(listener), forKey: "fade")
    StandIn.commit()
    inner.removeFromSuperlayer()
    StandIn.commit()
    #expect(listener.calls == ["start", "stop false"])
    #expect(inner.presentation() == nil)
  }

  @Test("all animations of a device that goes to the background are removed")
  func background() {
    let (layer, listener) = (shownLayer(), Listener())
    layer.add(fade(listener), forKey: "fade")
    StandIn.advance(by: 0.1)
    StandIn.removeAllAnimations()
    #expect(listener.calls == ["start", "stop false"])
  }
}
