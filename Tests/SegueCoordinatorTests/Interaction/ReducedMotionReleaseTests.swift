import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCoordinator

/// With reduced motion layers follow the finger; once it lifts, the outcome fades in over them.
@Suite struct ReducedMotionReleaseTests {
  /// A full-screen presentation, pulled down by 300 points with reduced motion.
  private func pulledDown() throws -> InteractionRun {
    var stage = ShippedPresets.stage(.dismiss)
    stage.traits.reducesMotion = true
    let animation = try ShippedPresets.animation("cover", on: &stage)
    var run = try #require(try InteractionRun(animation, on: stage))
    try run.down(200, 200)
    try run.drag(
      from: Point2D(x: 200, y: 200), to: Point2D(x: 200, y: 500), starting: 0, duration: 0.6)
    #expect(run.state == .changing)
    #expect(try #require(run.layer("from")).components.translation.y > 250)
    return run
  }

  @Test(arguments: [true, false])
  func `nothing moves after the release, and the outcome fades in`(finishes: Bool) throws {
    var run = try pulledDown()
    let held = (layers: run.layers, frame: run.frame)
    // Lifted after a rest, or taken by the system.
    try run.drag(
      from: Point2D(x: 200, y: 560), to: Point2D(x: 200, y: 560), starting: 0.6, duration: 0.3)
    let released = run.frame
    #expect(released != held.frame)
    try run.lift(200, 560, at: 1, taken: !finishes)
    #expect(run.state == (finishes ? .finishing : .cancelling))
    let end = try #require(run.end)
    var last = -1.0
    for step in 0..<10 {
      run.advance(to: 1 + (end - 1) * Double(step) / 10)
      #expect(Array(run.frame.states.prefix(released.states.count)) == released.states)
      let picture = try #require(run.layer("outcome/"))
      #expect(picture.opacity > last)
      last = picture.opacity
      if step == 0 { #expect(last == 0) }
    }
    #expect(last > 0.8)
    let arriving = try #require(run.layers.first { $0.id == "outcome/to" })
    #expect(
      arriving.contents
        == .snapshot(of: .to, region: Rect2D(x: 0, y: 0, width: 1, height: 1), when: .after))
    run.advance(to: end)
    #expect(run.state == .completed(finishes))
    #expect(!run.layers.contains { $0.id.hasPrefix("outcome/") })
    if finishes {
      var rest = LayerState(frame: Rect2D(x: 0, y: 0, width: 390, height: 844))
      rest.cornerCurve = .continuous
      #expect(run.layer("to") == rest)
      #expect(run.layer("dimming") == nil)
      #expect(run.layer("arrival")?.opacity == 0)
    } else {
      #expect(run.layers.map(\.id) == run.rest.layers.map(\.id))
      #expect(run.frame == run.rest.frame)
    }
    run.advance(to: end + 1)
    #expect(run.layer("from") != nil)
  }

  @Test func `the fade takes as long as the completion says`() throws {
    var run = try pulledDown()
    try run.lift(200, 600, at: 0.6)
    #expect(abs(try #require(run.end) - 1.05) < 1e-9)
  }

  @Test func `a touch does not stop the fade`() throws {
    var run = try pulledDown()
    try run.lift(200, 600, at: 0.6)
    try run.down(200, 300, at: 0.7)
    #expect(run.state == .finishing)
    try run.drag(
      from: Point2D(x: 200, y: 300), to: Point2D(x: 200, y: 100), starting: 0.7, duration: 0.1)
    #expect(run.state == .finishing)
    run.advance(to: 2)
    #expect(run.state == .completed(true))
  }

  @Test func `without a reduced-motion form the change is immediate`() throws {
    var reader = YAMLReader()
    let (preset, diagnostics) = PresetDecoder.decode(
      SourceFile(
        name: "pull.yaml",
        text: """
          schema: 1
          id: pull
          name: Pull
          summary: Is pulled down.
          transitions: {pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}}
          interaction:
            pop:
              gesture: {pan: down}
              progress: gesture.translation.y / container.height
              finish: progress > 0.3
              tracks: [{layer: from, translate-y: gesture.translation.y}]
          reduced-motion: none

          """), with: &reader, parent: { _ in nil })
    #expect(diagnostics.text(.oneLine) == "")
    let selector = AnimatorSelector(registry: .fixture([try #require(preset)]))
    var stage = ShippedPresets.stage(.pop)
    stage.traits.reducesMotion = true
    let animation = try #require(
      selector.animationController(for: MatchRequest(stage, explicitPreset: "pull")))
    for (distance, finishes) in [(400.0, true), (100, false)] {
      var run = try #require(try InteractionRun(animation, on: stage))
      try run.down(200, 200)
      try run.drag(
        from: Point2D(x: 200, y: 200), to: Point2D(x: 200, y: 200 + distance), starting: 0,
        duration: 0.6)
      try run.lift(200, 200 + distance, at: 0.6)
      #expect(run.state == .completed(finishes))
      #expect(run.layer("from")?.isHidden == finishes)
      #expect(run.layer("from")?.components.translation == .zero)
    }
  }
}
