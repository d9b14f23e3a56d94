import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

/// A view that goes away while its transition runs.
@Suite("Removed views")
struct LostViewTests {
  /// How the transition goes on after the loss.
  enum Ending: CaseIterable {
    case finishes, isCancelled, finishesAfterRotation, isCancelledAfterRotation
  }

  private func end(_ ending: Ending, _ world: World, _ cancel: () -> Bool) {
    if ending == .finishesAfterRotation || ending == .isCancelledAfterRotation {
      world.window.lay(out: Rect2D(x: 0, y: 0, width: 844, height: 390))
    }
    if ending == .isCancelled || ending == .isCancelledAfterRotation {
      #expect(cancel())
    } else {
      world.session.finishAll()
    }
  }

  private func finishes(_ ending: Ending) -> Bool {
    ending == .finishes || ending == .finishesAfterRotation
  }

  /// No view shows anything but its own state, nothing is left, and the lost view is nowhere.
  private func expectRest(_ world: World, without lost: HeadlessView?) {
    #expect(!world.session.isTransitioning)
    func visit(_ view: HeadlessView) {
      #expect(view.layer == view.restingLayer)
      #expect(view.transients.isEmpty)
      #expect(view !== lost)
      view.subviews.forEach(visit)
    }
    if let view = world.window.view { visit(view) }
    #expect(lost?.superview == nil)
    #expect(lost?.layer == lost?.restingLayer)
  }

  @Test(
    "A push ends correctly when either view is removed", arguments: Ending.allCases, [true, false])
  func push(ending: Ending, losesArriving: Bool) {
    let world = World()
    let detail = World.screen("Detail")
    var outcomes: [Bool] = []
    world.stacks[0].push(
      detail, TransitionOptions(source: "cell", completion: { outcomes.append($0) }))
    world.session.advance(by: 0.2)
    let screen = losesArriving ? detail : world.stacks[0].controllers[0].shownScreen
    let lost = screen?.view
    #expect(screen?.removeView() == true)
    #expect(screen?.removeView() == false)
    end(ending, world, world.stacks[0].cancelTransition)
    #expect(outcomes == [finishes(ending)])
    expectRest(world, without: lost)
    let shown = finishes(ending) != losesArriving
    let name = finishes(ending) ? "Detail" : "Feed"
    #expect(
      world.hierarchy == "window(Tabs(FeedStack\(shown ? "(\(name)(cell title))" : "")))")
    world.stacks[0].pop()
    world.session.finishAll()
    world.stacks[0].push(World.screen("Next"))
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Next(cell title))))")
  }

  @Test(
    "A sheet ends correctly when its view is removed", arguments: Ending.allCases, [true, false])
  func sheet(ending: Ending, isDismissed: Bool) {
    let world = World()
    let sheet = World.screen("Sheet")
    let options = TransitionOptions(preset: "sheet")
    var outcomes: [Bool] = []
    if isDismissed {
      world.window.present(sheet, options)
      world.session.finishAll()
      world.window.dismiss(TransitionOptions(completion: { outcomes.append($0) }))
    } else {
      world.window.present(
        sheet, TransitionOptions(preset: "sheet", completion: { outcomes.append($0) }))
    }
    world.session.advance(by: 0.2)
    let lost = sheet.view
    sheet.removeView()
    end(ending, world, world.window.cancelTransition)
    #expect(outcomes == [finishes(ending)])
    expectRest(world, without: lost)
    let isPresented = finishes(ending) != isDismissed
    #expect(world.tabs.view?.layer.opacity == (isPresented ? 0.5 : 1))
    #expect(world.window.presented.count == (isPresented ? 1 : 0))
    world.window.dismiss()
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Feed(cell title))))")
    #expect(world.tabs.view?.layer.opacity == 1)
  }

  @Test("A tab whose view is removed stays empty, and the other tabs are unaffected")
  func tab() {
    let world = World()
    world.tabs.select(1)
    world.session.advance(by: 0.2)
    world.stacks[1].shownScreen?.removeView()
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(SearchStack))")
    expectRest(world, without: nil)
    world.tabs.select(0)
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Feed(cell title))))")
  }
}
