import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

/// What an app wants while a cover comes or goes, or another one over it.
@MainActor @Suite(.serialized) struct SwiftUICoverChangeTests {
  @Test(arguments: [0, 0.02, 0.1, 0.4])
  func `a cover goes also while another one comes over it`(time: Double) {
    let (outer, inner) = (Handle<Bool>(), Handle<Bool>())
    let app = TestApp {
      Keeper(outer, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) {
          Keeper(inner, false) { isOpen in
            Text("settings").segueCover(isPresented: isOpen, .cover()) { Text("account") }
          }
        }
      }
    }
    app.settle()
    inner.value = true
    app.settle(time)
    outer.value = false
    app.settle(4)
    #expect(app.host.presentedViewController == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a condition that holds again while the screen goes presents it again`() {
    let (handle, log) = (Handle<Bool>(), DismissLog())
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover(), onDismiss: log.dismissed) {
          Text("settings")
        }
      }
    }
    app.settle()
    handle.value = false
    app.settle(0.1)
    handle.value = true
    app.settle(4)
    #expect(app.presented == ["settings"])
    #expect(handle.value == true && log.count == 1)
    #expect(StandIn.faults.isEmpty)
  }
}
