import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Whatever fingers, requests, rotations and settings do: every transition completes exactly once, and
/// everything is restored.
///
/// `SEGUE_UPDATES` sets the number of random updates.
@MainActor @Suite(.serialized) struct RandomTouchTests {
  private static let updates =
    ProcessInfo.processInfo.environment["SEGUE_UPDATES"].flatMap { Int($0) } ?? 20_000

  @Test(arguments: [
    "parallax-push", "circle-reveal", "cube", "fold", "crossfade", "container-transform",
  ])
  func `in a navigation controller`(_ preset: String) throws {
    var random = Random(seed: 7)
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = TransitionStyle(preset, in: .segue)
    let counter = Counter()
    navigation.delegate = counter
    navigation.segue.style = navigation.segue.style
    var screens: [WeakScreen] = []
    run(app, &random) { choice in
      switch choice {
      case 0 where navigation.viewControllers.count < 4:
        let detail = DetailScreen()
        screens.append(WeakScreen(screen: detail))
        navigation.segue.push(detail, TransitionStyle(preset, in: .segue)) {
          feed.cells[$0.item]
        }
      case 1: navigation.popViewController(animated: true)
      default: break
      }
    }
    navigation.popToRootViewController(animated: false)
    app.settle(6)
    #expect(navigation.navigationTransitions?.transitions.running == nil)
    expectAtRest([feed.view], in: app.window.bounds.size)
    #expect(navigation.view.subviews.filter { $0 is ContainerObserver } == [])
    AssociationKey.collectAll()
    #expect(screens.allSatisfy { $0.screen == nil })
  }

  @Test(arguments: ["cover", "depth-sheet", "cell-zoom", "card-expand", "container-transform"])
  func `over a presenter`(_ preset: String) throws {
    var random = Random(seed: 11)
    let (app, feed) = TestApp.feed()
    var (asked, completed) = (0, 0)
    run(app, &random) { choice in
      switch choice {
      case 0 where feed.presentedViewController == nil:
        let detail = DetailScreen()
        detail.segue.style = TransitionStyle(preset, in: .segue)
        detail.segue.setSource { feed.cells[2] }
        detail.segue.setDestination { [weak detail] in detail?.picture }
        asked += 1
        feed.present(detail, animated: true) { completed += 1 }
      case 1 where feed.presentedViewController != nil && feed.transitionCoordinator == nil:
        feed.dismiss(animated: true)
      default: break
      }
    }
    app.settle(6)
    if feed.presentedViewController != nil { feed.dismiss(animated: false) }
    app.settle(6)
    #expect(completed == asked)
    expectAtRest([feed.view], in: app.window.bounds.size)
  }

  @Test func `between tabs`() throws {
    var random = Random(seed: 13)
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    run(app, &random) { choice in if choice < 3 { tabs.selectedIndex = choice } }
    app.settle(6)
    #expect(tabs.tabTransitions?.transitions.running == nil)
    expectAtRest([try #require(tabs.selectedViewController?.view)], in: app.window.bounds.size)
  }

  /// Makes random updates: mostly of a finger, now and then of anything else.
  private func run(
    _ app: TestApp, _ random: inout Random, _ request: (Int) -> Void
  ) {
    var finger: Finger?
    for update in 0..<Self.updates / 12 {
      let size = app.window.bounds.size
      switch random.next(below: 40) {
      case 0..<3:
        if finger == nil {
          let x = random.next(below: 3) == 0 ? 4 : Double(random.next(below: Int(size.width)))
          let y = Double(random.next(below: Int(size.height)))
          finger = StandIn.touch(down: CGPoint(x: x, y: y), in: app.window)
        }
      case 3, 4:
        finger?.lift()
        finger = nil
      case 5:
        finger?.cancel()
        finger = nil
      case 6, 7: StandIn.advance(by: Double(random.next(below: 300)) / 1000)
      case 8..<12: request(random.next(below: 6))
      case 12 where update % 16 == 0:
        finger?.cancel()
        finger = nil
        StandIn.rotate(app.window, to: CGSize(width: size.height, height: size.width))
      case 13 where update % 16 == 1:
        StandIn.enterBackground()
        StandIn.enterForeground()
      case 14 where update % 8 == 0: StandIn.reducesMotion.toggle()
      default:
        guard let finger else { continue }
        let place = finger.place
        let step = 60.0
        let next = CGPoint(
          x: min(max(place.x + Double(random.next(below: 121)) - step, 0), size.width),
          y: min(max(place.y + Double(random.next(below: 121)) - step, 0), size.height))
        StandIn.advance(by: 1.0 / 120)
        finger.move(to: next)
      }
    }
    finger?.lift()
    app.settle(6)
    if app.window.bounds.width > app.window.bounds.height {
      StandIn.rotate(app.window, to: CGSize(width: 390, height: 844))
    }
    StandIn.reducesMotion = false
    app.settle(6)
  }
}

/// A delegate that counts what it is told.
@MainActor
private final class Counter: NSObject, UINavigationControllerDelegate {}

/// A screen that nobody has to keep.
private struct WeakScreen {
  weak var screen: DetailScreen?
}

/// Repeatable random numbers (SplitMix64).
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
