// Behavior under test: CATransaction.h and CALayer.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

/// Answers for a layer as a view does.
private final class NoActions: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

@MainActor struct TransactionTests {
  @Test("presentation() is nil if the layer was never committed")
  func presentationNeedsACommit() {
    let layer = shownLayer()
    #expect(layer.presentation() == nil)
    StandIn.commit()
    #expect(layer.presentation()?.opacity == 1)
    #expect(layer.presentation()?.model() === layer)
  }

  @Test("presentation() has the properties as they were at the start of the transaction")
  func presentationIsAsCommitted() {
    let layer = shownLayer()
    StandIn.commit()
    CATransaction.setDisableActions(true)
    layer.zPosition = 5
    #expect(layer.presentation()?.zPosition == 0)
    StandIn.commit()
    #expect(layer.presentation()?.zPosition == 5)
  }

  @Test("a change of a layer without a delegate animates for 0.25 s")
  func implicit() throws {
    let layer = shownLayer()
    StandIn.commit()
    layer.opacity = 0
    #expect(try #require(layer.animation(forKey: "opacity")).duration == 0.25)
    StandIn.advance(by: 0.125)
    let half = try #require(layer.presentation()).opacity
    #expect(half > 0 && half < 1)
    StandIn.advance(by: 0.2)
    #expect(layer.presentation()?.opacity == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "a change does not animate with disabled actions, with a delegate's NSNull, or before the first commit"
  )
  func notImplicit() {
    let layer = shownLayer()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    StandIn.commit()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    let delegate = NoActions()
    layer.delegate = delegate
    layer.opacity = 1
    #expect(layer.animationKeys() == nil)
  }

  @Test("a shape's path does not animate by itself")
  func shapes() {
    let layer = CAShapeLayer()
    shownLayer().addSublayer(layer)
    StandIn.commit()
    layer.path = CGPath(rect: .zero, transform: nil)
    #expect(layer.animationKeys() == nil)
    layer.lineWidth = 4
    #expect(layer.animationKeys() == ["lineWidth"])
  }

  @Test("implicit animations take duration and curve of the transaction")
  func parameters() {
    let layer = shownLayer()
    StandIn.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    let curve = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(curve)
    layer.zPosition = 1
    CATransaction.commit()
    #expect(layer.animation(forKey: "zPosition")?.duration == 3)
    #expect(layer.animation(forKey: "zPosition")?.timingFunction === curve)
  }

  @Test(
    "the completion block runs once the animations added after it have ended, or at once if there are none"
  )
  func completion() {
    let layer = shownLayer()
    StandIn.commit()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("animated") }
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("empty") }
    CATransaction.commit()
    StandIn.commit()
    #expect(calls == ["empty"])
    StandIn.advance(by: 0.3)
    #expect(calls == ["empty", "animated"])
  }

  @Test(
    "an outermost explicit transaction commits at once, one within an implicit transaction with the turn"
  )
  func nesting() {
    let layer = shownLayer()
    StandIn.commit()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 1
    CATransaction.commit()
    #expect(layer.presentation()?.zPosition == 1)
    layer.name = "implicit"
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    layer.zPosition = 2
    CATransaction.commit()
    #expect(layer.presentation()?.zPosition == 1)
    CATransaction.flush()
    #expect(layer.presentation()?.zPosition == 2)
  }

  @Test("a commit without a begin, and a begin without a commit, are faults")
  func unbalanced() {
    _ = shownLayer()
    CATransaction.commit()
    #expect(StandIn.faults.count == 1)
    CATransaction.begin()
    StandIn.commit()
    #expect(StandIn.faults.count == 2)
  }
}
