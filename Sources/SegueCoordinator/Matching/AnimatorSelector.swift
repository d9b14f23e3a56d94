public import SegueCatalog

/// Answers which preset and which animator an operation between two screens gets.
///
/// This is the coordinator of the house. It is not called one because UIKit's transition coordinator
/// is something else: what runs animations alongside a transition.
public struct AnimatorSelector: Sendable {
  /// The presets, rules and animators to choose from.
  public let registry: Registry

  /// Creates a selector.
  public init(registry: Registry) { self.registry = registry }

  /// The preset and the animator for a request; nil where no candidate will do.
  ///
  /// The explicit choice is tried first, then the rules that apply, the closest first.
  public func match(_ request: MatchRequest) -> Match? {
    var resolution = PresetResolution(registry, request)
    if let id = request.explicitPreset, let match = resolution.match(for: id) { return match }
    return registry.rules.first(for: request.query) { resolution.match(for: $0.preset) }
  }
}
