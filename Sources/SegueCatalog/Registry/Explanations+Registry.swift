extension Explanation {
  /// What can be wrong between presets, rules and animators that are each sound.
  ///
  /// Where an example takes several files, a comment names each.
  package static let registry = [
    Explanation(
      .duplicatePreset, what: "Two presets of one catalogue have the same id.",
      why: "only one can be found by it; the first is, whatever the second was meant for.",
      failing: "# fade/dissolve.yaml\nid: dissolve\n# slide/dissolve.yaml\nid: dissolve",
      fixed: "# fade/dissolve.yaml\nid: dissolve\n# slide/dissolve-slide.yaml\nid: dissolve-slide"),
    Explanation(
      .shadowedPreset,
      what: "A preset hides one of the same id in a catalogue that is searched later.",
      why: "this is how a shipped preset is replaced, and worth knowing where it was not meant.",
      failing: "# ./catalog/cube.yaml, searched first\nid: cube\n# installed/cube.yaml\nid: cube",
      fixed: "# ./catalog/my-cube.yaml\nid: my-cube\n# installed/cube.yaml\nid: cube"),
    Explanation(
      .aliasClash, what: "An alias of a preset is another preset's id or alias.",
      why: "the alias finds the other one.",
      failing: "# slide.yaml\nid: slide\n# fade.yaml\nid: fade\naliases: [slide]",
      fixed: "# slide.yaml\nid: slide\n# fade.yaml\nid: fade\naliases: [dissolve]"),
    Explanation(
      .unknownPreset,
      what: "A fallback, a reduced-motion form or a rule names a preset that is not there.",
      why: "when it is needed there would be nothing to show.",
      failing: "id: zoom\nreduced-motion: crosfade", fixed: "id: zoom\nreduced-motion: crossfade"),
    Explanation(
      .renamedPreset, what: "A preset is named by an id that it had before.",
      why: "aliases keep old files working, and may go one day.",
      failing:
        "# crossfade.yaml\nid: crossfade\naliases: [fade]\n# zoom.yaml\nreduced-motion: fade",
      fixed:
        "# crossfade.yaml\nid: crossfade\naliases: [fade]\n# zoom.yaml\nreduced-motion: crossfade"
    ),
    Explanation(
      .circularReference,
      what: "Fallbacks, or reduced-motion forms, lead back to where they began.",
      why: "where none of them can run, the search for one that can has no end.",
      failing: "# a.yaml\nid: a\nfallback: b\n# b.yaml\nid: b\nfallback: a",
      fixed: "# a.yaml\nid: a\nfallback: b\n# b.yaml\nid: b"),
    Explanation(
      .unknownAnimator, what: "A preset names an animator that nothing provides.",
      why: "it falls back, or is passed over; perhaps a plugin is missing.",
      failing: "transitions:\n  push: {animator: revael}",
      fixed: "transitions:\n  push: {animator: reveal}"),
    Explanation(
      .unknownSetting, what: "A preset sets a parameter that its animator does not have.",
      why: "the value has no effect.",
      failing: "transitions:\n  push: {animator: reveal, with: {shaep: circle}}",
      fixed: "transitions:\n  push: {animator: reveal, with: {shape: circle}}"),
    Explanation(
      .tiedRules,
      what: "Two rules about the same screens with the same priority name different presets.",
      why: "nothing but the order of their ids decides, which nobody reads as a decision.",
      failing: "- {operation: push, preset: cube}\n- {operation: push, preset: slide}",
      fixed: "- {operation: push, preset: cube}\n- {operation: push, preset: slide, priority: 1}"),
    Explanation(
      .unsupportedOperation, what: "A rule names a preset that does not accompany its operation.",
      why: "the rule never wins.",
      failing: "# a preset with push and pop\n- {operation: tab, preset: cube}",
      fixed: "# a preset with push and pop\n- {operation: push, preset: cube}"),
  ]
}
