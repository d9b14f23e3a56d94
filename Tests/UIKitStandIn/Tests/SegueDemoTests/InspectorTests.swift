import SegueStyles
import Testing
import UIKit

@testable import SegueDemo
@testable import SegueUIKit

/// The panel over the example app that shows and holds its transitions.
@MainActor @Suite(.serialized) struct InspectorTests {
  @Test(arguments: [
    (0, "cell-zoom", "present from MainTabBar to Player", StyleReason.screen),
    (1, "depth-sheet", "present from MainTabBar to Options", .screen),
    (2, "container-transform", "push from Notes to Note", .screen),
    (3, "tab-slide", "tab from PresetList to Feed", .container),
  ])
  func `it says what a tab's transition is, and why`(
    _ tab: Int, _ preset: String, _ change: String, _ reason: StyleReason
  ) throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    try app.beginTransition(of: tab)
    #expect(panel.preset.text == preset && panel.change.text == change)
    #expect(panel.reason.text == "Why: \(reason)")
    StandIn.advance(by: 0.1)
    let state = try #require(panel.state.text)
    #expect(state.contains(" s, ") && state.hasSuffix(" %") && panel.slider.value > 0)
    app.settle()
    #expect(panel.state.text?.hasSuffix(" s, completed") == true)
    app.expectNoProblems()
  }

  @Test func `it names the rule that has won`() throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    Segue.rules.add(.tab(to: "Shop"), .crossfade)
    app.tabs.selectedIndex = 1
    app.settle()
    #expect(panel.preset.text == "crossfade")
    #expect(panel.reason.text == "Why: a rule in code: tab to Shop")
  }

  @Test func `it says what Reduce Motion puts in the place of the preset`() throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    StandIn.reducesMotion = true
    app.tabs.selectedIndex = 1
    app.settle()
    #expect(panel.preset.text == "crossfade, in place of tab-slide")
  }

  @Test func `it says when a finger holds a transition`() throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    let finger = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)
    #expect(panel.state.text?.hasSuffix(" %, a finger holds it") == true)
    finger.cancel()
    app.settle()
    #expect(panel.state.text?.hasSuffix(" s, cancelled") == true)
  }

  // MARK: Holding

  @Test func `its slider holds the transition that runs, and each that follows, until it lets go`()
    throws
  {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    #expect(!panel.letGoButton.isEnabled)
    try app.beginTransition(of: 2)
    StandIn.advance(by: 0.1)
    for part in [Float(0.25), 0.75] {
      panel.slider.value = part
      panel.slider.sendActions(for: .valueChanged)
      app.settle()
      #expect(app.isInTransition && panel.slider.value == part)
      #expect(panel.state.text?.hasSuffix("\(Int(part * 100)) %, held") == true)
    }
    let notes = try #require(app.tabs.selectedViewController as? UINavigationController)
    panel.letGoButton.sendActions(for: .primaryActionTriggered)
    #expect(!app.isInTransition && !panel.letGoButton.isEnabled)
    #expect(notes.topViewController is NoteViewController)
    #expect(panel.state.text?.hasSuffix(" s, completed") == true)
    panel.slider.sendActions(for: .valueChanged)
    notes.popViewController(animated: true)
    app.settle()
    #expect(panel.change.text == "pop from Note to Notes" && app.isInTransition)
    panel.letGoButton.sendActions(for: .primaryActionTriggered)
    app.settle()
    #expect(notes.viewControllers.count == 1)
    app.expectNoProblems()
  }

  @Test func `turned off, it lets go`() throws {
    let app = try RunningApp()
    Segue.playback = .displayLink
    let panel = try app.turnOnInspector()
    panel.slider.sendActions(for: .valueChanged)
    app.tabs.selectedIndex = 1
    app.settle()
    #expect(app.isInTransition)
    try app.tapInspectorButton()
    #expect(!app.isInTransition && panel.window?.isHidden != false)
    #expect(!TransitionObservation.isAnyActive && Segue.playback == .displayLink)
  }

  @Test func `it closes itself, and opens again`() throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    let row = try #require(panel.letGoButton.superview as? UIStackView)
    let buttons = row.arrangedSubviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.title } == ["Let go", "Move", "Close"])
    buttons[2].sendActions(for: .primaryActionTriggered)
    #expect(panel.window?.isHidden != false && !TransitionObservation.isAnyActive)
    #expect(try app.turnOnInspector() !== panel)
    app.expectNoProblems()
  }

  // MARK: Its place

  @Test func `it takes only the touches on its panel, and leaves the app's window the key one`()
    throws
  {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    let window = try #require(panel.window)
    // Nothing solves constraints here.
    panel.frame = CGRect(x: 12, y: 500, width: 366, height: 200)
    #expect(window.windowLevel.rawValue > app.window.windowLevel.rawValue)
    #expect(window.hitTest(CGPoint(x: 200, y: 600), with: nil)?.isDescendant(of: panel) == true)
    for y in [0.0, 100, 499, 701, 843] {
      #expect(window.hitTest(CGPoint(x: 200, y: y), with: nil) == nil)
    }
    #expect(app.window.isKeyWindow && !window.isKeyWindow)
  }

  @Test func `it has labels, and grows with the user's text`() throws {
    let app = try RunningApp()
    let panel = try app.turnOnInspector()
    #expect(panel.slider.accessibilityLabel == "Hold transitions at")
    for label in [panel.preset, panel.change, panel.reason, panel.state] {
      #expect(label.adjustsFontForContentSizeCategory && label.numberOfLines == 0)
    }
    #expect(panel.backgroundColor == .secondarySystemBackground)
  }
}

extension RunningApp {
  fileprivate func tapInspectorButton() throws {
    let item = try shownScreen().navigationItem.rightBarButtonItem
    try #require(item?.primaryAction).performWithSender(nil, target: nil)
  }

  fileprivate func turnOnInspector() throws -> InspectorPanel {
    try tapInspectorButton()
    let overlay = try #require(StandIn.scene.windows.last { $0 !== window })
    let panel = try #require(overlay.rootViewController?.view.subviews.first as? InspectorPanel)
    return panel
  }

  /// Begins what a tab's screen shows of Segue; of the last one, the way to the first.
  fileprivate func beginTransition(of tab: Int) throws {
    switch tab {
    case 0: try screen(FeedViewController.self, tab: 0).tap(0)
    case 1: try screen(ShopViewController.self, tab: 1).chooseOptions()
    case 2: try screen(NotesViewController.self, tab: 2).tap(1)
    default:
      tabs.selectedIndex = 3
      settle()
      tabs.selectedIndex = 0
    }
    StandIn.commit()
  }

  private func shownScreen() throws -> UIViewController {
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    return try #require(navigation.topViewController)
  }
}
