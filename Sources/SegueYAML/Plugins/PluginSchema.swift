import SegueCatalog
import SegueTimeline

extension PluginFile {
  /// How many animators a plugin may have.
  public static let mostAnimators = 1000

  /// The format of manifests.
  public static let schema = Schema(
    title: "Segue plugin",
    root: .object(
      "a plugin",
      [
        .required("schema", .integer(.from(1, to: 1)), "The version of this format: 1."),
        .required(
          "id", id,
          "The plugin's id: the name of its folder, which is ID.segueplugin. It may begin with a reversed domain."
        ),
        .required("name", line("a name", most: 200), "The plugin's name for people."),
        .required("version", version, "Its version: one to three numbers."),
        .required("summary", line("a summary", most: 1000), "What it brings, in one sentence."),
        .required("authors", .list(of: author, count: 1...100), "Who made it."),
        .required(
          "license", .text(LicenseText.grammar), "Its license, as an SPDX expression such as MIT."),
        .optional("homepage", .text(AddressText.grammar), "A page about it."),
        .optional(
          "host", versions, "The versions of Segue that it works with; all if left out."),
        .optional(
          "abi", interface,
          "The version of segue_plugin.h that the libraries were built for; required with animators."
        ),
        .optional(
          "libraries",
          .map(keys: .names(PluginPlatform.allCases.map(\.rawValue)), of: library),
          "The shared libraries, by platform; required with animators."),
        .optional(
          "animators", .list(of: animator, count: 1...mostAnimators),
          "The animators that the libraries provide; none in a plugin of presets only."),
      ]))

  private static let id = Shape.text(PluginIDText.grammar)
  private static let version = Shape.text(VersionText.grammar)

  private static func line(_ noun: String, most: Int = LineText.mostBytes) -> Shape {
    .text(LineText.grammar(noun, most: most))
  }

  private static let author = Shape.oneOf(
    line("an author's name", most: 200),
    .object(
      "an author",
      [
        .required("name", line("a name", most: 200), "The name."),
        .optional("url", .text(AddressText.grammar), "A page about them."),
      ]))

  private static let versions = Shape.object(
    "a range of versions",
    [
      .optional("from-version", version, "The lowest version that will do."),
      .optional("below-version", version, "The first version that will not."),
    ], rules: [.atLeastOne(["from-version", "below-version"])])

  private static let interface = Shape.object(
    "a version of the interface",
    [
      .required(
        "major", .integer(.from(1, to: 65_535)), "SEGUE_ABI_MAJOR: it has to be the host's own."),
      .required(
        "minor", .integer(.from(0, to: 65_535)), "The lowest SEGUE_ABI_MINOR that will do."),
    ])

  private static let library = Shape.object(
    "a library",
    [
      .required("path", .text(InnerPathText.grammar), "Its path in the plugin's folder."),
      .optional(
        "sha256", .text(DigestText.grammar),
        "The SHA-256 of its bytes: a library that has another is not loaded."),
    ])

  private static let animator = Shape.object(
    "an animator",
    [
      .required("id", id, "Its id, which presets name."),
      .optional("version", version, "Its version; the plugin's if left out."),
      .required("summary", line("a summary", most: 1000), "What it does, in one sentence."),
      .required(
        "operations",
        .list(
          of: .names(Operation.allCases.map(\.rawValue)), count: 1...Operation.allCases.count),
        "The operations that it can lay out."),
      .optional(
        "parameters", .map(keys: parameterName, of: PresetSchema.parameter),
        "What can be set, by name, in the words of presets."),
      .optional(
        "capabilities", .list(of: .text(PluginIDText.grammar), count: 0...64),
        "What it can do beyond the ordinary, which presets can require."),
      .optional(
        "reverse", .names(PluginManifest.Animator.Reverse.allCases.map(\.rawValue)),
        "How it lays out the way back: as the exact reverse, in a way of its own, or not at all (also if left out)."
      ),
      .optional(
        "reduced-motion", .names(["own", "preset"]),
        "Who keeps still where motion shall be reduced: it itself, or the preset's own form (also if left out)."
      ),
    ])

  private static let parameterName = Shape.text(
    Grammar("a name such as tile-size", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$") { text in
      text.count > PluginIDText.mostBytes
        ? [Grammar.Problem(help: "a name has at most \(PluginIDText.mostBytes) bytes")]
        : KebabText.problem(in: text).map { [$0] } ?? []
    })
}
