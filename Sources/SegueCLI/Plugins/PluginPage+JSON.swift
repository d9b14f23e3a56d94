import SegueStaging
import SegueCatalog
import SeguePlugins
import SegueTimeline

extension PluginPage {
  /// The page as a JSON object on one line: what a list has of the plugin, and the rest of its manifest.
  var json: String {
    let manifest = facts.plugin.manifest
    let more: [(String, String)] = [
      ("summary", optional(manifest?.summary)), ("license", optional(manifest?.license)),
      ("homepage", optional(manifest?.homepage)),
      ("authors", JSONText.array((manifest?.authors ?? []).map(author))),
      ("host", manifest.map { range($0.host) } ?? "null"),
      ("abi", manifest?.interface.map(interface) ?? "null"),
      ("libraries", libraries(manifest?.libraries ?? [:])),
      ("library", optional(facts.plugin.libraryPath)), ("sha256", optional(sum)),
      ("animatorDescriptions", JSONText.array((manifest?.animators ?? []).map(animator))),
      ("others", list(others.map(\.folder))),
    ]
    return JSONText.object([("schema", "1")] + facts.jsonMembers + more)
  }

  private func author(_ author: PluginManifest.Author) -> String {
    JSONText.object([("name", JSONText.quote(author.name)), ("url", optional(author.url))])
  }

  private func range(_ range: VersionRange) -> String {
    JSONText.object([
      ("from", optional(range.minimum?.description)), ("below", optional(range.below?.description)),
    ])
  }

  private func interface(_ interface: PluginInterface) -> String {
    JSONText.object([("major", "\(interface.major)"), ("minor", "\(interface.minor)")])
  }

  private func libraries(_ libraries: [PluginPlatform: PluginManifest.Library]) -> String {
    JSONText.object(
      libraries.sorted { $0.key.rawValue < $1.key.rawValue }.map { platform, library in
        (
          platform.rawValue,
          JSONText.object([
            ("path", JSONText.quote(library.path)), ("sha256", optional(library.sha256)),
          ])
        )
      })
  }

  private func animator(_ animator: PluginManifest.Animator) -> String {
    let description = animator.description
    let operations = Operation.allCases.filter(description.operations.contains)
    return JSONText.object([
      ("id", JSONText.quote(description.id)),
      ("version", JSONText.quote(description.version.description)),
      ("summary", JSONText.quote(animator.summary)),
      ("operations", list(operations.map(\.rawValue))),
      ("capabilities", list(description.capabilities.sorted())),
      ("reverse", JSONText.quote(animator.reverse.rawValue)),
      ("reducedMotion", JSONText.quote(animator.reducesMotion ? "own" : "preset")),
      ("parameters", JSONText.array(description.parameters.map(\.json))),
    ])
  }

  private func list(_ texts: [String]) -> String { JSONText.array(texts.map(JSONText.quote)) }

  private func optional(_ text: String?) -> String { text.map(JSONText.quote) ?? "null" }
}
