#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueCatalog
import SegueTimeline
import Testing

/// The circle reveal as tracks: what the animator in code does, in YAML alone.
@Suite struct CircleRevealTests {
  private static let text = PresetText(
    """
    schema: 1
    id: example
    name: Circle
    summary: A circle opens.
    transitions:
      push:
        duration: 500ms
        easing: ease-in-out
        starts-at: source
        tracks:
          - layer: to
            mask-ellipse:
              from: [source.center.x - to.x, source.center.y - to.y, source.width / 2, source.height / 2]
              to:
                - source.center.x - to.x
                - source.center.y - to.y
                - hypot(max(source.center.x - to.x, to.max-x - source.center.x), max(source.center.y - to.y, to.max-y - source.center.y))
                - hypot(max(source.center.x - to.x, to.max-x - source.center.x), max(source.center.y - to.y, to.max-y - source.center.y))
      pop: {reverse: push}
    reduced-motion: crossfade
    """)

  @Test(arguments: FirstFiveStage.all)
  func pushAndPop(on stage: FirstFiveStage) throws {
    let preset = try Self.text.preset()
    let push = try stage.play(.push, of: preset)
    let pop = try stage.play(.pop, of: preset)
    #expect(push.declarations.startsAtSource && pop.declarations.endsAtSource)
    let button =
      stage.knowsSource
      ? stage.cell : Rect2D(center: stage.center, size: Size2D(width: 5, height: 5))
    let corners = [
      (0, 0), (stage.width, 0), (0, stage.height), (stage.width, stage.height),
    ]
    let radius = corners.map { hypot($0.0 - button.center.x, $0.1 - button.center.y) }.max() ?? 0
    for moment in moments {
      let s = Curves.easeInOut(moment)
      let rx = button.width / 2 + (radius - button.width / 2) * s
      let ry = button.height / 2 + (radius - button.height / 2) * s
      let masks = [
        try push.state("to", at: moment * 0.5).mask,
        try pop.state("from", at: (1 - moment) * 0.5).mask,
      ]
      // The pop's easing runs as written, and this curve is its own mirror image.
      for mask in masks {
        let frame = try #require(mask).frame
        #expect(agree(frame.center, button.center.x, button.center.y))
        #expect(agree(frame.width, 2 * rx) && agree(frame.height, 2 * ry))
      }
    }
  }
}
