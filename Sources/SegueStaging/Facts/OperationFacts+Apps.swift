import SegueTimeline

extension OperationFacts {
  /// What an app does not show of a preset, and what it would show; nil if it shows everything.
  package static func appText(_ facts: [OperationFacts]) -> String? {
    var operations: [String: [String]] = [:]
    var layers: [String] = []
    for fact in facts {
      for layer in fact.layersWithoutBlurInApps {
        if operations[layer] == nil { layers.append(layer) }
        operations[layer, default: []].append(fact.operation.rawValue)
      }
    }
    guard !layers.isEmpty else { return nil }
    let places = layers.map { "'\($0)' (\(operations[$0, default: []].joined(separator: ", ")))" }
    return
      "UIKit shows \(places.joined(separator: " and ")) without blur; a snapshot with 'filter: {blur: …}' keeps it"
  }
}
