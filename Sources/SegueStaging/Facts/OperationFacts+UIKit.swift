import SegueCatalog
import SegueTimeline

extension OperationFacts {
  /// What UIKit leaves out of a preset's operations, and what it would show; nil if it leaves out nothing.
  ///
  /// It has no public way to blur a layer that is not a picture.
  package static func uiKitLoss(of facts: [OperationFacts]) -> String? {
    var operations: [String: [String]] = [:]
    var layers: [String] = []
    for fact in facts {
      for layer in fact.blurredLayers {
        if operations[layer] == nil { layers.append(layer) }
        operations[layer, default: []].append(fact.operation.rawValue)
      }
    }
    guard !layers.isEmpty else { return nil }
    let places = layers.map { "'\($0)' (\(operations[$0, default: []].joined(separator: ", ")))" }
    return
      "UIKit shows \(places.joined(separator: " and ")) without blur; a snapshot with 'filter: {blur: …}' keeps it"
  }

  /// The animator that the operation needs and nothing has; nil if it can be performed.
  package var missingAnimator: String? {
    resolution.candidates.contains { $0.outcome == .won }
      ? nil : resolution.candidates.first?.animator
  }

  /// The animators of plugins that an app has to register, each once.
  package static func animatorsToRegister(of facts: [OperationFacts]) -> [PluginAnimator] {
    facts.compactMap(\.pluginAnimator).reduce(into: []) { found, animator in
      if !found.contains(animator) { found.append(animator) }
    }
  }
}

extension OperationFacts.PluginAnimator {
  /// What an app needs before it can use the animator.
  package var advice: String {
    "an app does not load plugins: link \(plugin) statically, and register its animator '\(id)' with Segue.register(_:)"
  }
}
