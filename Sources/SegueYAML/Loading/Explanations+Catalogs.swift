package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about presets and rules that are valid individually but not together.
  package static let catalogs = (ids + references).map { $0.read(as: .catalog) }

  private static let ids = [
    Explanation(
      "catalog/unreadable", what: "A file or folder of a catalog cannot be read.",
      why: "a preset that is left out without a word would be missed later.",
      failing: "# folder: fade/example.yaml\n",
      fixed: "# file: fade/example.yaml\n" + preset("license: MIT")),
    Explanation(
      "registry/duplicate-preset", what: "Two presets of one catalog have the same id.",
      why: "only one of them can be found.",
      failing: file("fade/fade.yaml") + file("slide/fade.yaml"),
      fixed: file("fade/fade.yaml") + file("slide/slide.yaml")),
    Explanation(
      "registry/shadowed-preset",
      what: "A preset hides one of the same id in a catalog that is searched later.",
      why: "that is how a preset of an installed catalog is replaced, but it should be known.",
      failing: file("mine/fade/fade.yaml") + file("theirs/fade/fade.yaml"),
      fixed: file("mine/fade/my-fade.yaml") + file("theirs/fade/fade.yaml")),
    Explanation(
      "registry/alias-clash", what: "An alias is the id, or an alias, of another preset.",
      why: "an id leads to one preset.",
      failing: file("fade/fade.yaml") + file("fade/soft-fade.yaml", "aliases: [fade]"),
      fixed: file("fade/fade.yaml") + file("fade/soft-fade.yaml", "aliases: [soft]")),
  ]

  private static let references = [
    Explanation(
      "registry/unknown-preset",
      what: "A rule, a fallback or a reduced-motion form names a preset that is not there.",
      why: "there would be nothing to run when it is needed.",
      failing: file("fade/fade.yaml", "fallback: crosfade") + file("fade/crossfade.yaml"),
      fixed: file("fade/fade.yaml", "fallback: crossfade") + file("fade/crossfade.yaml")),
    Explanation(
      "registry/renamed-preset", what: "A reference names a preset by an earlier id.",
      why: "it works for now; the alias will be gone some day.",
      failing: file("fade/fade.yaml", "fallback: dissolve")
        + file("fade/crossfade.yaml", "aliases: [dissolve]"),
      fixed: file("fade/fade.yaml", "fallback: crossfade")
        + file("fade/crossfade.yaml", "aliases: [dissolve]")),
    Explanation(
      "registry/circular-reference",
      what: "Fallbacks, or reduced-motion forms, lead back to where they began.",
      why: "where none of them can run, the search for one that can would never end.",
      failing: file("fade/a.yaml", "fallback: b") + file("fade/b.yaml", "fallback: a"),
      fixed: file("fade/a.yaml", "fallback: b") + file("fade/b.yaml")),
    Explanation(
      "registry/unknown-animator", what: "A preset names an animator that is not there.",
      why: "its fallback runs instead, if it has one. A plugin may be missing.",
      failing: preset(push: "animator: reveel"), fixed: preset(push: "animator: reveal")),
    Explanation(
      "registry/unknown-setting",
      what: "A preset sets a parameter that its animator does not have.",
      why: "it has no effect.",
      failing: preset(push: "animator: reveal\n    with: {shap: circle}"),
      fixed: preset(push: "animator: reveal\n    with: {shape: circle}")),
    Explanation(
      "registry/unsupported-operation",
      what: "A rule is about an operation that its preset does not support.",
      why: "the rule can never be followed.",
      failing: file("fade/fade.yaml") + rules("{operation: pop, preset: fade}"),
      fixed: file("fade/fade.yaml") + rules("{operation: push, preset: fade}")),
    Explanation(
      "registry/tied-rules", what: "Two rules differ in nothing but their presets.",
      why: "which one wins depends on how the presets are called.",
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
}
