package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about plugin manifests beyond the schema.
  package static let plugins = (code + rest).map { $0.read(as: .plugin) }

  private static let code = [
    Explanation(
      "plugin/half-code",
      what: "A plugin's code is incomplete: an interface, a library or an animator is missing.",
      why:
        "Animators cannot run without a library, and a library without animators is never loaded.",
      failing: manifest(animator()),
      fixed: manifest(libraries, animator())),
    Explanation(
      "plugin/duplicate-animator", what: "Two animators of a plugin have the same id.",
      why: "Presets and libraries identify an animator by its id.",
      failing: manifest(
        libraries, animator(), "  - {id: ripple, summary: Again., operations: [pop]}"),
      fixed: manifest(libraries, animator(), "  - {id: wave, summary: Another., operations: [pop]}")
    ),
    Explanation(
      "plugin/reserved-animator",
      what: "An animator has the reserved id 'tracks'.",
      why: "'tracks' stands for a preset's own tracks wherever animators are listed.",
      failing: manifest(libraries, animator("tracks")), fixed: manifest(libraries, animator())),
    Explanation(
      "plugin/built-in-animator",
      what: "An animator has the id of one of Segue's own.",
      why:
        "Wherever the plugin is found, its animator is used instead, also in presets that were not written for it.",
      failing: manifest(libraries, animator("reveal")), fixed: manifest(libraries, animator())),
    Explanation(
      "plugin/path-leaves-folder", what: "A path leads out of the plugin's folder.",
      why: "All files of a plugin must be in its folder, where Segue checks who can write to them.",
      failing: manifest(
        "abi: {major: 1, minor: 0}\nlibraries: {linux-x86_64: {path: ../libripple.so}}", animator()),
      fixed: manifest(libraries, animator())),
  ]

  private static let rest = [
    Explanation(
      "plugin/id-is-not-folder-name", what: "A plugin's id differs from the name of its folder.",
      why: "The folder's name identifies the plugin, and keeps ids unique within a place.",
      failing: manifest(id: "ripples"), fixed: manifest()),
    Explanation(
      "plugin/empty-range", what: "The range of Segue versions that a plugin supports is empty.",
      why: "The plugin would never be used.",
      failing: manifest("host: {from-version: 2.0, below-version: 2.0}"),
      fixed: manifest("host: {from-version: 1.0, below-version: 2.0}")),
    Explanation(
      "plugin/bad-license", what: "A license is not an SPDX expression.",
      why: "Tools that collect licenses only read SPDX expressions.",
      failing: manifest(license: "MIT and/or GPL"),
      fixed: manifest(license: "MIT OR GPL-2.0-or-later")),
    Explanation(
      "plugin/unknown-license", what: "A license is not a common one.",
      why: "Its name may be misspelled. Write a license of your own as LicenseRef-NAME.",
      failing: manifest(license: "Apache-2"), fixed: manifest(license: "Apache-2.0")),
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
