package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about plugin manifests beyond the schema.
  package static let plugins = (code + rest).map { $0.read(as: .plugin) }

  private static let code = [
    Explanation(
      "plugin/half-code",
      what: "A plugin has code in part: an interface, a library or an animator is missing.",
      why:
        "animators cannot run without a library, and a library without animators is never loaded.",
      failing: manifest(animator()),
      fixed: manifest(libraries, animator())),
    Explanation(
      "plugin/duplicate-animator", what: "Two animators of a plugin have the same id.",
      why: "presets name an animator by its id, and libraries are asked for it by its id.",
      failing: manifest(
        libraries, animator(), "  - {id: ripple, summary: Again., operations: [pop]}"),
      fixed: manifest(libraries, animator(), "  - {id: wave, summary: Another., operations: [pop]}")
    ),
    Explanation(
      "plugin/reserved-animator",
      what: "An animator has the id of what plays the tracks of presets.",
      why: "'tracks' stands for a preset's own tracks wherever animators are named.",
      failing: manifest(libraries, animator("tracks")), fixed: manifest(libraries, animator())),
    Explanation(
      "plugin/path-leaves-folder", what: "A path leads out of the plugin's folder.",
      why: "a plugin is all in its folder: only there is it known who can write to it.",
      failing: manifest(
        "abi: {major: 1, minor: 0}\nlibraries: {linux-x86_64: {path: ../libripple.so}}", animator()),
      fixed: manifest(libraries, animator())),
  ]

  private static let rest = [
    Explanation(
      "plugin/id-is-not-folder-name", what: "The id of a plugin is not the name of its folder.",
      why: "whoever sees the folder knows the plugin, and two folders in one place cannot clash.",
      failing: manifest(id: "ripples"), fixed: manifest()),
    Explanation(
      "plugin/empty-range", what: "No version of Segue lies in the range that a plugin works with.",
      why: "the plugin would never be used.",
      failing: manifest("host: {from-version: 2.0, below-version: 2.0}"),
      fixed: manifest("host: {from-version: 1.0, below-version: 2.0}")),
    Explanation(
      "plugin/bad-license", what: "A license is no SPDX expression.",
      why: "tools that collect licenses read these expressions and nothing else.",
      failing: manifest(license: "MIT and/or GPL"),
      fixed: manifest(license: "MIT OR GPL-2.0-or-later")),
    Explanation(
      "plugin/unknown-license", what: "A license is not in the SPDX list.",
      why: "it may be misspelled. One of your own is written as LicenseRef-NAME.",
      failing: manifest(license: "Apache-2"), fixed: manifest(license: "Apache-2.0")),
    Explanation(
      "plugin/deprecated-license",
      what: "A license goes by a name that the SPDX list has given up.",
      why: "the old names of the GNU licenses leave open whether later versions will do.",
      failing: manifest(license: "GPL-3.0"), fixed: manifest(license: "GPL-3.0-only")),
  ]

  private static let libraries = """
    abi: {major: 1, minor: 0}
    libraries: {linux-x86_64: {path: lib/libripple.so}}
    """

  private static func animator(_ id: String = "ripple") -> String {
    "animators:\n  - {id: \(id), summary: Tiles ripple., operations: [push]}"
  }

  private static func manifest(
    _ more: String..., id: String = "example", license: String = "MIT"
  ) -> String {
    let head = """
      schema: 1
      id: \(id)
      name: Example
      version: 1.0.0
      summary: An example.
      authors: [Somebody]
      license: \(license)

      """
    return head + more.map { $0 + "\n" }.joined()
  }
}
