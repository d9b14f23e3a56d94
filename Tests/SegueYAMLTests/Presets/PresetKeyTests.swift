import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// The keys of a preset beside its transitions.
@Suite struct PresetKeyTests {
  @Test func `reads parameters of seven types`() throws {
    let preset = try PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: An example.
      x-notes: [&note whatever, *note]
      parameters:
        amount: {type: number, default: 50%, range: [0, 1], unit: widths, help: A.}
        reach: {type: length, default: 12pt, range: [0, 100], help: B.}
        tilt: {type: angle, default: 90deg, range: [0deg, 180deg], help: C.}
        pause: {type: duration, default: 0.25s, range: [0s, 900ms], help: D.}
        loud: {type: boolean, default: true, help: E.}
        shape: {type: choice, default: circle, choices: [circle, square], help: F.}
        tint: {type: color, default: '#f00', help: G.}
      transitions:
        push: &same
          animator: [{id: reveal, from-version: 1.2, below-version: '2', requires: [masks]}, other]
          with: {shape: shape, fill: tint, round: loud, size: 2 * reach, angle: tilt, wait: pause, mode: fast}
        tab: *same
        pop: {reverse: push, easing: mirrored, duration: pause * 2}
      reduced-motion: crossfade
      """
    ).preset()
    #expect(preset.parameters.map(\.name).count == 7)
    #expect(preset.defaultParameters.number("tilt") == .pi / 2)
    #expect(preset.defaultParameters.number("pause") == 0.25)
    #expect(preset.defaultParameters.color("tint") == Color(hex: "#ff0000"))
    #expect(preset.operations == [.push, .pop, .tab])
    guard case .forward(let plan)? = preset.transitions[.push] else {
      Issue.record("push is laid out")
      return
    }
    #expect(plan.animators.map(\.id) == ["reveal", "other"])
    #expect(plan.animators.first?.minimum == Version(1, 2))
    #expect(plan.animators.first?.capabilities == ["masks"])
    #expect(plan.settings["shape"] == .choice("shape"))
    #expect(plan.settings["fill"] == .color(.parameter("tint")))
    #expect(plan.settings["mode"] == .choice("fast"))
    guard case .condition? = plan.settings["round"] else {
      Issue.record("a boolean parameter is a condition")
      return
    }
    guard case .reverse(let reverse)? = preset.transitions[.pop] else {
      Issue.record("pop is turned round")
      return
    }
    #expect(reverse.easing == .mirrored && reverse.duration != nil)
  }

  @Test func `a reversed transition can mirror its easing and set its duration`() throws {
    let text = PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: An example.
      transitions:
        push: {duration: 1s, easing: ease-in, tracks: [{layer: to, opacity: {from: 0, to: 1}}]}
        pop: {reverse: push, easing: mirrored, duration: 500ms}
        present: {duration: 1s, easing: ease-in, tracks: [{layer: to, opacity: {from: 0, to: 1}}]}
        dismiss: {reverse: present}
      reduced-motion: none
      """)
    let preset = try text.preset()
    let pop = try preset.timeline(.pop, on: .phone)
    #expect(pop.duration == 0.5)
    #expect(agree(try pop.state("from", at: 0.1).opacity, Curves.easeIn(0.8)))
    let dismiss = try preset.timeline(.dismiss, on: .phone)
    #expect(agree(try dismiss.state("from", at: 0.2).opacity, 1 - Curves.easeIn(0.2)))
  }

  @Test func `a child inherits each key that it omits`() throws {
    let parent = try PresetText(
      """
      schema: 1
      id: example
      name: Parent
      summary: A parent.
      tags: [a]
      aliases: [older]
      elements: [photo]
      requires: [source, element.photo]
      fallback: cover
      parameters:
        near: {type: number, default: 1, range: [0, 2], help: A.}
        far: {type: number, default: 1, range: [0, 2], help: B.}
      transitions:
        push: {tracks: [{layer: to, opacity: {from: near / 2}, z: {from: element.photo.width * far}}]}
        pop: {reverse: push}
      interaction:
        pop: {gesture: {edge-pan: leading}, progress: 0.5, finish: true}
      reduced-motion: none
      """
    ).preset()
    let child = try PresetText(
      """
      schema: 1
      id: example
      extends: example
      name: Child
      elements: [title]
      parameters:
        near: {type: number, default: 2, range: [0, 2], help: C.}
        more: {type: number, default: 7, range: [0, 9], help: D.}
      transitions: {pop: {tracks: [{layer: from, opacity: {to: far}}]}}
      """
    ).preset(parent: parent)
    #expect(child.name == "Child" && child.summary == "A parent.")
    #expect(child.aliases == [] && child.tags == ["a"])
    #expect(child.elements == ["photo", "title"])
    #expect(child.requirements == [.source, .element("photo")])
    #expect(child.fallback == "cover" && child.reducedMotion == .none)
    #expect(child.defaultParameters.number("near") == 2)
    #expect(child.defaultParameters.number("far") == 1)
    #expect(child.interactions[.pop] != nil)
    var stage = Stage.phone
    stage.elements["photo"] = Stage.ElementPair(
      from: Stage.Element(frame: Rect2D(x: 0, y: 0, width: 30, height: 40)))
    // The parent's formulas read the child's values, wherever new parameters and elements stand.
    let state = try child.timeline(.push, on: stage).state("to", at: 0)
    #expect(state.opacity == 1 && state.zPosition == 30)
  }

  @Test func `a presentation sets the style, frame and presenter's state`() throws {
    let preset = try PresetText.root(
      """
      parameters: {lift: {type: length, default: 15, range: [0, 50], help: A.}}
      presentation:
        style: over-context
        backdrop: '#00000080'
        backdrop-opacity: 0.5
        background: black
        frame: [0, lift * 4, container.width, container.height - lift * 4]
        corner-radius: lift - 5
        while-presented: {translate-y: -lift, scale: 0.9, opacity: 0.5, background: white}
      """
    ).preset()
    let plan = try #require(preset.presentation)
    let (values, scope) = (preset.defaultParameters, preset.scope)
    let standing = plan.presentation(on: .phone, parameters: values, scope: scope)
    #expect(standing.style == .overContext && standing.background == .black)
    #expect(agree(standing.backdrop.alpha, 128.0 / 255 / 2))
    #expect(
      standing.whilePresented == [
        .translationY: -15, .scaleX: 0.9, .scaleY: 0.9, .opacity: 0.5, .backgroundRed: 1,
        .backgroundGreen: 1, .backgroundBlue: 1, .backgroundAlpha: 1,
      ])
    #expect(
      plan.finalFrame(on: .phone, parameters: values, scope: scope)
        == Rect2D(x: 0, y: 60, width: 400, height: 740))
    #expect(plan.finalCornerRadius(on: .phone, parameters: values, scope: scope) == 10)
  }

  @Test(arguments: [
    ("pinch", InteractionPlan.Gesture.pinch), ("{pan: any}", .pan(.any)),
    ("{pan: horizontal}", .pan(.horizontal)), ("{pan: vertical}", .pan(.vertical)),
    ("{pan: up}", .pan(.up)), ("{pan: down}", .pan(.down)), ("{pan: leading}", .pan(.leading)),
    ("{pan: trailing}", .pan(.trailing)), ("{edge-pan: leading}", .edgePan(.leading)),
    ("{edge-pan: trailing}", .edgePan(.trailing)), ("{edge-pan: top}", .edgePan(.top)),
    ("{edge-pan: bottom}", .edgePan(.bottom)), ("{overscroll: top}", .overscroll(.top)),
    ("{overscroll: bottom}", .overscroll(.bottom)),
  ])
  func `every gesture accepts every key`(gesture: String, expected: InteractionPlan.Gesture) throws
  {
    let preset = try PresetText.interaction(
      """
      gesture: \(gesture), begin: gesture.speed >= 0, recognize: scroll.at-top,
          progress: gesture.distance / container.width, finish: progress > 0.5 or gesture.speed > 600,
          cancel: gesture.distance < 0, hand-over: velocity,
          tracks: [{layer: to, opacity: 1 - progress}],
          on-finish: {speed: 0.99, easing: ease-out},
          on-cancel: {duration: progress * 1s, layers: {veil: {color: black}}, sequence: [
            {duration: 100ms, tracks: [{layer: veil, opacity: {to: 0}}]},
            {duration: 200ms, tracks: [{layer: to, opacity: {to: 1}}]}]}
      """
    ).preset()
    let plan = try #require(preset.interactions[.push])
    #expect(plan.gesture == expected && plan.handsVelocityOver && plan.tracks.count == 1)
    #expect(plan.begin != nil && plan.recognize != nil && plan.cancel != nil)
    #expect(plan.onFinish.speed?.constantValue == 0.99 && plan.onFinish.choreography == nil)
    #expect(plan.onCancel.choreography?.phase.allTrackCount == 2)
  }

  @Test func `declarations reach the timeline`() throws {
    let push = try PresetText.push(
      "starts-at: source, ends-at: source, cut: true, tracks: [{layer: to, opacity: 1}]"
    ).preset().push()
    #expect(
      push.declarations
        == Timeline.Declarations(startsAtSource: true, endsAtSource: true, hasCut: true))
  }
}

extension PhasePlan {
  fileprivate var allTrackCount: Int {
    switch parts {
    case .tracks(let tracks): tracks.count
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.reduce(0) { $0 + $1.allTrackCount }
    case .animator: 0
    }
  }
}
