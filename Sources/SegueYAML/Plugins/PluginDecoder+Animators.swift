import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PluginDecoder {
  /// The animators of a plugin, each with an id of its own.
  mutating func animators(
    _ items: [Cursor], _ pluginVersion: Version
  ) -> [PluginManifest.Animator] {
    var places: [String: SourcePlace] = [:]
    return items.map { item in
      let id = item.required("id")
      if let first = places[id.string] {
        report(
          Diagnostic(
            .error, .duplicateAnimator, "there are two animators '\(id.string)'", at: id.place,
            labels: [.init("the other one", at: first)],
            help: "presets name an animator by its id: give one of them another"))
      }
      places[id.string] = id.place
      if id.string == TracksAnimator.id {
        report(
          id.diagnostic(
            .reservedAnimator, "'\(id.string)' is what plays the tracks of presets",
            help: "choose another id, such as \(id.string)-of-mine"))
      }
      return animator(item, pluginVersion)
    }
  }

  private mutating func animator(
    _ cursor: Cursor, _ pluginVersion: Version
  ) -> PluginManifest.Animator {
    let operations = cursor.required("operations").items.compactMap {
      Operation(rawValue: $0.string)
    }
    var animator = PluginManifest.Animator(
      description: AnimatorDescription(
        id: cursor.required("id").string,
        version: cursor["version"].flatMap { Version($0.string) } ?? pluginVersion,
        operations: Set(operations), parameters: parameters(cursor["parameters"]),
        capabilities: Set(cursor["capabilities"]?.items.map(\.string) ?? [])),
      summary: cursor.required("summary").string)
    animator.reverse =
      cursor["reverse"].flatMap { PluginManifest.Animator.Reverse(rawValue: $0.string) } ?? .none
    animator.reducesMotion = cursor["reduced-motion"]?.string == "own"
    return animator
  }

  /// Reads parameters as those of presets are read.
  private mutating func parameters(_ cursor: Cursor?) -> [ParameterDescription] {
    guard let cursor else { return [] }
    var reading = PresetBuilder()
    let parameters = cursor.entries.compactMap { reading.parameterDescription($0) }
    diagnostics.append(reading.diagnostics)
    if parameters.count > ExpressionScope.mostParameters {
      report(
        Diagnostic(
          .error, .wrongCount,
          "an animator must have at most \(ExpressionScope.mostParameters) parameters",
          at: cursor.keyPlace))
    }
    return parameters
  }
}
