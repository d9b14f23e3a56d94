// Behavior under test: CAAnimation.h and CALayer.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

@MainActor struct KeyframeTests {
  @Test("presentation() is nil if the layer was never committed")
  func presentationNeedsACommit() {
    let layer = shownLayer()
    #expect(layer.presentation() == nil)
    StandIn.commit()
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("values between keys lie on a straight line")
  func linear() throws {
    let layer = shownLayer()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    StandIn.advance(by: 0.125)
    #expect(abs(try #require(layer.presentation()).opacity - 0.5) < 1e-5)
    StandIn.advance(by: 0.5)
    #expect(abs(try #require(layer.presentation()).opacity - 0.75) < 1e-5)
  }
}
