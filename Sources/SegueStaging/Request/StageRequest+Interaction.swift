package import SegueCatalog
import SegueTimeline

extension StageRequest {
  /// The request for a gesture, with an operation that a finger can drive.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - registry: where to look for presets with interactions, if this one has none.
  package func forInteraction(
    of preset: Preset, in registry: Registry
  ) throws(StagingError) -> StageRequest {
    let interactive = preset.operations.filter { preset.interactions[$0] != nil }
    if operation != nil {
      let operation = try self.operation(of: preset)
      if interactive.contains(operation) { return self }
      throw StagingError(
        .request, "'\(preset.id)' has no interaction for \(operation.rawValue)",
        help: Self.help(preset, interactive, registry))
    }
    guard let only = interactive.first else {
      throw StagingError(
        .request, "'\(preset.id)' has no interaction that a gesture could drive",
        help: Self.help(preset, interactive, registry))
    }
    guard interactive.count == 1 else {
      let names = interactive.map(\.rawValue).joined(separator: ", ")
      throw StagingError(
        .request, "'\(preset.id)' has several interactions",
        help: "choose one with --operation: \(names)")
    }
    var request = self
    request.operation = only
    return request
  }

  private static func help(
    _ preset: Preset, _ interactive: [Operation], _ registry: Registry
  ) -> String {
    let names = interactive.map(\.rawValue).joined(separator: ", ")
    if !interactive.isEmpty { return "'\(preset.id)' has an interaction for \(names)" }
    let others = registry.presets.sorted { $0.id < $1.id }.compactMap { preset in
      let operations = preset.operations.filter { preset.interactions[$0] != nil }
      return operations.isEmpty
        ? nil : "\(preset.id) (\(operations.map(\.rawValue).joined(separator: ", ")))"
    }
    if others.isEmpty { return "no preset in the catalog has an interaction" }
    let rest = others.count > 4 ? ", and \(others.count - 4) more, which 'segue list' marks" : ""
    return "presets with an interaction: \(others.prefix(4).joined(separator: ", "))\(rest)"
  }
}
