import SegueCoordinator
import SegueTimeline
import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

@MainActor @Suite(.serialized) struct SwiftUIElementTests {
  @Test func `an element is found by its name, with its frame and corners`() throws {
    let app = TestApp {
      Text("photo").segueElement("photo", cornerRadius: 12).frame(width: 100, height: 80)
    }
    let element = try #require(app.host.view.namedElements["photo"])
    #expect(
      element.convert(element.bounds, to: app.host.view)
        == CGRect(x: 145, y: 382, width: 100, height: 80))
    #expect(element.layer.cornerRadius == 12)
    #expect(!element.isUserInteractionEnabled)
  }

  @Test func `an element without a name is none`() {
    let app = TestApp { Text("photo").segueElement(nil) }
    #expect(app.host.view.namedElements.isEmpty)
  }

  @Test func `an element's name can change`() {
    let handle = Handle<String>()
    let app = TestApp { Keeper(handle, "a") { Text("photo").segueElement($0.wrappedValue) } }
    handle.value = "b"
    #expect(Array(app.host.view.namedElements.keys) == ["b"])
  }

  @Test func `its picture is what the screen shows in its place`() throws {
    let app = TestApp { Text("photo").segueElement("photo").frame(width: 100, height: 80) }
    app.host.view.accessibilityIdentifier = "feed"
    let mark = try #require(app.host.view.namedElements["photo"] as? ElementMarkView)
    let picture = try #require(mark.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds.size == CGSize(width: 100, height: 80))
    #expect((picture.layer.contents as? CGImage)?.subject == "feed")
    let half = mark.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 50, height: 80), afterScreenUpdates: true,
      withCapInsets: .zero)
    #expect(half?.bounds.size == CGSize(width: 50, height: 80))
    #expect(mark.drawHierarchy(in: mark.bounds, afterScreenUpdates: true) == false)
    let image = UIGraphicsImageRenderer(bounds: mark.bounds).image { _ in
      _ = mark.drawHierarchy(in: mark.bounds, afterScreenUpdates: true)
    }
    #expect(image.cgImage?.subject.contains("feed") == true)
  }

  @Test func `on a screen that returns, its picture is drawn from the screen too`() throws {
    let app = TestApp { Text("photo").segueElement("photo").frame(width: 100, height: 80) }
    let corner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    corner.backgroundColor = .red
    app.host.view.addSubview(corner)
    let mark = try #require(app.host.view.namedElements["photo"])
    var views = StageViews(operation: .dismiss, from: UIView(), to: app.host.view)
    views.source = mark
    let layer = Layer(
      id: "source", contents: .live(.source),
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 80)))
    let pictures = Snapshots().pictures(of: [layer], views) { _ in false }
    guard case .view(let picture)? = pictures[0] else {
      Issue.record("there is no picture")
      return
    }
    #expect((picture.layer.contents as? CGImage)?.subject == "photo")
  }

  @Test func `its picture is the part of the screen that it takes`() throws {
    let screen = RecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = UIViewController()
    controller.view = screen
    let mark = ElementMarkView()
    mark.frame = CGRect(x: 30, y: 200, width: 100, height: 50)
    screen.addSubview(mark)
    _ = mark.snapshotView(afterScreenUpdates: true)
    _ = mark.resizableSnapshotView(
      from: CGRect(x: 50, y: 0, width: 50, height: 50), afterScreenUpdates: true,
      withCapInsets: .zero)
    // At twice its size, from the origin.
    _ = mark.drawHierarchy(
      in: CGRect(x: 0, y: 0, width: 200, height: 100), afterScreenUpdates: true)
    #expect(
      screen.pictured == [
        CGRect(x: 30, y: 200, width: 100, height: 50), CGRect(x: 80, y: 200, width: 50, height: 50),
      ])
    #expect(screen.drawn == [CGRect(x: -60, y: -400, width: 800, height: 1600)])
  }

  @Test func `a transition lifts a pictured element, and puts it back`() throws {
    let mark = ElementMarkView()
    let (container, from, to) = (UIView(), UIView(), UIView())
    container.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    for screen in [from, to] {
      screen.frame = container.bounds
      container.addSubview(screen)
    }
    from.addSubview(mark)
    var views = StageViews(operation: .push, from: from, to: to)
    views.source = mark
    let layer = Layer(
      id: "source", contents: .live(.source),
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 50)))
    let screens = ScreenViews(
      from: LiveView(from, isMovable: true), to: LiveView(to, isMovable: true))
    let tree = LayerTree([layer], views, screens: screens, snapshots: Snapshots(), in: container)
    #expect(mark.isLifted)
    tree.remove()
    #expect(!mark.isLifted)
  }

  @Test func `what it stands for is hidden while its picture moves`() throws {
    let app = TestApp { Text("photo").segueElement("photo") }
    let mark = try #require(app.host.view.namedElements["photo"] as? ElementMarkView)
    mark.isLifted = true
    StandIn.commit()
    #expect(StandIn.drawings(in: app.host).first?.opacity == 0)
    mark.isLifted = false
    StandIn.commit()
    #expect(StandIn.drawings(in: app.host).first?.opacity == 1)
  }

  @Test func `a cover grows out of the element that it names, and returns to it`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, false) { isOpen in
        Text("photo").segueElement("photo").frame(width: 100, height: 80)
        Text("feed").segueCover(isPresented: isOpen, .cellZoom(), source: "photo") {
          Text("detail")
        }
      }
    }
    handle.value = true
    let cover = try #require(app.host.presentedViewController)
    let change = ScreenChange(
      operation: .present, from: app.host, to: cover, direction: 1,
      chosen: ChosenStyle(.cellZoom(), .screen))
    #expect(change.source === app.host.view.namedElements["photo"])
    app.settle(0.05)
    #expect(Console.take().isEmpty)
    #expect((cover.transitioningDelegate as? PresentationTransitions)?.transitions.running != nil)
    app.settle(4)
    #expect(app.presented == ["detail"])
    handle.value = false
    app.settle(0.05)
    #expect((cover.transitioningDelegate as? PresentationTransitions)?.transitions.running != nil)
    app.settle(4)
    #expect(app.host.presentedViewController == nil)
    #expect(StandIn.drawings(in: app.host).allSatisfy { $0.opacity == 1 })
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `an item's cover grows out of the item's element`() throws {
    let handle = Handle<Item?>()
    let app = TestApp {
      Keeper(handle, nil) { photo in
        Text("1").segueElement("photo-1").frame(width: 100, height: 80)
        Text("2").segueElement("photo-2").frame(width: 50, height: 50)
        Text("feed").segueCover(item: photo, .cellZoom(), source: { "photo-\($0.id)" }) { _ in
          Text("detail")
        }
      }
    }
    handle.value = Item(id: 2)
    let cover = try #require(app.host.presentedViewController)
    #expect(cover.screenSettings?.source?()?.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func `elements of the same name on two pages are a pair`() throws {
    let app = TestApp { NavigationStack { Text("photo").segueElement("photo") } }
    let navigation = try #require(app.navigations.first)
    let detail = UIHostingController(rootView: Text("photo").segueElement("photo"))
    let feed = try #require(navigation.topViewController)
    navigation.pushViewController(detail, animated: false)
    app.settle(0.1)
    #expect(feed.view.namedElements["photo"] != nil)
    #expect(detail.view.namedElements["photo"] != nil)
  }

  @Test func `a pair moves across a push to a page that has never been on the screen`() throws {
    let app = TestApp { NavigationStack { Text("photo").segueElement("photo") }.segue(.photoPair) }
    let navigation = try #require(app.navigations.first)
    let detail = UIHostingController(rootView: Text("photo").segueElement("photo"))
    navigation.pushViewController(detail, animated: true)
    app.settle(0.05)
    let running = try #require(navigation.navigationTransitions?.transitions.running)
    #expect(running.nodes.contains { $0.model.id == "photo" })
    app.settle()
    #expect(Console.take() == [])
    #expect(StandIn.faults == [])
  }

  // MARK: Pages with styles of their own

  @Test func `a page is pushed and popped with its own style, from its element`() throws {
    let app = TestApp { Album(photos: [Photo(id: 1, title: "sea"), Photo(id: 2, title: "wood")]) }
    let navigation = try #require(app.navigations.first)
    let feed = try #require(navigation.topViewController)
    let log = PresetLog()
    StandIn.press(1, in: feed)
    app.settle(0.1)
    let page = try #require(navigation.topViewController)
    #expect(page !== feed && StandIn.contents(of: page) == ["wood"])
    let change = ScreenChange(operation: .pop, from: page, to: feed, direction: -1, chosen: nil)
    #expect(change.source === feed.view.namedElements["photo-2"])
    app.settle()
    navigation.popViewController(animated: true)
    app.settle()
    #expect(log.presets == ["fluid-zoom", "fluid-zoom"])
    #expect(navigation.viewControllers == [feed])
    // The stack's own style is that of other pages.
    navigation.pushViewController(UIHostingController(rootView: Text("help")), animated: true)
    app.settle()
    #expect(log.presets.last == "parallax-push")
    #expect(Console.take() == [])
    #expect(StandIn.faults == [])
  }

  @Test func `a page of a stack within a page says nothing about the outer page`() throws {
    let app = TestApp { NavigationStack { Text("feed") }.segue(.parallaxPush()) }
    let navigation = try #require(app.navigations.first)
    let log = PresetLog()
    let page = UIHostingController(
      rootView: NavigationStack { Text("inner").seguePush(.crossfade) })
    navigation.pushViewController(page, animated: true)
    app.settle()
    #expect(log.presets == ["parallax-push"])
    #expect(page.pageMark == nil)
    let inner = try #require(app.navigations.last?.topViewController)
    #expect(inner !== page && inner.pageMark?.style?.preset == "crossfade")
  }
}

/// A view that notes what is pictured of it.
private final class RecordingView: UIView {
  var pictured: [CGRect] = []
  var drawn: [CGRect] = []

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    pictured.append(rect)
    return nil
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawn.append(rect)
    return true
  }
}

/// The presets that have played.
@MainActor
private final class PresetLog {
  private(set) var presets: [String?] = []
  private var observation: TransitionObservation?

  init() {
    observation = Segue.observeTransitions { [weak self] event in
      if event.phase == .willBegin { self?.presets.append(event.preset) }
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}
