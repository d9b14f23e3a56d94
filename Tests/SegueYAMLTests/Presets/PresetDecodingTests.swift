import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@Suite struct `Decoding a preset` {
  @Test func `decodes the parallax push with its exact values`() throws {
    let preset = try decoded(
      """
      schema: 1
      id: push
      name: Push
      summary: Slides.
      parameters:
        parallax: {type: number, default: 0.3, range: [0, 1], help: How far.}
      transitions:
        push:
          duration: 350ms
          tracks:
            - {layer: to, translate-x: {from: container.width * direction}}
            - {layer: from, translate-x: {to: -parallax * container.width * direction}}
            - {layer: dimming, above: from, opacity: {from: 0, to: 0.1}}
        pop: {reverse: push}
      reduced-motion: none
      """)
    let push = try timeline(preset, .push)
    #expect(push.duration == 0.35)
    #expect(push.layers.map(\.id) == ["from", "dimming", "to"])
    let half = push.sample(at: push.time(at: 0.5))
    #expect(half.states[2].components.translation.x == 195)
    #expect(half.states[0].components.translation.x == -58.5)
    #expect(half.states[1].opacity == 0.05)

    let pop = try timeline(preset, .pop)
    #expect(pop.layers.map(\.id) == ["to", "dimming", "from"])
    let quarter = pop.sample(at: pop.time(at: 0.25))
    #expect(quarter.states[2].components.translation.x == 97.5)
    #expect(quarter.states[0].components.translation.x == -0.3 * 390 * 0.75)
  }
}

private func decoded(_ text: String) throws -> Preset {
  var reader = YAMLReader()
  let (preset, diagnostics) = PresetDecoder.decode(
    SourceFile(name: "preset", text: text), with: &reader)
  return try #require(preset, "\(diagnostics.text(.human(.plain)))")
}

private func timeline(_ preset: Preset, _ operation: Operation) throws -> Timeline {
  let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
  var stage = Stage(
    operation: operation, container: Stage.Container(size: screen.size),
    from: Stage.Screen(name: "a", frame: screen), to: Stage.Screen(name: "b", frame: screen))
  stage.direction = operation == .push ? 1 : -1
  let animator = try #require(preset.animator(for: operation))
  return try animator.timeline(for: stage, parameters: preset.defaultParameters)
}
