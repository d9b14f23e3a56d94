import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

/// Whatever the app and its user do with a cover, in the end there is what the app wants.
@MainActor @Suite(.serialized) struct SwiftUIRandomCoverTests {
  @Test(arguments: 0..<40) func `a cover follows its item in the end`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let handle = Handle<Item?>()
    let app = TestApp {
      Keeper(handle, nil) { item in
        Text("feed").segueCover(item: item, .cover()) { Text("\($0.id)") }
      }
    }
    StandIn.shufflesUnspecifiedOrder(seed: seed)
    for _ in 0..<12 {
      switch random.below(6) {
      case 0, 1: handle.value = .some(nil)
      case 2, 3: handle.value = Item(id: random.below(3))
      case 4: swipe(app, &random)
      default: app.settle(Double(random.below(60)) / 60)
      }
    }
    app.settle(6)
    let wanted = handle.value ?? nil
    #expect(app.presented == wanted.map { ["\($0.id)"] })
    #expect(StandIn.faults.isEmpty)
    #expect(Console.take().isEmpty)
  }

  /// Pulls down some way, in which time the app may change its mind, and perhaps back.
  private func swipe(_ app: TestApp<some View>, _ random: inout SplitMix) {
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 100 + random.below(600)), over: 0.2)
    if random.below(2) == 0 { finger.move(to: CGPoint(x: 200, y: 110), over: 0.2) }
    finger.lift()
    app.settle(Double(random.below(30)) / 60)
  }
}

private struct Item: Identifiable {
  let id: Int
}

/// SplitMix64.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
