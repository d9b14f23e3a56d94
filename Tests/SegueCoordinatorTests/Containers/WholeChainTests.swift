import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueExpressions
import SegueTimeline
import Testing

@Suite("End-to-end transitions")
struct WholeChainTests {
  /// A push that slides in from one container's width away in a second, with dimming, and a pop that reverses it.
  private static func slide() throws -> Preset {
    var preset = Preset(id: "slide", name: "Slide", summary: "", reducedMotion: .none)
    func number(_ text: String) throws -> Expression {
      try Expression.parse(text, in: preset.scope, expecting: .number)
    }
    func track(_ layer: String, _ property: String, from start: String, to end: String) throws
      -> TrackPlan
    {
      var track = TrackPlan(layer: layer)
      track.motions = [
        PropertyMotion(
          property: try #require(MotionProperty.named(property)),
          keyframes: [
            KeyframePlan(offset: 0, value: .numbers([try number(start)])),
            KeyframePlan(offset: 1, value: .numbers([try number(end)])),
          ])
      ]
      return track
    }
    var phase = PhasePlan(
      parts: .tracks([
        try track("to", "translate-x", from: "container.width * direction", to: "0"),
        try track("dimming", "opacity", from: "0", to: "0.5"),
      ]))
    phase.easing = .fixed(.function(.linear))
    phase.duration = Expression(constant: 1, type: .duration)
    preset.transitions[.push] = .forward(
      ForwardPlan(choreography: ChoreographyPlan(phase: phase)))
    preset.transitions[.pop] = .reverse(ReversePlan(operation: .push))
    return preset
  }

  @Test("Layers have the preset's values during a push and its reversed pop", arguments: [1.0, -1])
  func layers(sign: Double) throws {
    let rules = [Rule(operation: .push, preset: "slide"), Rule(operation: .pop, preset: "slide")]
    let session = HeadlessSession(
      delegate: AnimatorSelector(registry: .fixture([try Self.slide()], rules: rules)),
      traits: Stage.Traits(isRightToLeft: sign < 0))
    let stack = NavigationStack(name: "Stack", root: HeadlessScreen(name: "Feed"), in: session)
    stack.lay(out: Rect2D(x: 0, y: 0, width: 400, height: 800))
    let detail = HeadlessScreen(name: "Detail")
    let rest = { detail.view?.layer.components.translation.x }

    stack.push(detail)
    #expect(rest() == 400 * sign)
    session.advance(by: 0.25)
    #expect(rest() == 300 * sign)
    #expect(stack.view?.transients.map(\.id) == ["dimming"])
    #expect(stack.view?.transients.first?.state.opacity == 0.125)
    session.advance(by: 0.75)
    #expect(rest() == 0)
    #expect(stack.view?.transients == [])

    stack.pop()
    session.advance(by: 0.25)
    #expect(rest() == 100 * sign)
    #expect(stack.view?.description == "Stack(Feed Detail)")
    session.finishAll()
    #expect(rest() == 0)
    #expect(stack.view?.description == "Stack(Feed)")
    #expect(session.time == 2)
  }
}
