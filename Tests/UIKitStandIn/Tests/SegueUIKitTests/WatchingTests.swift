import Foundation
import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

// The example of the article WatchingAndTesting, word for word.

/// A screen whose film pauses while screens change.
final class FilmViewController: UIViewController {
  var isPlaying = true
  private var observation: TransitionObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = Segue.observeTransitions { [weak self] event in
      switch event.phase {
      case .willBegin: self?.isPlaying = false
      case .progress: break
      case .didEnd: self?.isPlaying = true
      }
    }
  }
}

/// What an app can watch of transitions, and how its tests stop them.
@MainActor @Suite(.serialized) struct WatchingTests {
  @Test func `the example of the article pauses its film`() throws {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let film = FilmViewController()
    navigation.pushViewController(film, animated: false)
    app.settle()
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(!film.isPlaying)
    app.settle()
    #expect(film.isPlaying)
    let here = URL(filePath: #filePath)
    let root = (0..<5).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let article = "Sources/SegueUIKit/SegueUIKit.docc/Articles/WatchingAndTesting.md"
    let page = try String(contentsOf: root.appending(path: article), encoding: .utf8)
    let start = try #require(page.range(of: "/// A screen whose film"))
    let code = try #require(page[start.lowerBound...].components(separatedBy: "```").first)
    #expect(try String(contentsOf: here, encoding: .utf8).contains(code))
  }

  // MARK: Watching

  @Test func `a push is reported from its begin to its end`() throws {
    let (app, navigation, feed) = TestApp.navigation()
    let log = EventLog()
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(log.events.first?.phase == .willBegin)
    #expect(log.events.last?.phase == .didEnd(completed: true))
    #expect(log.progress.count > 10 && log.progress == log.progress.sorted())
    #expect(log.progress.allSatisfy { (0...1).contains($0) })
    for event in log.events {
      #expect(event.operation == .push && event.preset == "parallax-push")
      #expect(event.from === feed && event.to === detail && !event.isInteractive)
    }
  }

  @Test func `so is a preset that no finger can hold`() throws {
    let (app, tabs) = TestApp.tabs()
    let log = EventLog()
    tabs.segue.style = .crossfade
    tabs.selectedIndex = 1
    app.settle()
    #expect(log.events.last?.phase == .didEnd(completed: true))
    #expect(log.progress.count > 5 && log.progress == log.progress.sorted())
    #expect(log.progress.allSatisfy { (0...1).contains($0) })
  }

  @Test func `a cancelled swipe goes there and back`() throws {
    let (app, _, _, detail) = TestApp.pushed()
    let log = EventLog()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 120, y: 400), over: 0.3)
    #expect(log.events.first?.phase == .willBegin)
    let held = try #require(log.progress.last)
    #expect(abs(held - 115 / 390) < 0.05)
    StandIn.advance(by: 0.3)
    finger.lift()
    app.settle()
    #expect(log.events.last?.phase == .didEnd(completed: false))
    #expect(try #require(log.progress.last) < held)
    #expect(log.events.allSatisfy { $0.operation == .pop && $0.from === detail })
    #expect(log.events.first?.isInteractive == true && log.events.last?.isInteractive == false)
  }

  @Test func `with reduced motion the event names what plays`() {
    let (app, feed) = TestApp.feed()
    StandIn.reducesMotion = true
    let log = EventLog()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    feed.present(detail, animated: true)
    app.settle()
    #expect(log.events.first?.preset == "plain-fade")
    #expect(log.events.first?.chosenPreset == "two-detents")
  }

  @Test func `an event says why a push or a pop has its style`() {
    let (app, navigation, feed) = TestApp.navigation()
    let log = EventLog()
    func reasons(_ change: () -> Void) -> Set<StyleReason> {
      log.forget()
      change()
      app.settle()
      return Set(log.events.map(\.reason))
    }
    func push() { navigation.pushViewController(DetailScreen(), animated: true) }
    func pop() { navigation.popViewController(animated: true) }
    #expect(reasons(push) == [])
    navigation.segue.style = .parallaxPush()
    #expect(reasons(pop) == [.container] && reasons(push) == [.container])
    feed.segue.name = "Home"
    Segue.rules.add(.push(from: "Home", to: "Det*"), .crossfade)
    #expect(reasons(pop) == [.rule("push from Home to Det*")])
    #expect(reasons { navigation.segue.push(DetailScreen(), .cube()) } == [.screen])
    #expect(reasons(pop) == [.screen])
    Segue.rules.removeAll()
    Segue.rules.add(contentsOf: .segue)
    guard case .catalogRule(let rule)? = reasons(push).first else {
      Issue.record("no rule of the catalog")
      return
    }
    #expect(rule == "any push" && "\(StyleReason.container)" == "the container's style")
  }

  @Test func `a sheet's style is its own, and tabs follow rules`() {
    let (app, tabs) = TestApp.tabs()
    let log = EventLog()
    tabs.segue.followsRules = true
    Segue.rules.add(.tab(), .crossfade)
    tabs.selectedIndex = 1
    app.settle()
    #expect(log.events.first?.reason == .rule("any tab"))
    let sheet = DetailScreen()
    sheet.segue.style = .twoDetents
    tabs.present(sheet, animated: true)
    app.settle()
    #expect(log.events.last?.operation == .present && log.events.last?.reason == .screen)
  }

  @Test func `an observation ends when it is invalidated, or when nothing keeps it`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    var log: EventLog? = EventLog()
    let other = EventLog()
    other.observation?.invalidate()
    #expect(TransitionObservation.isAnyActive)
    weak let observation = log?.observation
    log = nil
    #expect(observation == nil && !TransitionObservation.isAnyActive)
    navigation.pushViewController(DetailScreen(), animated: true)
    app.settle()
    #expect(other.events.isEmpty)
  }

  // MARK: Testing

  @Test func `immediate changes are over at the next turn of the run loop`() {
    let (app, navigation, feed) = TestApp.navigation()
    Segue.playback = .immediate
    let log = EventLog()
    navigation.segue.style = .parallaxPush()
    let (detail, sheet) = (DetailScreen(), DetailScreen())
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    #expect(navigation.transitionCoordinator == nil && detail.view.window != nil)
    sheet.segue.style = .twoDetents
    var isPresented = false
    detail.present(sheet, animated: true) { isPresented = true }
    StandIn.commit()
    #expect(isPresented && sheet.view.frame.minY == 422)
    detail.dismiss(animated: true)
    StandIn.commit()
    #expect(detail.presentedViewController == nil)
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(navigation.transitionCoordinator == nil && feed.view.window != nil)
    #expect(StandIn.now == 1000)
    #expect(log.progress.isEmpty)
    app.settle()
    expectAtRest([feed.view])
  }

  @Test(arguments: [100.0, 300])
  func `a finger still holds what is immediate, until it lifts`(_ distance: Double) {
    let (app, navigation, feed, detail) = TestApp.pushed()
    Segue.playback = .immediate
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 5 + distance, y: 400), over: 0.3)
    StandIn.advance(by: 0.3)
    #expect(navigation.transitionCoordinator != nil)
    finger.lift()
    StandIn.commit()
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.viewControllers == (distance > 200 ? [feed] : [feed, detail]))
    expectAtRest([navigation.topViewController?.view].compactMap { $0 })
  }

  @Test(arguments: ["parallax-push", "cube", "crossfade"])
  func `a held transition stands still where it is told`(_ preset: String) throws {
    let (app, navigation, _) = TestApp.navigation()
    Segue.playback = .held(at: 0.5)
    navigation.segue.style = TransitionStyle(preset, in: .segue)
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    let running = try #require(navigation.navigationTransitions?.transitions.running)
    for progress in [0.5, 0, 1, 0.25] {
      Segue.playback = .held(at: progress)
      StandIn.commit()
      if progress == 1 { app.settle(30) }
      let film = try #require(running.film)
      var comparison = Comparison()
      let frame = film.frame(progress * film.duration)
      for (node, state) in zip(running.nodes, frame.states) { comparison.add(node, state) }
      #expect(comparison.distance < 1e-6 && comparison.opacity < 1e-6)
    }
    #expect(navigation.transitionCoordinator != nil)
    Segue.playback = .coreAnimation
    StandIn.commit()
    #expect(navigation.transitionCoordinator == nil)
    expectAtRest([detail.view])
  }

  @Test(arguments: [(7, 1), (-1, 0), (.nan, 0)])
  func `a held transition stays within its time`(_ part: Double, _ progress: Double) throws {
    let (app, navigation, _) = TestApp.navigation()
    Segue.playback = .held(at: part)
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    let running = try #require(navigation.navigationTransitions?.transitions.running)
    let film = try #require(running.film)
    var comparison = Comparison()
    let frame = film.frame(progress * film.duration)
    for (node, state) in zip(running.nodes, frame.states) { comparison.add(node, state) }
    #expect(comparison.distance < 1e-6 && comparison.opacity < 1e-6)
    Segue.playback = .coreAnimation
    app.settle()
    expectAtRest([detail.view])
  }

  @Test func `a held transition keeps its place in another size`() throws {
    let (app, navigation, _) = TestApp.navigation()
    Segue.playback = .held(at: 0.5)
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    app.settle()
    let before = try #require(detail.view.layer.presentation()).transform.m41
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    app.settle()
    let after = try #require(detail.view.layer.presentation()).transform.m41
    #expect(before > 10 && abs(after / 844 - before / 390) < 0.01)
    Segue.playback = .coreAnimation
    app.settle()
    expectAtRest([detail.view], in: CGSize(width: 844, height: 390))
  }

  @Test(arguments: ["parallax-push", "crossfade"])
  func `a transition that runs stops where it is told`(_ preset: String) throws {
    let (app, navigation, _) = TestApp.navigation()
    let log = EventLog()
    navigation.segue.style = TransitionStyle(preset, in: .segue)
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    let running = try #require(navigation.navigationTransitions?.transitions.running)
    for progress in [0.75, 0.25] {
      Segue.playback = .held(at: progress)
      // Neither Core Animation's end nor the clock ends it, and no finger catches it.
      app.settle(3)
      StandIn.touch(down: CGPoint(x: 200, y: 400), in: app.window)
        .move(to: CGPoint(x: 20, y: 400), over: 0.2)
      let film = try #require(running.film)
      var comparison = Comparison()
      let frame = film.frame(progress * film.duration)
      for (node, state) in zip(running.nodes, frame.states) { comparison.add(node, state) }
      #expect(comparison.distance < 1e-6 && comparison.opacity < 1e-6)
      #expect(log.progress.last == progress)
    }
    Segue.playback = .coreAnimation
    StandIn.commit()
    #expect(log.events.last?.phase == .didEnd(completed: true))
    #expect(Segue.runningTransitions.isEmpty)
    expectAtRest([detail.view])
  }

  @Test func `what plays a transition can be changed while it runs`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    Segue.playback = .displayLink
    StandIn.commit()
    #expect(navigation.transitionCoordinator != nil)
    app.settle()
    expectAtRest([detail.view])
  }

  @Test func `a held transition ends when the next one begins`() {
    let (app, navigation, feed) = TestApp.navigation()
    Segue.playback = .held(at: 0.5)
    navigation.segue.style = .parallaxPush()
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    Segue.playback = .coreAnimation
    navigation.popViewController(animated: true)
    app.settle()
    expectAtRest([feed.view])
  }
}

/// Everything that happens to transitions.
@MainActor
private final class EventLog {
  private(set) var events: [TransitionEvent] = []
  private(set) var observation: TransitionObservation?

  var progress: [Double] {
    events.compactMap { event in
      if case .progress(let progress) = event.phase { progress } else { nil }
    }
  }

  func forget() { events = [] }

  init() {
    observation = Segue.observeTransitions { [weak self] in self?.events.append($0) }
  }
}
