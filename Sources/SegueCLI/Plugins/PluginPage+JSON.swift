import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueTimeline
import SegueYAML

extension PluginPage {
  /// The page as a JSON object: the plugin's list entry, and the rest of its manifest.
  var json: JSONObject {
    let manifest = facts.plugin.manifest
    let more: JSONObject = [
      "summary": .string(orNull: manifest?.summary), "license": .string(orNull: manifest?.license),
      "homepage": .string(orNull: manifest?.homepage),
      "authors": .array((manifest?.authors ?? []).map(author)),
      "host": manifest.map { range($0.host) } ?? .null,
      "abi": manifest?.interface.map(interface) ?? .null,
      "libraries": libraries(manifest?.libraries ?? [:]),
      "library": .string(orNull: facts.plugin.libraryPath), "sha256": .string(orNull: sum),
      "animatorDescriptions": .array((manifest?.animators ?? []).map(animator)),
      "others": .strings(others.map(\.folder)),
    ]
    return ["schema": 1] + facts.jsonMembers + more
  }

  private func author(_ author: PluginManifest.Author) -> JSONValue {
    ["name": .string(author.name), "url": .string(orNull: author.url)]
  }

  private func range(_ range: VersionRange) -> JSONValue {
    [
      "from": .string(orNull: range.minimum?.description),
      "below": .string(orNull: range.below?.description),
    ]
  }

  private func interface(_ interface: PluginInterface) -> JSONValue {
    ["major": .integer(Int(interface.major)), "minor": .integer(Int(interface.minor))]
  }

  private func libraries(_ libraries: [PluginPlatform: PluginManifest.Library]) -> JSONValue {
    let sorted = libraries.sorted { $0.key.rawValue < $1.key.rawValue }
    return .object(
      JSONObject(
        sorted.map { platform, library in
          let facts: JSONValue = [
            "path": .string(library.path), "sha256": .string(orNull: library.sha256),
          ]
          return (platform.rawValue, facts)
        }))
  }

  private func animator(_ animator: PluginManifest.Animator) -> JSONValue {
    let description = animator.description
    let operations = Operation.allCases.filter(description.operations.contains)
    return [
      "id": .string(description.id),
      "version": .string(description.version.description),
      "summary": .string(animator.summary),
      "operations": .strings(operations.map(\.rawValue)),
      "capabilities": .strings(description.capabilities.sorted()),
      "reverse": .string(animator.reverse.rawValue),
      "reducedMotion": .string(animator.reducesMotion ? "own" : "preset"),
      "parameters": .array(description.parameters.map(\.json)),
    ]
  }
}
