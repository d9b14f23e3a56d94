import SegueCoordinator
import SegueStyles
import SwiftUI
import Testing
import UIKit

@testable import SegueUIKit

@MainActor @Suite(.serialized) struct SwiftUIContainerStyleTests {
  @Test func `a navigation stack gets the style that is added to it`() throws {
    let app = TestApp { NavigationStack { Text("feed") }.segue(.parallaxPush()) }
    #expect(try #require(app.navigations.first).segue.style?.preset == "parallax-push")
    #expect(Console.take().isEmpty)
  }

  @Test func `a page gives its style to the stack around it`() throws {
    let app = TestApp { NavigationStack { Text("feed").segue(.cover()) } }
    #expect(try #require(app.navigations.first).segue.style?.preset == "cover")
  }

  @Test func `pushes and pops are animated with the style`() throws {
    let app = TestApp { NavigationStack { Text("feed") }.segue(.parallaxPush()) }
    let navigation = try #require(app.navigations.first)
    let page = UIHostingController(rootView: Text("detail"))
    navigation.pushViewController(page, animated: true)
    StandIn.commit()
    app.settle(0.1)
    #expect(navigation.navigationTransitions?.transitions.running != nil)
    app.settle()
    #expect(navigation.navigationTransitions?.transitions.running == nil)
    #expect(navigation.topViewController === page)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a stack inside of tabs is the container, not the tabs around it`() throws {
    let app = TestApp {
      TabView {
        NavigationStack { Text("feed") }.segue(.parallaxPush())
        Text("profile")
      }
    }
    #expect(try #require(app.navigations.first).segue.style?.preset == "parallax-push")
    #expect(try #require(app.tabs.first).segue.style == nil)
  }

  @Test func `tabs get the style that is added to them, not the stacks in them`() throws {
    let app = TestApp {
      TabView {
        NavigationStack { Text("feed") }
        Text("profile")
      }.segue(.tabSlide())
    }
    #expect(try #require(app.tabs.first).segue.style?.preset == "tab-slide")
    #expect(try #require(app.navigations.first).segue.style == nil)
  }

  @Test func `tabs change with the style`() throws {
    let app = TestApp {
      TabView {
        Text("feed")
        Text("profile")
      }.segue(.tabSlide())
    }
    let tabs = try #require(app.tabs.first)
    tabs.selectedIndex = 1
    StandIn.commit()
    app.settle(0.1)
    #expect(tabs.tabTransitions?.transitions.running != nil)
    app.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `a stack in another place is not the container`() throws {
    let app = TestApp {
      NavigationStack { Text("feed") }.frame(width: 100, height: 100)
      Text("card").frame(width: 300, height: 300).segue(.cover())
    }
    #expect(try #require(app.navigations.first).segue.style == nil)
    #expect(Console.take().count == 1)
  }

  @Test func `a stack extends into the safe area, bars included, and is the container`() throws {
    let app = TestApp { Text("feed") }
    let (navigation, probe) = (
      UINavigationController(rootViewController: UIViewController()), UIViewController()
    )
    navigation.additionalSafeAreaInsets.bottom = 49
    for child in [navigation, probe] {
      app.host.addChild(child)
      app.host.view.addSubview(child.view)
    }
    navigation.view.frame = app.window.bounds
    probe.view.frame = app.window.bounds.inset(
      by: UIEdgeInsets(top: 47, left: 0, bottom: 34 + 49, right: 0))
    #expect(probe.styledContainer === navigation)
    probe.view.frame.size.height -= 10
    #expect(probe.styledContainer == nil)
  }

  @Test func `of two stacks side by side each gets its own style`() throws {
    let app = TestApp {
      NavigationStack { Text("list") }.segue(.parallaxPush()).frame(width: 150)
      NavigationStack { Text("feed") }.segue(.cover()).frame(width: 250)
    }
    #expect(app.navigations.map(\.segue.style?.preset) == ["parallax-push", "cover"])
  }

  @Test func `the stack gets its own transitions back when the style becomes nil`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      Keeper(handle, true) { isOn in
        NavigationStack { Text("feed") }.segue(isOn.wrappedValue ? .parallaxPush() : nil)
      }
    }
    let navigation = try #require(app.navigations.first)
    let own = navigation.delegate
    #expect(own != nil)
    handle.value = false
    #expect(navigation.segue.style == nil)
    #expect(navigation.delegate == nil)
    handle.value = true
    #expect(navigation.segue.style?.preset == "parallax-push")
  }

  @Test func `the style of a view that is gone gives way to the one before`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      NavigationStack {
        Keeper(handle, true) { isOn in
          Text("feed")
          if isOn.wrappedValue { Text("banner").segue(.cover()) }
        }
      }.segue(.parallaxPush())
    }
    let navigation = try #require(app.navigations.first)
    let shown = navigation.segue.style?.preset
    handle.value = false
    #expect(navigation.segue.style?.preset == "parallax-push")
    #expect(shown == "cover" || shown == "parallax-push")
  }

  @Test func `the style of a page stays while another page is above it`() throws {
    let app = TestApp { NavigationStack { Text("feed").segue(.parallaxPush()) } }
    let navigation = try #require(app.navigations.first)
    navigation.pushViewController(UIHostingController(rootView: Text("detail")), animated: true)
    app.settle()
    #expect(navigation.segue.style?.preset == "parallax-push")
  }

  @Test func `the app's own style comes back`() throws {
    let handle = Handle<Bool>()
    let app = TestApp {
      NavigationStack {
        Keeper(handle, false) { isOn in Text("feed").segue(isOn.wrappedValue ? .cover() : nil) }
      }
    }
    let navigation = try #require(app.navigations.first)
    navigation.segue.style = .parallaxPush()
    handle.value = true
    #expect(navigation.segue.style?.preset == "cover")
    handle.value = false
    #expect(navigation.segue.style?.preset == "parallax-push")
  }

  @Test func `a view without a container is reported, with what to do`() {
    _ = TestApp { Text("card").segue(.parallaxPush()) }
    let messages = Console.take()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Add it to a NavigationStack or a TabView") == true)
  }

  @Test func `nothing keeps the stack alive`() {
    weak var navigation: UINavigationController?
    do {
      let app = TestApp { NavigationStack { Text("feed") }.segue(.parallaxPush()) }
      navigation = app.navigations.first
      #expect(navigation != nil)
      app.window.rootViewController = nil
      app.window.isHidden = true
      StandIn.commit()
    }
    StandIn.reset()
    #expect(navigation == nil)
  }
}
