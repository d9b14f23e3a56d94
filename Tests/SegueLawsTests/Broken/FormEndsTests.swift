import SegueTimeline
import Testing

@testable import SegueLaws

/// Law 1 in every form: what is shown in place of a preset begins and ends like the preset's own screens.
@Suite struct `Ends of forms` {
  private static let own = """
    present: {tracks: [{layer: to, translate-y: {from: container.height}}, {layer: backdrop, opacity: {from: 0}}]}
      dismiss: {reverse: present}
    presentation: {style: over-context, backdrop: '#000000c0'}
    """

  private static let kept = """
    present:
        tracks:
          - {layer: to, translate-y: {from: container.height}}
          - {layer: from, opacity: {to: 0.5}, scale: {to: 0.9}}
      dismiss: {reverse: present}
    presentation: {style: over-context, while-presented: {opacity: 0.5, scale: 0.9}}
    """

  private static let simple =
    "present: {tracks: [{layer: to, opacity: {from: 0}}]}\n  dismiss: {reverse: present}"

  private static let whole = """
    present:
        layers: {arrival: {group: flat, members: [covered, backdrop, to]}}
        tracks: [{layer: arrival, opacity: {from: 0, to: 1}}]
      dismiss: {reverse: present}
    """

  @Test(arguments: [own, kept])
  func `a reduced-motion form that leaves something out violates the law of ends`(preset: String)
    throws
  {
    let violations = try TestPreset(preset, reducedMotion: "form", form: Self.simple).violations()
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(Set(violations.map(\.operation)) == [.present, .dismiss])
    #expect(violations.allSatisfy { $0.variant.reducesMotion && !$0.variant.isDark })
    #expect(Set(violations.map(\.variant.size)) == Set(StageVariant.sizes))
  }

  @Test(arguments: [own, kept])
  func `a crossfade of everything violates no law`(preset: String) throws {
    let violations = try TestPreset(preset, reducedMotion: "form", form: Self.whole).violations()
    #expect(violations.map(\.description) == [])
  }

  @Test func `a dark form that ends elsewhere violates the law of ends`() throws {
    let violations = try TestPreset(
      "push: {tracks: [{layer: to, translate-x: {from: container.width * direction, to: \"if(dark, 9, 0) * direction\"}}]}"
    ).violations()
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(violations.allSatisfy { $0.variant.isDark && !$0.variant.reducesMotion })
  }

  @Test(arguments: [false, true])
  func `a dark sheet with a little too little behind it violates the law of ends`(hasDot: Bool)
    throws
  {
    let dot =
      "layers: {dot: {color: '#ff0000', above: from, frame: [20, container.height - 20, 4, 4]}}"
    let violations = try TestPreset(
      """
      present:
          \(hasDot ? dot : "")
          tracks:
            \(hasDot ? "- {layer: dot, opacity: {from: 0}}" : "")
            - {layer: to, translate-y: {from: container.height}}
            - {layer: from, opacity: {to: "if(dark, 0.74, 0.8)"}}
      presentation: {style: over-context, while-presented: {opacity: 0.8}}
      """
    ).violations()
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(violations.count == StageVariant.all.count)
    #expect(violations.allSatisfy { $0.variant.isDark && $0.what.contains("'from'") })
  }

  @Test func `a form without a timeline violates the law of completion`() throws {
    let preset = try TestPreset(
      "push: {animator: light-only}", animators: [ConditionalAnimator { !$0.traits.isDark }])
    let violations = preset.violations()
    #expect(
      Set(violations.map(\.law)) == [.completion], "\(violations.map(\.description).prefix(3))")
    #expect(violations.count == StageVariant.all.count)
    #expect(
      violations.allSatisfy {
        $0.variant.isDark && $0.what == "cannot create a timeline: there is none here"
      })
  }

  @Test func `a fallback that runs only without a source is checked`() throws {
    let crossfade = """
      present:
          layers: {arrival: {group: flat, members: [covered, backdrop, to]}}
          tracks: [{layer: arrival, opacity: {from: 0, to: 1}}]
      """
    let presentation = "presentation: {style: over-context, while-presented: {opacity: 0.8}}"
    let preset = try TestPreset(
      "\(crossfade)\n\(presentation)\nrequires: [source]\nfallback: form",
      form: """
        present: {tracks: [{layer: to, translate-y: {from: container.height}}, {layer: from, opacity: {to: 0.4}}]}
        \(presentation)
        """)
    let violations = preset.violations()
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(Set(violations.map(\.variant)).count == StageVariant.all.count / 2)
    #expect(violations.allSatisfy { !$0.variant.knowsSource })
  }

  @Test func `a sheet shows what is behind it at the end`() throws {
    let violations = try TestPreset(
      """
      present: {tracks: [{layer: to, translate-y: {from: container.height}}, {layer: from, opacity: {to: 0.4}}]}
      presentation: {style: over-context, while-presented: {opacity: 0.8}}
      """
    ).violations()
    #expect(Set(violations.map(\.law)) == [.ends], "\(violations.map(\.description).prefix(3))")
    #expect(violations.allSatisfy { $0.what.contains("not look like the screens after it: at") })
  }
}

/// An animator that fades the arriving screen in, on some stages only.
private struct ConditionalAnimator: Animator {
  let description = AnimatorDescription(id: "light-only", version: Version(1))
  let isPossible: @Sendable (Stage) -> Bool

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    guard isPossible(stage) else { throw AnimatorFailure("there is none here") }
    return try OddAnimator { $0.opacity = 1 }.timeline(for: stage, parameters: parameters)
  }
}
