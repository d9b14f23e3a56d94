import SegueCatalog
import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Which style a change has, and which views it finds.
@MainActor @Suite(.serialized) struct StyleTests {
  @Test func `rules come before the navigation controller's style, and apply to the way back`() {
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    Segue.rules.add(.push(from: "FeedScreen", to: "Det*"), .crossfade)
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "crossfade")
    app.settle()
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "crossfade")
    app.settle()
    feed.segue.name = "Home"
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "parallax-push")
    app.settle()
  }

  @Test func `rules alone are enough for a container that follows them`() {
    let (app, navigation, _) = TestApp.navigation()
    Segue.rules.add(.push(to: "DetailScreen"), .crossfade)
    navigation.segue.followsRules = true
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "crossfade")
    app.settle()
    navigation.segue.followsRules = false
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == nil)
    app.settle()
  }

  @Test func `the rules of a catalog come after those in code`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.followsRules = true
    Segue.rules.add(.push(to: "Other"), .cube())
    Segue.rules.add(contentsOf: .segue)
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "parallax-push")
    app.settle()
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "parallax-push")
    app.settle()
    Segue.rules.add(.push(), .crossfade)
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "crossfade")
    app.settle()
    Segue.rules.removeAll()
    #expect(
      Segue.rules.style(for: RuleQuery(operation: .tab, from: "a", to: "b", isSourceKnown: false))
        == nil)
  }

  @Test func `a rule for a pop comes before the push's`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    Segue.rules.add(.pop(from: "DetailScreen"), .cube())
    Segue.rules.add(.push(to: "DetailScreen"), .crossfade)
    navigation.pushViewController(DetailScreen(), animated: true)
    app.settle()
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "cube")
    app.settle()
  }

  @Test func `the way back has the rule of the way there, whichever screen it names`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    Segue.rules.add(.push(to: "detailscreen"), .crossfade)
    Segue.rules.add(.push(from: "FEEDSCREEN"), .cube())
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "cube")
    app.settle()
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "cube")
    app.settle()
  }

  @Test func `a screen pushed with a style is popped with it`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    navigation.segue.push(DetailScreen(), .fold())
    StandIn.commit()
    #expect(preset(of: navigation) == "fold")
    app.settle()
    navigation.popViewController(animated: true)
    StandIn.commit()
    #expect(preset(of: navigation) == "fold")
    app.settle()
  }

  @Test func `the source is asked for at both ends`() {
    let (app, navigation, feed) = TestApp.navigation()
    var asked: [Int] = []
    let detail = DetailScreen()
    navigation.segue.push(detail, .containerTransform()) {
      asked.append($0.item)
      return feed.cells[$0.item]
    }
    app.settle()
    #expect(Set(asked) == [2])
    // The screen shows another item now, as a pager does.
    detail.item = 4
    navigation.popViewController(animated: true)
    StandIn.advance(by: 0.1)
    #expect(feed.cells[4].layer.opacity == 0)
    #expect(feed.cells[2].layer.opacity == 1)
    app.settle()
    #expect(feed.cells.allSatisfy { $0.layer.opacity == 1 })
  }

  @Test func `views of one name are a pair`() throws {
    let (app, navigation, feed) = TestApp.navigation()
    let detail = DetailScreen()
    feed.cells[3].segue.name = "photo"
    detail.loadViewIfNeeded()
    detail.picture.segue.name = "photo"
    navigation.segue.push(detail, .photoPair)
    StandIn.commit()
    let running = try #require(navigation.navigationTransitions?.transitions.running)
    let photo = try #require(running.nodes.first { $0.model.id == "photo" })
    let first = try #require(photo.layer.presentation())
    #expect(first.frame == feed.cells[3].frame)
    #expect(feed.cells[3].layer.opacity == 0)
    StandIn.advance(by: 0.3999)
    let last = try #require(photo.layer.presentation())
    #expect(abs(last.frame.height - 300) < 0.5)
    app.settle()
    #expect(feed.cells[3].layer.opacity == 1)
    expectAtRest([detail.view])
  }

  @Test func `without the pair that it needs, a preset's reduced-motion form is shown`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.push(DetailScreen(), .photoPair)
    app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(Console.take() == [])
  }

  @Test func `UIKit is told the duration of the timeline`() throws {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    navigation.pushViewController(DetailScreen(), animated: true)
    StandIn.commit()
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.5)
    app.settle()
  }

  @Test func `UIKit's bars follow the finger`() throws {
    let (app, navigation, _, _) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)
    let percent = try #require(navigation.transitionCoordinator?.percentComplete)
    #expect(abs(percent - 0.475) < 0.02)
    finger.cancel()
    app.settle()
  }

  private func preset(of navigation: UINavigationController) -> String? {
    navigation.navigationTransitions?.transitions.running?.preset
  }
}
