import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueTimeline
import SegueYAML

/// A plugin's entry in a list.
struct PluginSummary {
  let plugin: InstalledPlugin
  /// Whether its library is trusted.
  let trust: PluginTrust.State

  init(_ plugin: InstalledPlugin, _ trust: PluginTrust, cache: DigestCache? = nil) {
    self.plugin = plugin
    self.trust = trust.state(of: plugin, cache: cache)
  }

  /// Whether it is rejected.
  var isRefused: Bool {
    if case .refused = plugin.status { true } else { false }
  }

  /// Why it is unused, or could not be run; nil if nothing prevents it.
  var reason: String? {
    if let reason = plugin.status.reason { return reason }
    switch trust {
    case .broken(let reason): return reason
    case .changed: return "the library has changed since it was trusted"
    case .noCode, .untrusted, .trusted: return nil
    }
  }

  /// The suggested fix.
  var help: String? {
    if case .refused(let refusal) = plugin.status { return refusal.help }
    return nil
  }

  /// The fields of a line, safe to print.
  var fields: [String] {
    let animators = plugin.manifest?.animators.map(\.description.id) ?? []
    return [
      plugin.id, plugin.manifest?.version.description ?? "-", plugin.status.name, trust.name,
      animators.isEmpty ? "-" : animators.joined(separator: " "), plugin.folder, reason ?? "",
    ].map { $0.printable.replacing("\t", with: " ") }
  }

  /// The plugin as a JSON object.
  var json: JSONValue { .object(jsonMembers) }

  var jsonMembers: JSONObject {
    [
      "id": .string(plugin.id),
      "version": .string(orNull: plugin.manifest?.version.description),
      "name": .string(orNull: plugin.manifest?.name), "status": .string(plugin.status.name),
      "reason": .string(orNull: reason), "trust": .string(trust.name),
      "folder": .string(plugin.folder),
      "place": .string(plugin.place.reason.rawValue),
      "animators": .strings(plugin.manifest?.animators.map(\.description.id) ?? []),
      "presets": .strings(plugin.presetFiles.map { String($0.dropLast(".yaml".count)) }),
      "diagnostics": .array(plugin.diagnostics.shown.map(\.json)),
    ]
  }
}
