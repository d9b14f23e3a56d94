import SegueTimeline
import SegueTestSupport
import Testing
import UIKit

@testable import SegueDemo
@testable import SegueUIKit

/// The example app, on the stand-in.
@MainActor @Suite(.serialized) struct SegueDemoTests {
  @Test func `a video grows out of its cell, and goes back`() throws {
    let app = try RunningApp()
    let feed = try app.screen(FeedViewController.self, tab: 0)
    feed.tap(0)
    app.settle()
    let player = try #require(feed.presentedViewController)
    #expect(player is PlayerViewController)
    #expect(player.view.window === app.window)
    player.dismiss(animated: true)
    app.settle()
    #expect(feed.presentedViewController == nil)
    app.expectNoProblems()
  }

  @Test func `a note grows out of its card, and goes back`() throws {
    let app = try RunningApp()
    let notes = try app.screen(NotesViewController.self, tab: 2)
    notes.tap(1)
    app.settle()
    let navigation = try #require(notes.navigationController)
    #expect(navigation.topViewController is NoteViewController)
    navigation.popViewController(animated: true)
    app.settle()
    #expect(navigation.topViewController === notes)
    app.expectNoProblems()
  }

  /// Those that other tests name; `DriverTests` play every preset.
  private nonisolated static let indices = Trial.all.indices.filter {
    SampledCatalog.named.contains(Trial.all[$0].preset)
  }

  @Test(arguments: indices)
  func `a preset in the list plays there and back`(_ index: Int) throws {
    let app = try RunningApp()
    let list = try app.screen(PresetListViewController.self, tab: 3)
    list.tap(index)
    // It moves: a preset that cannot be used would have ended at once.
    #expect(app.isInTransition)
    app.settle()
    switch Trial.all[index].operation {
    case .push:
      #expect(list.navigationController?.topViewController is PresetViewController)
      list.navigationController?.popViewController(animated: true)
    case .present:
      #expect(list.presentedViewController is PresetViewController)
      list.dismiss(animated: true)
    default:
      #expect(app.tabs.selectedIndex == 0)
      app.tabs.selectedIndex = 3
    }
    let messages = Console.take()
    // Some presets have no way back, which the console says.
    let hasNoWayBack = messages.contains { $0.contains("that can run here") }
    #expect(app.isInTransition != hasNoWayBack)
    app.settle()
    #expect(list.view.window === app.window)
    #expect(StandIn.faults == [])
    // UIKit cannot blur a moving view.
    let others = (messages + Console.take()).filter {
      !$0.contains("that can run here") && !$0.hasSuffix("is shown without its blur.")
    }
    #expect(others == [])
  }

  @Test func `the list has every way that the catalog has`() {
    #expect(Trial.all.count > 15)
    #expect(Set(Trial.all.map(\.operation)) == [.push, .present, .tab])
  }
}
