public import SegueCatalog

/// A selector of the preset and the animator for an operation between two screens.
///
/// Not named a coordinator, since UIKit's transition coordinator is something else: it runs
/// animations alongside a transition.
public struct AnimatorSelector: Sendable {
  /// The presets, rules and animators to choose from.
  public let registry: Registry

  /// Creates a selector.
  public init(registry: Registry) { self.registry = registry }

  /// Returns the preset and the animator for a request; nil if no candidate qualifies.
  ///
  /// Tries the explicit choice first, then the rules that apply, most specific first.
  public func match(_ request: MatchRequest) -> Match? {
    var resolution = PresetResolution(registry, request)
    if let id = request.explicitPreset, let match = resolution.match(for: id) { return match }
    return registry.rules.first(for: request.query) { resolution.match(for: $0.preset) }
  }
}
