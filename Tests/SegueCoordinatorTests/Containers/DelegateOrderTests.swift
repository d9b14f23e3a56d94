import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

@Suite("Delegate call order")
struct DelegateOrderTests {
  @Test("A navigation stack calls its delegate in UINavigationController's order")
  func navigation() {
    let world = World()
    let push = world.stacks[0].push(World.screen("Detail"))
    world.session.finishAll()
    #expect(
      world.eventDescriptions(push) == [
        "requested: push", "animation controller? restless by restless (built in)",
        "interaction controller? none", "will show Detail", "animate transition: 0.5 s",
        "complete transition: true", "animation ended: true", "did show Detail",
      ])
    let pop = world.stacks[0].pop()
    world.session.advance(by: 0.25)
    world.stacks[0].cancelTransition()
    #expect(
      world.eventDescriptions(pop) == [
        "requested: pop", "animation controller? restless by restless (built in)",
        "interaction controller? none", "will show Feed", "animate transition: 0.5 s",
        "complete transition: false", "animation ended: false",
      ])
  }

  @Test("A presentation calls its delegate in UIViewController's order")
  func presentation() {
    let world = World()
    let present = world.window.present(
      World.screen("Sheet"), TransitionOptions(preset: "sheet"))
    world.session.finishAll()
    let dismiss = world.window.dismiss()
    world.session.finishAll()
    #expect(
      world.eventDescriptions(present) == [
        "requested: present", "animation controller? sheet by restless (built in)",
        "presentation controller? over-context", "interaction controller? none",
        "animate transition: 0.5 s", "complete transition: true", "animation ended: true",
      ])
    #expect(
      world.eventDescriptions(dismiss) == [
        "requested: dismiss", "animation controller? sheet by restless (built in)",
        "interaction controller? none", "animate transition: 0.5 s", "complete transition: true",
        "animation ended: true",
      ])
  }

  @Test("A tab bar calls its delegate in UITabBarController's order")
  func tabs() {
    let world = World()
    let select = world.tabs.select(1)
    world.session.finishAll()
    #expect(
      world.eventDescriptions(select) == [
        "requested: tab", "should select 1? yes",
        "animation controller? restless by restless (built in)", "interaction controller? none",
        "animate transition: 0.5 s", "complete transition: true", "animation ended: true",
        "did select 1",
      ])
  }

  @Test("Log entries state the time, the container, the change and the event")
  func log() {
    let world = World()
    world.session.advance(by: 0.1)
    world.stacks[0].push(World.screen("Detail"))
    world.session.advance(by: 0.2)
    world.stacks[0].pop()
    world.session.finishAll()
    let lines = world.session.log.description.split(separator: "\n")
    #expect(lines.first == "100 ms FeedStack #1 requested: push")
    #expect(lines.filter { $0.contains("queued") } == ["300 ms FeedStack #2 queued"])
    #expect(lines.last == "1100 ms FeedStack #2 did show Feed")
  }
}
