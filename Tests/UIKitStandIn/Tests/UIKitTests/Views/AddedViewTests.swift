import Testing
import UIKit

/// "Customizing the Transition Animations" adds a view to the container, and animates it at once.
@MainActor @Suite(.serialized) struct AddedViewTests {
  @Test func `an animation block animates a view that was just added`() {
    StandIn.reset()
    let window = UIWindow(windowScene: StandIn.scene)
    window.makeKeyAndVisible()
    StandIn.commit()
    let view = UIView(frame: window.bounds)
    var end: Double?
    window.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in end = StandIn.now }
    let start = StandIn.now
    StandIn.advance(by: 0.1)
    let opacity = Double(view.layer.presentation()?.opacity ?? -1)
    #expect(opacity > 0.2 && opacity < 0.8)
    StandIn.advance(by: 0.2)
    #expect(abs((end ?? 0) - start - 0.2) < 0.02)
  }
}
