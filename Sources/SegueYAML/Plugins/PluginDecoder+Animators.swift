import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PluginDecoder {
  /// The animators of a plugin, each with an id of its own.
  mutating func animators(
    _ items: [Object<AnimatorKeys>], _ pluginVersion: Version
  ) -> [PluginManifest.Animator] {
    var places: [String: SourcePlace] = [:]
    return items.map { item in
      let id = item.id
      if let first = places[id.string] {
        report(
          Diagnostic(
            .error, .duplicateAnimator, "duplicate animator '\(id.string)'", at: id.place,
            labels: [.init("the first one is here", at: first)],
            help: "change one of the ids"))
      }
      places[id.string] = id.place
      if id.string == TracksAnimator.id {
        report(
          id.diagnostic(
            .reservedAnimator, "'\(id.string)' is reserved for the tracks of presets",
            help: "choose another id, such as my-\(id.string)"))
      }
      if builtIn.contains(id.string) {
        report(
          Diagnostic(
            .warning, .builtInAnimator,
            "the animator '\(id.string)' is used in place of Segue's own, in every preset",
            at: id.place,
            help: "give it another id, unless you want that"))
      }
      return animator(item, pluginVersion)
    }
  }

  private mutating func animator(
    _ keys: Object<AnimatorKeys>, _ pluginVersion: Version
  ) -> PluginManifest.Animator {
    let operations = keys.operations.items.compactMap(\.value)
    var animator = PluginManifest.Animator(
      description: AnimatorDescription(
        id: keys.id.string,
        version: keys.version.flatMap { Version($0.string) } ?? pluginVersion,
        operations: Set(operations), parameters: parameters(keys.parameters),
        capabilities: Set(keys.capabilities?.items.map(\.string) ?? [])),
      summary: keys.summary.string)
    animator.reverse = keys.reverse?.value ?? .none
    animator.reducesMotion = keys.reducedMotion?.value == .own
    return animator
  }

  /// Reads parameters in the same form as those of presets.
  private mutating func parameters(
    _ map: Map<Object<AnimatorParameterKeys>>?
  ) -> [ParameterDescription] {
    guard let map else { return [] }
    var reading = PresetBuilder()
    let parameters = map.entries.compactMap { reading.parameterDescription($0.parameter) }
    diagnostics.append(reading.diagnostics)
    if parameters.count > ExpressionScope.maxParameters {
      report(
        Diagnostic(
          .error, .wrongCount,
          "an animator must have at most \(ExpressionScope.maxParameters) parameters",
          at: map.cursor.keyPlace))
    }
    return parameters
  }
}
