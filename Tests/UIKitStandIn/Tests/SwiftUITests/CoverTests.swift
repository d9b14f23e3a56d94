import SegueCoordinator
import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

@MainActor @Suite(.serialized) struct SwiftUICoverTests {
  @Test func `a condition presents a screen with the style, and dismisses it`() throws {
    let (handle, log) = (Handle<Bool>(), DismissLog())
    let app = TestApp {
      Keeper(handle, false) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover(), onDismiss: log.dismissed) {
          Text("settings")
        }
      }
    }
    #expect(app.presented == nil)
    handle.value = true
    let cover = try #require(app.host.presentedViewController)
    #expect(cover.segue.style?.preset == "cover")
    #expect(cover.modalPresentationStyle == .custom)
    app.settle()
    #expect(app.presented == ["settings"])
    handle.value = false
    #expect(cover.isBeingDismissed)
    app.settle()
    #expect(app.host.presentedViewController == nil)
    #expect(log.count == 1)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a condition that holds from the start presents when the view appears`() {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) { Text("welcome") }
      }
    }
    app.settle()
    #expect(app.presented == ["welcome"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a dismissal by a finger sets the condition to false`() throws {
    let (handle, log) = (Handle<Bool>(), DismissLog())
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover(), onDismiss: log.dismissed) {
          Text("settings")
        }
      }
    }
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.3)
    #expect(handle.value == true)
    finger.lift()
    app.settle()
    #expect(app.host.presentedViewController == nil)
    #expect(handle.value == false)
    #expect(log.count == 1)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a dismissal that a finger gives up leaves everything as it is`() throws {
    let (handle, log) = (Handle<Bool>(), DismissLog())
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover(), onDismiss: log.dismissed) {
          Text("settings")
        }
      }
    }
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    finger.move(to: CGPoint(x: 200, y: 105), over: 0.5)
    finger.lift()
    app.settle()
    #expect(app.presented == ["settings"])
    #expect(handle.value == true)
    #expect(log.count == 0)
  }

  @Test func `a mind that changes while a finger holds the screen is followed afterward`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) { Text("settings") }
      }
    }
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    handle.value = false
    finger.move(to: CGPoint(x: 200, y: 105), over: 0.5)
    finger.lift()
    app.settle(4)
    #expect(app.host.presentedViewController == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `the content is updated while it is presented, and keeps its state`() throws {
    let (handle, count) = (Handle<Bool>(), Handle<Int>())
    let title = Handle<String>()
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Keeper(title, "one") { title in
          Text("feed").segueCover(isPresented: isOpen, .cover()) {
            Text(title.wrappedValue)
            Keeper(count, 1) { Text("\($0.wrappedValue)") }
          }
        }
      }
    }
    app.settle()
    count.value = 2
    title.value = "two"
    #expect(app.presented == ["two", "2"])
  }

  @Test func `the content inherits the environment, also when that changes`() {
    let handle = Handle<LayoutDirection>()
    let app = TestApp {
      Keeper(handle, .leftToRight) { direction in
        Text("feed").segueCover(isPresented: .constant(true), .cover()) { DirectionView() }
          .environment(\.layoutDirection, direction.wrappedValue)
      }
    }
    app.settle()
    #expect(app.presented == ["leftToRight"])
    handle.value = .rightToLeft
    #expect(app.presented == ["rightToLeft"])
  }

  @Test func `the content's size and appearance are those of its own screen`() {
    let app = TestApp {
      Text("feed").segueCover(isPresented: .constant(true), .cover()) { PlaceView() }
        .environment(\.colorScheme, .dark)
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.layoutDirection, .rightToLeft)
    }
    app.settle()
    #expect(app.presented == ["light, compact, rightToLeft"])
  }

  @Test func `the content dismisses itself by an action`() throws {
    let (handle, close) = (Handle<Bool>(), Handle<DismissCoverAction>())
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) { CloseView(close: close) }
      }
    }
    app.settle()
    let dismissCover = try #require(close.value)
    dismissCover()
    app.settle()
    #expect(app.host.presentedViewController == nil)
    #expect(handle.value == false)
  }

  @Test func `an item presents its screen, and another one replaces it`() throws {
    let (handle, log) = (Handle<Item?>(), DismissLog())
    let app = TestApp {
      Keeper(handle, nil) { photo in
        Text("feed").segueCover(item: photo, .cover(), onDismiss: log.dismissed) {
          Text("photo \($0.id), \($0.title)")
        }
      }
    }
    handle.value = Item(id: 1)
    app.settle()
    #expect(app.presented == ["photo 1, "])
    let first = app.host.presentedViewController
    handle.value = Item(id: 1, title: "sea")
    app.settle()
    #expect(app.presented == ["photo 1, sea"])
    #expect(app.host.presentedViewController === first)
    handle.value = Item(id: 2)
    app.settle(4)
    #expect(app.presented == ["photo 2, "])
    #expect(app.host.presentedViewController !== first)
    #expect(handle.value??.id == 2)
    #expect(log.count == 1)
    handle.value = .some(nil)
    app.settle()
    #expect(app.host.presentedViewController == nil)
    #expect(log.count == 2)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `an item that changes during its presentation is followed afterward`() {
    let handle = Handle<Item?>()
    let app = TestApp {
      Keeper(handle, nil) { photo in
        Text("feed").segueCover(item: photo, .cover()) { Text("photo \($0.id)") }
      }
    }
    handle.value = Item(id: 1)
    app.settle(0.1)
    handle.value = Item(id: 2)
    app.settle(0.1)
    handle.value = Item(id: 3)
    app.settle(4)
    #expect(app.presented == ["photo 3"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `an item that comes while a finger dismisses another one is presented afterward`() {
    let handle = Handle<Item?>()
    let app = TestApp {
      Keeper(handle, Item(id: 1)) { photo in
        Text("feed").segueCover(item: photo, .cover()) { Text("photo \($0.id)") }
      }
    }
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.3)
    handle.value = Item(id: 2)
    finger.lift()
    app.settle(4)
    #expect(app.presented == ["photo 2"])
    #expect(handle.value??.id == 2)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a screen goes when the view that presents it does`() {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isThere in
        Text("feed")
        if isThere.wrappedValue {
          Text("button").segueCover(isPresented: .constant(true), .cover()) { Text("settings") }
        }
      }
    }
    app.settle()
    #expect(app.presented == ["settings"])
    handle.value = false
    app.settle()
    #expect(app.host.presentedViewController == nil)
  }

  @Test(arguments: [0.02, 0.1, 0.4])
  func `a screen goes also when the view that presents it goes in the middle`(time: Double) {
    let (view, screen) = (Handle<Bool>(), Handle<Bool>())
    let app = TestApp {
      Keeper(view, true) { isThere in
        Keeper(screen, false) { isOpen in
          Text("feed")
          if isThere.wrappedValue {
            Text("button").segueCover(isPresented: isOpen, .cover()) { Text("settings") }
          }
        }
      }
    }
    screen.value = true
    app.settle(time)
    view.value = false
    app.settle(4)
    #expect(app.host.presentedViewController == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a screen that a finger gives back goes when its view is gone`() {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isThere in
        Text("feed")
        if isThere.wrappedValue {
          Text("button").segueCover(isPresented: .constant(true), .cover()) { Text("settings") }
        }
      }
    }
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 100), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    handle.value = false
    finger.move(to: CGPoint(x: 200, y: 105), over: 0.5)
    finger.lift()
    app.settle(4)
    #expect(app.host.presentedViewController == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a cover presents another one`() {
    let app = TestApp {
      Text("feed").segueCover(isPresented: .constant(true), .cover()) {
        Text("settings").segueCover(isPresented: .constant(true), .cover()) { Text("account") }
      }
    }
    app.settle(4)
    #expect(app.presented == ["account"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a cover rests at the detent of its binding, which a finger changes`() throws {
    let handle = Handle<String?>()
    let app = TestApp {
      Keeper(handle, "large") { detent in
        Text("feed").segueCover(isPresented: .constant(true), .twoDetents, detent: detent) {
          Text("detail")
        }
      }
    }
    app.settle()
    let cover = try #require(app.host.presentedViewController)
    let top = app.window.safeAreaInsets.top + 10
    #expect(cover.view.frame.minY == top)
    handle.value = "medium"
    #expect(cover.view.layer.animationKeys()?.isEmpty == false)
    app.settle()
    #expect(cover.view.frame.minY == 422)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 150), over: 0.3)
    finger.lift()
    app.settle()
    #expect(handle.value == "large" && cover.view.frame.minY == top)
    #expect(Console.take() == [])
  }

  @Test func `a screen in the way is reported, with what to do`() {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, false) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) { Text("settings") }
      }
    }
    app.host.present(UIViewController(), animated: false)
    app.settle()
    handle.value = true
    #expect(Console.take().first?.contains("Present it from within that") == true)
    app.host.dismiss(animated: false)
    app.settle()
    handle.value = true
    app.settle()
    #expect(app.presented == ["settings"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `nothing keeps a screen alive`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isOpen in
        Text("feed").segueCover(isPresented: isOpen, .cover()) { Text("settings") }
      }
    }
    app.settle()
    weak let cover = app.host.presentedViewController
    #expect(cover != nil)
    handle.value = false
    app.settle()
    #expect(cover == nil)
  }
}

@MainActor
final class DismissLog {
  private(set) var count = 0

  var dismissed: () -> Void { { MainActor.assumeIsolated { self.count += 1 } } }
}

private struct Item: Identifiable {
  let id: Int
  var title = ""
}

private struct DirectionView: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}

private struct CloseView: View {
  @Environment(\.dismissCover) private var dismissCover

  let close: Handle<DismissCoverAction>

  var body: some View { Keeper(close, dismissCover) { _ in Text("settings") } }
}

/// A view that shows where it is.
private struct PlaceView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text("\(colorScheme), \(sizeClass.map { "\($0)" } ?? "none"), \(direction)")
  }
}
