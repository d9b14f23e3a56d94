// Behavior under test: UIViewControllerTransitioning.h of the iOS 16.5 SDK.

import Testing
import UIKit

@MainActor struct PresentationTests {
  @Test("present calls the completion handler after the transition")
  func completion() {
    StandIn.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    var isDone = false
    root.present(detail, animated: true) { isDone = true }
    StandIn.advance(by: 0.2)
    #expect(!isDone)
    #expect(detail.isBeingPresented)
    StandIn.advance(by: 0.3)
    #expect(isDone)
    #expect(detail.view.window === window)
    #expect(root.view.window == nil)
    detail.dismiss(animated: true)
    StandIn.advance(by: 0.5)
    #expect(root.view.window === window)
    #expect(detail.view.window == nil)
    #expect(StandIn.faults.isEmpty)
  }
}
