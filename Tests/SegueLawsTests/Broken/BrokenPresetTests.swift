import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTestSupport
import SegueTimeline
import Testing

@Suite struct `Preset laws` {
  /// A law, and a transition that keeps all others.
  struct Row: Sendable, CustomTestStringConvertible {
    let law: Law
    let transitions: String
    var testDescription: String { law.name }
  }

  static let rows = [
    // Stops a point short.
    Row(
      law: .ends,
      transitions: "push: {tracks: [{layer: to, translate-y: {from: container.height, to: 1}}]}"),
    // Keeps a picture whose colors are a little weaker, over the screen itself.
    Row(
      law: .ends,
      transitions: """
        push:
            layers: {pale: {snapshot: to, taken: after, filter: {saturation: 0.95}, above: to}}
            tracks: [{layer: to, opacity: {from: 0}}, {layer: pale, opacity: {from: 0}}]
        """),
    // Leaves a thin strip of the other screen along an edge.
    Row(
      law: .ends,
      transitions: """
        push:
            layers: {rest: {snapshot: from, region: [0, 0, 1, 0.01], above: to}}
            tracks: [{layer: to, opacity: {from: 0}}]
        """),
    // Is a little more than opaque, under a screen that hides it: only code can do that.
    Row(law: .samples, transitions: "push: {animator: odd}"),
    // Goes on and on: no number in YAML is that large, but an animator in code can do it.
    Row(law: .completion, transitions: "push: {animator: endless}"),
    // The nudge is added to the slide; turned round, the slide covers it.
    Row(
      law: .reversal,
      transitions: """
        push:
            duration: 300ms
            tracks:
              - {layer: to, duration: 200ms, translate-y: {from: container.height, to: 0}}
              - {layer: to, delay: 100ms, duration: 200ms, composite: add, translate-y: {keyframes: {0%: 0, 25%: 20, 50%: 0, 100%: 0}}}
          pop: {reverse: push}
        """),
    // Jumps half-way.
    Row(
      law: .continuity,
      transitions: """
        push:
            tracks:
              - {layer: to, duration: 100ms, opacity: {from: 0, to: 0.2}}
              - {layer: to, delay: 100ms, duration: 100ms, opacity: {from: 0.8, to: 1}}
        """),
    // Declares one cut, and jumps twice.
    Row(
      law: .continuity,
      transitions: """
        push:
            cut: true
            tracks:
              - {layer: to, duration: 100ms, opacity: {from: 0, to: 0.2}}
              - {layer: to, delay: 100ms, duration: 100ms, opacity: {from: 0.5, to: 0.6}}
              - {layer: to, delay: 200ms, duration: 100ms, opacity: {from: 0.9, to: 1}}
        """),
    // Declares one cut, and looks like neither state at either end.
    Row(
      law: .ends,
      transitions: """
        push: {cut: true, tracks: [{layer: to, translate-y: {from: 100, to: 50}}]}
        """),
    // Tiles that scatter at random, but all to the right.
    Row(
      law: .mirroring,
      transitions: """
        push:
            layers:
              tiles: {snapshot: from, grid: [3, 2], above: to}
              from: {hidden: true}
            tracks:
              - layer: tiles
                translate-x: {to: "random(seed, item.index) * 100"}
                opacity: {to: 0}
        """),
    // Always comes from the right.
    Row(
      law: .mirroring,
      transitions: "push: {tracks: [{layer: to, translate-x: {from: container.width, to: 0}}]}"),
  ]

  @Test(arguments: rows) func `a preset that breaks one law violates only that law`(row: Row) throws
  {
    let violations = try Self.violations(row.transitions, reducedMotion: "none")
    #expect(Set(violations.map(\.law)) == [row.law], "\(violations.map(\.description))")
  }

  @Test(arguments: [
    ("translate-x: {from: container.width}", Channel.translationX),
    ("translate-x: {from: container.width * 2 * direction}, rotate-z: {from: 20deg}", .rotationZ),
  ])
  func `what is not mirrored is named with the property that turns it`(
    motion: String, channel: Channel
  ) throws {
    let violations = try Self.violations(
      "push: {tracks: [{layer: to, \(motion)}]}", reducedMotion: "none")
    #expect(!violations.isEmpty)
    #expect(violations.allSatisfy { $0.layer == "to" && $0.channel == channel })
  }

  @Test(arguments: [1e17, 1e300])
  func `a number that is too large for a screen is the one violation`(scale: Double) throws {
    let animator = OddAnimator { $0.components.scale.x = scale }
    let violations = try TestPreset("push: {animator: odd}", animators: [animator]).violations()
    #expect(Set(violations.map(\.law)) == [.samples], "\(violations.map(\.description).prefix(3))")
    #expect(violations.count == StageVariant.all.count)
    #expect(violations.allSatisfy { $0.what.contains("beyond 1000000000 no law can be checked") })
  }

  @Test func `a search for jumps that gives up says so`() throws {
    let violations = try TestPreset(
      "push: {animator: restless}", animators: [RestlessAnimator()]
    ).violations()
    #expect(
      Set(violations.map(\.law)) == [.continuity], "\(violations.map(\.description).prefix(3))")
    #expect(
      violations.allSatisfy {
        $0.what
          == "it changes too fast to be searched for jumps: the search gave up after 4000 samples"
      }, "\(violations.map(\.what).prefix(3))")
  }

  @Test func `a presented screen without area violates the law of ends`() throws {
    let violations = try Self.violations(
      """
      present: {tracks: [{layer: to, opacity: {from: 0}}]}
        dismiss: {reverse: present}
      presentation: {style: over-context, frame: [0, 400, container.width, container.height - 400]}
      interaction: {dismiss: {gesture: {pan: down}, progress: gesture.distance / 300, finish: projected(300ms) > 0.3}}
      """, reducedMotion: "none")
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(violations.allSatisfy { $0.variant.size == Size2D(width: 844, height: 390) })
    #expect(
      violations.allSatisfy {
        $0.what == "the presented screen is empty: its frame is 844 × 0 points"
      }, "\(violations.map(\.what).prefix(3))")
  }

  @Test(arguments: [100, 150, 200, 300])
  func `a detent of any height violates no law`(top: Int) throws {
    let violations = try Self.violations(
      """
      present: {tracks: [{layer: to, translate-y: {from: container.height - to.y}}]}
        dismiss: {reverse: present, easing: mirrored}
      presentation:
        style: over-context
        detents:
          medium: [0, \(top), container.width, container.height - \(top)]
          large: [0, 44, container.width, container.height - 44]
      interaction: {dismiss: {gesture: {pan: down}, progress: gesture.distance / 300, finish: projected(300ms) > 0.3, on-cancel: {duration: 400ms}}}
      """, reducedMotion: "none")
    #expect(violations.map(\.description) == [])
  }

  @Test func `a reduced-motion form that moves violates the reduced-motion law`() throws {
    let slide = "push: {tracks: [{layer: to, translate-y: {from: container.height, to: 0}}]}"
    let violations = try Self.violations(slide, reducedMotion: "broken")
    #expect(Set(violations.map(\.law)) == [.reducedMotion])
    #expect(violations.allSatisfy { $0.layer == "to" && $0.json.text().hasPrefix("{\"law\":7,") })
  }

  static let whole = [
    TestPreset.slide,
    // One cut in the middle, at the start, at the end.
    """
    push:
        cut: true
        tracks:
          - {layer: to, duration: 100ms, opacity: {from: 0, to: 0.2}}
          - {layer: to, delay: 100ms, duration: 100ms, opacity: {from: 0.8, to: 1}}
    """,
    "push: {cut: true, tracks: [{layer: to, translate-y: {from: 100, to: 0}}]}",
    "push: {cut: true, tracks: [{layer: to, translate-y: {from: container.height, to: 100}}]}",
    // Chance that is the same to both sides.
    """
    push:
        layers:
          tiles: {snapshot: from, grid: [3, 2], above: to}
          from: {hidden: true}
        tracks:
          - layer: tiles
            translate-x: {to: "(random(seed, item.index) * 2 - 1) * 100"}
            opacity: {to: 0}
    """,
    // Chance that follows the direction.
    """
    push:
        layers:
          tiles: {snapshot: from, grid: [3, 2], above: to}
          from: {hidden: true}
        tracks:
          - layer: tiles
            translate-x: {to: "random(seed, item.index) * 100 * direction"}
            opacity: {to: 0}
    """,
  ]

  @Test(arguments: whole) func `a correct preset violates no law`(transitions: String) throws {
    let violations = try Self.violations(transitions, reducedMotion: "none")
    #expect(violations.isEmpty, "\(violations.map(\.description))")
  }

  @Test(arguments: [
    "{tracks: [{layer: to, translate-y: {from: container.height, to: 0}}]}",
    "{animator: reveal, with: {origin: center}}",
    "{tracks: [{layer: to, corner-radius: {from: 90}, opacity: {from: 0}}]}",
  ])
  func `a presented screen with rounded corners violates no law`(present: String) throws {
    let transitions = """
      present: \(present)
        dismiss: {reverse: present}
      presentation: {style: over-context, frame: [0, 60, container.width, container.height - 60], corner-radius: 24}
      """
    #expect(try Self.violations(transitions, reducedMotion: "none").map(\.description) == [])
  }

  static let frames = [
    "[0, container.height * 0.07, container.width, container.height * 0.93]",
    "[container.width / 7, container.height / 7, container.width * 5 / 7, container.height * 0.61]",
    "[0.1, 0.2, container.width - 0.2, container.height - 0.7]",
    "[container.width * 0.013, container.height * 0.6180339887, container.width * 0.974, container.height * 0.3]",
  ]

  static let presentations = [
    "{tracks: [{layer: to, translate-y: {from: container.height}}]}",
    "{tracks: [{layer: to, center-y: {from: container.height * 1.5}}]}",
    "{tracks: [{layer: to, frame: {from: [to.x, container.height, to.width, to.height / 3]}}]}",
    "{tracks: [{layer: to, anchor: [0.5, 0.9], scale: {from: 0.3}, opacity: {from: 0}}]}",
  ]

  @Test(arguments: frames, presentations)
  func `a presented screen at a fraction of a point violates no law`(frame: String, present: String)
    throws
  {
    let transitions = """
      present: \(present)
        dismiss: {reverse: present}
      presentation: {style: over-context, frame: \(frame)}
      interaction:
        dismiss:
          gesture: {pan: down}
          progress: gesture.translation.y / container.height
          finish: projected(300ms) > 0.3
          tracks: [{layer: from, center-y: "from.center.y + max(gesture.translation.y, 0)"}]
          on-finish: {duration: 200ms, tracks: [{layer: to, center-y: {to: to.height - to.max-y + to.height / 2}}]}
          on-cancel: {duration: 200ms, tracks: [{layer: from, center-y: {to: from.max-y - from.height / 2}}]}
      """
    #expect(try Self.violations(transitions, reducedMotion: "none").map(\.description) == [])
  }

  @Test(arguments: [
    "spring(mass: 1, stiffness: 170, damping: 26)", "spring(damping-ratio: 1)",
    "spring(mass: 1, stiffness: 100, damping: 5)", "spring(mass: 2, stiffness: 300, damping: 300)",
    "spring(mass: 1, stiffness: 170, damping: 26, velocity: -6)", "spring(damping-ratio: 0.2)",
    "spring(damping-ratio: 0.6, velocity: 3)", "spring(duration: 400ms, bounce: 0.3)",
    "spring(duration: 300ms, bounce: -0.4)", "spring(duration: 500ms)",
  ])
  func `a spring of any form violates no law`(easing: String) throws {
    let transitions = """
      push: {tracks: [{layer: to, easing: "\(easing)", translate-y: {from: container.height}}]}
        pop: {reverse: push, easing: mirrored}
      """
    #expect(try Self.violations(transitions, reducedMotion: "none").map(\.description) == [])
  }

  @Test func `ending without the presented screen's corners violates the law of ends`() throws {
    let transitions = """
      present: {tracks: [{layer: to, opacity: {from: 0}, corner-radius: {to: 0}}]}
      presentation: {style: over-context, frame: [0, 60, container.width, container.height - 60], corner-radius: 24}
      """
    let violations = try Self.violations(transitions, reducedMotion: "none")
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description))")
  }

  private static func violations(
    _ transitions: String, reducedMotion: String
  ) throws -> [Violation] {
    try TestPreset(
      transitions, reducedMotion: reducedMotion,
      animators: [EndlessAnimator(), OddAnimator { $0.opacity = 1.5 }, RevealAnimator()]
    )
    .violations()
  }
}

/// An animator whose timeline never ends.
struct EndlessAnimator: Animator {
  let description = AnimatorDescription(id: "endless", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let track = Track(
      layer: 0, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)],
      timing: TrackTiming(duration: 1, iterations: .infinity))
    let screen = Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame))
    do {
      return try Timeline(layers: [screen], tracks: [track])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

/// An animator that changes layers under the screens continuously, but hundreds of times with a vertical start.
struct RestlessAnimator: Animator {
  let description = AnimatorDescription(id: "restless", version: Version(1))

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    // The cube root, whose change hardly shrinks with the interval at its start.
    guard let curve = try? CubicBezier(0, 1.0 / 3, 0, 2.0 / 3) else {
      throw AnimatorFailure("no cube root")
    }
    let cubeRoot = TimingFunction.cubicBezier(curve)
    let shifts = [0.0, 0.25, 0.5]
    let count = 96
    let lights = shifts.indices.map { index in
      Layer(id: "light.\(index)", state: LayerState(frame: stage.container.bounds))
    }
    let flickers = shifts.enumerated().map { index, shift in
      let keyframes = (0..<count).map { at in
        Keyframe(
          offset: (Double(at) + shift) / Double(count), Double(at % 2), easing: cubeRoot)
      }
      let first = shift == 0 ? [] : [Keyframe(offset: 0, 1)]
      return Track(
        layer: index, property: .channels([.opacity]),
        keyframes: first + keyframes + [Keyframe(offset: 1, Double(count % 2))],
        timing: TrackTiming(duration: 1))
    }
    let screens = [
      Layer(id: "from", contents: .live(.from), state: LayerState(frame: stage.from.frame)),
      Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame)),
    ]
    let fade = Track(
      layer: lights.count + 1, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)], timing: TrackTiming(duration: 1))
    do {
      return try Timeline(layers: lights + screens, tracks: flickers + [fade])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

/// An animator that fades the arriving screen in, over a layer in a state of its own.
struct OddAnimator: Animator {
  let description = AnimatorDescription(id: "odd", version: Version(1))
  let change: @Sendable (inout LayerState) -> Void

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var glow = Layer(id: "glow", state: LayerState(frame: stage.container.bounds))
    glow.state.backgroundColor = .white
    change(&glow.state)
    let layers = [
      glow, Layer(id: "from", contents: .live(.from), state: LayerState(frame: stage.from.frame)),
      Layer(id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame)),
    ]
    let fade = Track(
      layer: 2, property: .channels([.opacity]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)], timing: TrackTiming(duration: 1))
    do {
      return try Timeline(layers: layers, tracks: [fade])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
