package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about presets and rules that are valid individually but not together.
  package static let catalogs = (ids + references).map { $0.read(as: .catalog) }

  private static let ids = [
    Explanation(
      "catalog/unreadable", what: "A file or folder of a catalog cannot be read.",
      why: "Presets would be silently missing from the catalog.",
      failing: "# folder: fade/example.yaml\n",
      fixed: "# file: fade/example.yaml\n" + preset("license: MIT")),
    Explanation(
      "catalog/duplicate-family", what: "A file of families lists a family twice.",
      why: "Its title and its place in lists would be in doubt.",
      failing: families("slide", "slide"), fixed: families("slide", "fade")),
    Explanation(
      "registry/duplicate-preset", what: "Two presets in one catalog have the same id.",
      why: "Only one of them can be found by its id.",
      failing: file("fade/fade.yaml") + file("slide/fade.yaml"),
      fixed: file("fade/fade.yaml") + file("slide/slide.yaml")),
    Explanation(
      "registry/shadowed-preset",
      what: "A preset shadows one with the same id in a catalog that is searched later.",
      why:
        "This is how you replace a preset of an installed catalog, but it should not happen by accident.",
      failing: file("mine/fade/fade.yaml") + file("theirs/fade/fade.yaml"),
      fixed: file("mine/fade/my-fade.yaml") + file("theirs/fade/fade.yaml")),
    Explanation(
      "registry/alias-clash", what: "An alias is also the id or an alias of another preset.",
      why: "An id must identify a single preset.",
      failing: file("fade/fade.yaml") + file("fade/soft-fade.yaml", "aliases: [fade]"),
      fixed: file("fade/fade.yaml") + file("fade/soft-fade.yaml", "aliases: [soft]")),
  ]

  private static let references = [
    Explanation(
      "registry/unknown-preset",
      what: "A rule, a fallback or a reduced-motion form refers to a preset that does not exist.",
      why: "There would be nothing to run when it is needed.",
      failing: file("fade/fade.yaml", "fallback: crosfade") + file("fade/crossfade.yaml"),
      fixed: file("fade/fade.yaml", "fallback: crossfade") + file("fade/crossfade.yaml")),
    Explanation(
      "registry/unknown-scene", what: "A preset's preview refers to a scene that does not exist.",
      why: "Neither the terminal nor the gallery could show the preset.",
      failing: preset("preview: {scene: feed-to-detial}"),
      fixed: preset("preview: {scene: feed-to-detail}")),
    Explanation(
      "registry/renamed-preset", what: "A reference uses an earlier id of a preset.",
      why: "It still works, but the alias may be removed later.",
      failing: file("fade/fade.yaml", "fallback: dissolve")
        + file("fade/crossfade.yaml", "aliases: [dissolve]"),
      fixed: file("fade/fade.yaml", "fallback: crossfade")
        + file("fade/crossfade.yaml", "aliases: [dissolve]")),
    Explanation(
      "registry/circular-reference",
      what: "Fallbacks or reduced-motion forms form a cycle.",
      why: "If none of them can run, the search for one that can would never end.",
      failing: file("fade/a.yaml", "fallback: b") + file("fade/b.yaml", "fallback: a"),
      fixed: file("fade/a.yaml", "fallback: b") + file("fade/b.yaml")),
    Explanation(
      "registry/unknown-animator", what: "A preset refers to an animator that does not exist.",
      why: "Its fallback runs instead, if it has one. A plugin may be missing.",
      failing: preset(push: "animator: reveel"), fixed: preset(push: "animator: reveal")),
    Explanation(
      "registry/unknown-setting",
      what: "A preset sets a parameter that its animator does not have.",
      why:
        "The value would have no effect. It is a warning where another animator may have the parameter, whose plugin is missing.",
      failing: preset(push: "animator: reveal\n    with: {shap: circle}"),
      fixed: preset(push: "animator: reveal\n    with: {shape: circle}")),
    Explanation(
      "registry/refused-setting",
      what:
        "A preset sets a parameter of its animator to a value that the animator does not accept.",
      why: "The animator would refuse to make the transition.",
      failing: preset(push: "animator: reveal\n    with: {shape: circel}"),
      fixed: preset(push: "animator: reveal\n    with: {shape: circle}")),
    Explanation(
      "registry/unsupported-operation",
      what: "A rule is for an operation that its preset does not support.",
      why: "The rule could never apply.",
      failing: file("fade/fade.yaml") + rules("{operation: pop, preset: fade}"),
      fixed: file("fade/fade.yaml") + rules("{operation: push, preset: fade}")),
    Explanation(
      "registry/tied-rules", what: "Two rules are identical except for their presets.",
      why: "Which one wins would depend on the ids of the presets.",
      failing: file("fade/a.yaml") + file("fade/b.yaml")
        + rules("{operation: push, preset: a}, {operation: push, preset: b}"),
      fixed: file("fade/a.yaml") + file("fade/b.yaml")
        + rules("{operation: push, preset: a}, {operation: push, preset: b, priority: 1}")),
  ]

  private static func file(_ path: String, _ keys: String = "license: MIT") -> String {
    let id = path.split(separator: "/").last?.dropLast(".yaml".count) ?? ""
    return "# file: \(path)\n" + preset(keys, id: String(id))
  }

  private static func rules(_ list: String) -> String {
    "# file: rules.yaml\nschema: 1\nrules: [\(list)]\n"
  }

  private static func families(_ ids: String...) -> String {
    "# file: families.yaml\nschema: 1\nfamilies:\n"
      + ids.map { "  - {id: \($0), name: Moves, summary: The screens move.}\n" }.joined()
  }
}
