package import SegueDiagnostics

extension Explanation {
  /// The laws: what `segue validate --laws` reports.
  package static let laws =
    timelines.map { $0.read(as: .laws) }
    + [samples, completion].map { $0.read(as: .animators) } + [export.read(as: .exporters)]

  private static let timelines = [
    Explanation(
      Law.release.code,
      what: "A clear flick does not finish an interaction, or a clear throw back does.",
      why: """
        A hand that lets go at speed expects the screen to go on that way: this is how scrolling behaves, too. A rule \
        such as 'progress > 0.5 or gesture.speed > 600' counts speed only forward, so that a screen which is thrown \
        back finishes. 'projected(200ms)' is where the finger's speed would take the progress in that time, in either \
        direction. A flick or throw is clear from two lengths of the container in a second. 'flick: ignored' declares \
        that only the place counts where the finger is lifted, and 'finish: false' that no lifted finger finishes.
        """,
      failing: pull("on-finish: {duration: 200ms}", finish: "progress > 0.3"),
      fixed: pull("on-finish: {duration: 200ms}")),
    Explanation(
      Law.ends.code,
      what: "The first or last frame of a transition differs from the screens before or after it.",
      why: """
        When the transition begins or completes, the real screens are shown, so that any difference is a visible \
        jump. This holds for every user: with reduced motion, in dark appearance and from right to left, too. Only \
        'starts-at: source', 'ends-at: source' and 'cut: true' declare exceptions.
        """,
      failing: preset(
        "push: {tracks: [{layer: to, translate-y: {from: container.height, to: 8}}]}"),
      fixed: preset("push: {tracks: [{layer: to, translate-y: {from: container.height}}]}")),
    Explanation(
      Law.restoration.code,
      what: "After a cancelled transition, something is not as it was before.",
      why: "The layers would jump when the containers restore their views.",
      failing: pull("on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 4}}]}"),
      fixed: pull("on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 0}}]}")),
    Explanation(
      Law.reversal.code,
      what: "A reversed transition is not the original one played backward.",
      why: """
        Where two tracks write the same values, the later one wins. Reversed, the other one is later. Easings do not \
        count.
        """,
      failing: preset(
        """
        push:
            tracks:
              - {layer: to, duration: 200ms, translate-y: {from: container.height, to: 0}}
              - {layer: to, delay: 100ms, duration: 200ms, composite: add, translate-y: {keyframes: {0%: 0, 25%: 20, 50%: 0, 100%: 0}}}
          pop: {reverse: push}
        """),
      fixed: preset(
        """
        push: {duration: 300ms, tracks: [{layer: to, translate-y: {from: container.height}}]}
          pop: {reverse: push}
        """)),
    Explanation(
      Law.continuity.code, what: "A value or the picture jumps.",
      why: """
        Between two frames everything moves a little. Declared cuts, steps, discrete keyframes and conditions may \
        jump. Small jumps within fast motion can go unnoticed: a jump is found if it exceeds a quarter of the value's \
        other change within about a hundredth of the transition, or 11/16 if it goes against that motion.
        """,
      failing: preset(
        """
        push:
            tracks:
              - {layer: to, duration: 100ms, opacity: {from: 0, to: 0.2}}
              - {layer: to, delay: 100ms, duration: 100ms, opacity: {from: 0.8, to: 1}}
        """),
      fixed: preset(
        """
        push:
            tracks:
              - {layer: to, duration: 100ms, opacity: {from: 0, to: 0.2}}
              - {layer: to, delay: 100ms, duration: 100ms, opacity: {from: 0.2, to: 1}}
        """)),
    Explanation(
      Law.reducedMotion.code, what: "The reduced-motion form of a preset moves something.",
      why: "Motion makes some people ill; they have asked for none. A crossfade moves nothing.",
      failing: preset(slide, reducedMotion: "example"), fixed: preset(slide)),
    Explanation(
      Law.mirroring.code,
      what:
        "From right to left, the transition is not the mirror image of itself from left to right.",
      why:
        "What comes from the trailing edge must come from the left where text runs from the right.",
      failing: preset("push: {tracks: [{layer: to, translate-x: {from: container.width}}]}"),
      fixed: preset(
        "push: {tracks: [{layer: to, translate-x: {from: container.width * direction}}]}")),
  ]

  private static let samples = Explanation(
    Law.samples.code, what: "A value is not finite or out of its range at some time.",
    why: """
      Different devices would show different things. The numbers of presets are brought within their ranges; an \
      animator in code must do this itself.
      """,
    failing: Example(
      shown: "an animator in code that gives a layer an opacity of 1.5", bytes: Array("1.5".utf8)),
    fixed: Example(
      shown: "the same animator, with an opacity of 1", bytes: Array("1".utf8)))

  private static let completion = Explanation(
    Law.completion.code, what: "A transition or an interaction does not complete.",
    why: """
      The app would stop responding to touches. The durations of presets are bounded; an animator in code must \
      ensure this itself, also without a source, in an empty container and without a view.
      """,
    failing: Example(
      shown: "an animator in code whose motion repeats forever", bytes: Array("endless".utf8)),
    fixed: Example(shown: "the same animator, which moves once", bytes: Array("1".utf8)))

  private static let export = Explanation(
    Law.export.code, what: "An exported file leaves something out, and does not report it.",
    why: """
      Whoever exports a transition must know what the format cannot express. No preset can break this law, only an \
      exporter.
      """,
    failing: Example(
      shown: "an exporter that leaves out the motion of a layer", bytes: Array("silent".utf8)),
    fixed: Example(
      shown: "the same exporter, which animates the layer or reports the loss",
      bytes: Array("complete".utf8)))

  private static let slide = "push: {tracks: [{layer: to, translate-y: {from: container.height}}]}"

  private static func preset(_ transitions: String, reducedMotion: String = "none") -> String {
    """
    schema: 1
    id: example
    name: Example
    summary: An example.
    transitions:
      \(transitions)
    reduced-motion: \(reducedMotion)
    """
  }

  /// A screen that is pulled down, and what follows.
  private static func pull(_ completion: String, finish: String = "projected(300ms) > 0.3")
    -> String
  {
    preset(
      """
      pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}
      interaction:
        pop:
          gesture: {pan: down}
          progress: gesture.translation.y / container.height
          finish: \(finish)
          tracks: [{layer: from, translate-y: "max(gesture.translation.y, 0)"}]
          \(completion)
      """)
  }
}

extension Explanation.Reading {
  /// A preset, checked against the laws.
  package static let laws = Explanation.Reading("laws")
  /// The opacity that an animator gives a layer, or the word for one that never ends, checked against the laws.
  package static let animators = Explanation.Reading("animators")
  /// The word for an exporter, checked against the law about exporters.
  package static let exporters = Explanation.Reading("exporters")
}
