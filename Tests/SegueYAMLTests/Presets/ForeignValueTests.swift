import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueExpressions

/// What people write who come from CSS, UIKit, SwiftUI, Framer Motion and Lottie: each message says what to write
/// instead, and with that in its place the preset is valid.
@Suite struct ForeignValueTests {
  /// A preset in which `«…»` marks what is replaced by what the help says.
  private func check(_ preset: (String) -> PresetText, _ marked: String, _ instead: String) throws {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let written = marked[marked.index(after: start)..<end]
    let faulty = marked[..<start] + written + marked[marked.index(after: end)...]
    let found = preset(String(faulty)).read().diagnostics.shown
    #expect(found.contains { $0.help?.contains(instead) ?? false }, "\(found)")
    let corrected = marked[..<start] + instead + marked[marked.index(after: end)...]
    let left = preset(String(corrected)).read().diagnostics
    #expect(left.shown.filter { $0.severity == .error }.isEmpty, "\(left.text(.oneLine))")
  }

  @Test(arguments: [
    // Lists, arrows and words for a motion.
    ("opacity: «[0, 1]»", "{from: 0, to: 1}"),
    ("opacity: «0 -> 1»", "{from: 0, to: 1}"), ("opacity: «0 → 1»", "{from: 0, to: 1}"),
    ("opacity: «0 => 1»", "{from: 0, to: 1}"), ("opacity: «0..1»", "{from: 0, to: 1}"),
    ("opacity: «0 1»", "{from: 0, to: 1}"),
    ("rotate-z: «0deg 90deg 45deg»", "{keyframes: {0%: 0deg, 50%: 90deg, 100%: 45deg}}"),
    ("opacity: «0 to 1»", "{from: 0, to: 1}"), ("opacity: «from 0 to 1»", "{from: 0, to: 1}"),
    ("scale: «[0.9, 1.1, 1]»", "{keyframes: {0%: 0.9, 50%: 1.1, 100%: 1}}"),
    ("rotate-z: «[0deg, 45deg]»", "{from: 0deg, to: 45deg}"),
    ("opacity: {keyframes: «[0, 0.5, 1]»}", "{0%: 0, 50%: 0.5, 100%: 1}"),
    (
      "opacity: {keyframes: «[{offset: 0, value: 0}, {offset: 1, value: 1}]»}", "{0%: 0, 100%: 1}"
    ),
    ("opacity: {keyframes: {«from»: 0, 100%: 1}}", "0%"),
    ("opacity: {keyframes: {0%: 0, «to»: 1}}", "100%"),
    ("opacity: {keyframes: {0%: 0, «0.25»: 1}}", "25%"),
    ("opacity: {keyframes: {0%: 0, «40»: 1}}", "40%"),
    ("opacity: «{0%: 0, 100%: 1}»", "{keyframes: {0%: 0, 100%: 1}}"),
    (
      "opacity: «{0%: 0, 100%: 1, easing: linear}»", "{keyframes: {0%: 0, 100%: 1}, easing: linear}"
    ),
    ("opacity: {from: 0, «animate»: 1}", "to"),
    ("opacity: «50»", "0.5"),
    ("«keyframes: {0%: {opacity: 0}, 100%: {opacity: 1}}»", "opacity: {from: 0, to: 1}"),
    (
      "«keyframes: {from: {alpha: 0, scale: 0.9}, 40%: {alpha: 0.5}, to: {alpha: 1, scale: 1}}»",
      "opacity: {keyframes: {0%: 0, 40%: 0.5, 100%: 1}}, scale: {from: 0.9, to: 1}"
    ),
    (
      "«keyframes: [{opacity: 0}, {opacity: 0.2}, {opacity: 1}]»",
      "opacity: {keyframes: {0%: 0, 50%: 0.2, 100%: 1}}"
    ),
    // CSS transforms.
    ("«transform: scale(0.9)»", "scale: {from: 0.9}"),
    ("«transform: 'scale(0.9, 0.8)'»", "scale-x: {from: 0.9}, scale-y: {from: 0.8}"),
    ("«transform: translateX(20px)»", "translate-x: {from: 20}"),
    ("«transform: translateY(-50%)»", "translate-y: {from: container.height * -0.5}"),
    ("«transform: 'translate(10px, 20px)'»", "translate-x: {from: 10}, translate-y: {from: 20}"),
    ("«transform: rotate(45deg)»", "rotate-z: {from: 45deg}"),
    ("«transform: rotateY(0.5turn)»", "rotate-y: {from: 180deg}"),
    ("«transform: 'CGAffineTransform(scaleX: 0.9, y: 0.9)'»", "scale: {from: 0.9}"),
    (
      "transform: «'translate(10px) scale(0.9)'»",
      "[{scale: [0.9, 0.9, 1]}, {translate: [10, 0, 0]}]"
    ),
    ("transform: {from: «scale(0.9)»}", "[{scale: [0.9, 0.9, 1]}]"),
    ("transform: «translate(10px, 20px)»", "[{translate: [10, 20, 0]}]"),
    ("opacity: {from: 0}, anchor: «top left»", "[0, 0]"),
    ("opacity: {from: 0}, anchor: «center»", "[0.5, 0.5]"),
    ("size: {from: «100»}", "[100, 100]"),
    // Endless animations.
    ("opacity: {from: 0}, iterations: «infinite»", "3"),
    ("opacity: {from: 0}, iterations: «.infinity»", "3"),
    ("opacity: {from: 0}, iterations: «.inf»", "3"),
    ("opacity: {from: 0}, iterations: «-1»", "3"),
    // Lengths and variables.
    ("translate-x: {from: «width»}", "container.width"),
    ("translate-x: {from: «screen.width»}", "container.width"),
    ("translate-x: {from: «UIScreen.main.bounds.width»}", "container.width"),
    ("translate-y: {from: «view.bounds.size.height»}", "container.height"),
    ("translate-x: {from: «toView.frame.width»}", "to.width"),
    ("translate-x: {from: «50vw»}", "container.width * 0.5"),
    ("translate-y: {from: «100vh»}", "container.height"),
    ("translate-y: {from: «100%»}", "container.height"),
    ("translate-x: {from: «source.frame.x»}", "source.x"),
    ("translate-x: {from: «source.frame»}", "source.x"),
    ("translate-x: {from: «source.frame.midX»}", "source.center.x"),
    ("translate-x: {from: «sourceView.frame.origin.y»}", "source.y"),
    ("translate-x: {from: container.width * «dir»}", "direction"),
    // Colors.
    ("background: «'rgba(0, 0, 0, 0.5)'»", "'#00000080'"),
    ("background: «rgba(0, 0, 0, 0.5)»", "'#00000080'"),
    ("background: {from: «'rgb(10 132 255 / 50%)'»}", "'#0a84ff80'"),
    ("background: «'hsl(120, 100%, 50%)'»", "'#00ff00'"),
    ("background: «rebeccapurple»", "'#663399'"), ("background: «UIColor.red»", "'#ff0000'"),
    ("background: «.systemBlue»", "'#007aff'"), ("background: «'0xff8800'»", "'#ff8800'"),
    ("background: «transparent»", "clear"),
    // Easings.
    ("opacity: {from: 0}, easing: «[0.4, 0, 0.2, 1]»", "'cubic-bezier(0.4, 0, 0.2, 1)'"),
    (
      "opacity: {from: 0}, easing: «{type: spring, stiffness: 300, damping: 30}»",
      "'spring(mass: 1, stiffness: 300, damping: 30)'"
    ),
    ("opacity: {from: 0}, easing: «UIView.AnimationCurve.easeInOut»", "ease-in-out"),
    ("opacity: {from: 0}, «timing-function»: ease", "easing"),
    (
      "opacity: {from: 0}, easing: «'spring(response: 0.4, dampingFraction: 0.8)'»",
      "'spring(duration: 400ms, bounce: 0.2)'"
    ),
    (
      "opacity: {from: 0}, easing: «'.spring(response: 0.55, dampingFraction: 1.25, blendDuration: 0)'»",
      "'spring(duration: 550ms, bounce: -0.2)'"
    ),
    (
      "opacity: {from: 0}, easing: «'spring(dampingFraction: 0.7)'»",
      "'spring(duration: 500ms, bounce: 0.3)'"
    ),
    (
      "opacity: {from: 0}, easing: «'interactiveSpring(response: 0.2)'»",
      "'spring(duration: 200ms, bounce: 0.14)'"
    ),
    // Modifiers of SwiftUI.
    ("«scaleEffect»: {from: 0.9}", "scale"), ("«rotationEffect»: {from: 9deg}", "rotate-z"),
    ("«rotation3DEffect»: {from: 9deg}", "rotate-y"),
    ("opacity: {from: 0}, «spring»: ease", "easing"),
    ("«lift»: {from: 300}", "translate-z"),
  ])
  func `a property of another system`(marked: String, instead: String) throws {
    try check({ .track("layer: to, \($0)") }, marked, instead)
  }

  @Test(arguments: [
    ("toView", "to"), ("toViewController", "to"), ("to.view", "to"), ("incoming", "to"),
    ("fromView", "from"), ("fromVC", "from"), ("outgoing", "from"), ("presentingView", "from"),
    ("dimmingView", "dimming"), ("overlay", "dimming"),
  ])
  func `a view of another system`(name: String, instead: String) throws {
    try check({ .track("layer: \($0), opacity: {from: 0}") }, "«\(name)»", instead)
  }

  @Test func `an element without its family`() throws {
    try check(
      { .track("layer: \($0), opacity: {from: 0}", "elements: [title]") }, "«Title»",
      "element.title")
  }

  @Test(arguments: [
    ("pop: «reverse»", "{reverse: push}"), ("pop: «reverse push»", "{reverse: push}"),
    ("pop: «push»", "{reverse: push}"), ("pop: «auto»", "{reverse: push}"),
    ("pop: {reverse: «true»}", "push"), ("«back»: {reverse: push}", "pop"),
  ])
  func `the way back`(marked: String, instead: String) throws {
    try check(
      {
        PresetText(
          """
          schema: 1
          id: example
          name: Example
          summary: An example.
          transitions:
            push: {tracks: [{layer: to, opacity: {from: 0}}]}
            \($0)
          reduced-motion: none

          """)
      }, marked, instead)
  }

  @Test(
    arguments: [
      (
        "parameters: {lift: «300»}",
        "{type: number, default: 300, range: [0, 600], help: What it does.}"
      ),
      (
        "parameters: {time: «300ms»}",
        "{type: duration, default: 300ms, range: [0s, 10s], help: What it does.}"
      ),
      ("parameters: {on: «true»}", "{type: boolean, default: true, help: What it does.}"),
      ("parameters: {tint: «red»}", "{type: color, default: '#ff0000', help: What it does.}"),
      ("tags: [«Card Stack»]", "card-stack"),
      (
        "interaction: {push: «swipe»}",
        "{gesture: {pan: any}, progress: gesture.distance / container.width, finish: progress > 0.5}"
      ),
      (
        "interaction: {push: {gesture: {pan: up}, progress: «translation», finish: true}}",
        "gesture.distance"
      ),
      (
        "interaction: {push: {gesture: {pan: up}, progress: 0.5, finish: «50%»}}", "progress > 50%"
      ),
    ])
  func `keys of the root`(marked: String, instead: String) throws {
    try check({ .root($0) }, marked, instead)
  }

  @Test(arguments: [
    ("true", "crossfade"), ("crossFade", "crossfade"), ("crossDissolve", "crossfade"),
    ("false", "none"),
  ])
  func `reduced motion`(written: String, instead: String) throws {
    let text = PresetText.root("").text
    let found = PresetText(text.replacing("motion: none", with: "motion: \(written)")).read()
    #expect(found.diagnostics.shown.map(\.help) == ["write '\(instead)'"])
  }

  @Test func `a parameter of the parent gets another default`() {
    let text = """
      schema: 1
      id: example
      extends: base
      parameters: {lift: 300}

      """
    #expect(
      PresetText(text).read().diagnostics.shown.compactMap(\.help) == ["write {default: 300}"])
  }

  @Test(arguments: [
    (
      "flipHorizontal",
      "to begin from a preset, write 'extends: flip' in place of 'transitions'"
    ),
    ("[{layer: to}]", "put the list under a key of its own: {duration: 350ms, tracks: […]}"),
  ])
  func `a transition that is none`(written: String, help: String) {
    let text = PresetText.root("").text
    let found = PresetText(
      text.replacing("{tracks: [{layer: to, opacity: {from: 0}}]}", with: written)
    ).read().diagnostics.shown
    #expect(found.map(\.help) == [help])
  }
}

/// Colors of other systems.
@Suite struct ForeignColorTests {
  @Test(
    arguments: [
      ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(210deg 50% 40%)", "#336699"),
      ("hsla(-120, 100%, 25%, 0.25)", "#00008040"), ("rgb(100%, 0%, 50%)", "#ff0080"),
      ("RGBA(300, -5, 0, 2)", "#ff0000"), ("Color.mint", nil), ("rgb(1, 2)", nil),
      ("hsl(a, 1%, 1%)", nil), ("rgb(nan, 0, 0)", nil), ("tomato", "#ff6347"), ("fff", "#fff"),
      ("", nil), ("(", nil), (")", nil), ("rgb(", nil),
    ] as [(String, String?)])
  func `a color`(written: String, digits: String?) {
    #expect(ForeignColor.text(for: written) == digits)
  }
}
