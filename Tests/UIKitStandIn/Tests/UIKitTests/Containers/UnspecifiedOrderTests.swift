// Behavior under test: what no documentation says comes in any order, and what one says holds in all of them.

import Testing
import UIKit

@MainActor struct UnspecifiedOrderTests {
  private func push(seed: UInt64) throws -> (calls: [String], log: [String]) {
    let list = Screen("list")
    let detail = Screen("detail")
    let delegate = NavigationDelegate()
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    let window = window(with: navigation)
    StandIn.shufflesUnspecifiedOrder(seed: seed)
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    try #require(delegate.animator.context).completeTransition(true)
    #expect(detail.view.window === window)
    #expect(StandIn.faults.isEmpty)
    return (list.calls + detail.calls, StandIn.log)
  }

  @Test("each seed has an order of its own, and the same one each time")
  func seeds() throws {
    let logs = try (0..<12).map { try push(seed: $0).log }
    #expect(Set(logs).count > 3)
    #expect(try push(seed: 5).log == logs[5])
  }

  @Test("each controller's own calls are in order", arguments: 0..<12)
  func ownOrder(seed: UInt64) throws {
    let own = try push(seed: seed).calls
    #expect(
      own == [
        "willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear", "didAppear",
      ])
  }

  @Test("presenting and dismissing end as documented in any order", arguments: 0..<12)
  func presentation(seed: UInt64) throws {
    let root = Screen("root")
    let detail = Screen("detail")
    let delegate = Transitions()
    let window = window(with: root)
    (root.calls, detail.transitioningDelegate) = ([], delegate)
    detail.modalPresentationStyle = .fullScreen
    StandIn.shufflesUnspecifiedOrder(seed: seed)
    root.present(detail, animated: true) { #expect(detail.calls == ["willAppear", "didAppear"]) }
    StandIn.commit()
    try #require(delegate.animator.context).completeTransition(true)
    detail.dismiss(animated: true) { #expect(detail.calls.last == "didDisappear") }
    StandIn.commit()
    try #require(delegate.animator.context).completeTransition(true)
    #expect(root.calls == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    #expect(root.view.superview === window && window.subviews.count == 1)
    #expect(delegate.animator.calls.count { $0 == "ended true" } == 2)
    #expect(StandIn.faults.isEmpty)
  }
}
