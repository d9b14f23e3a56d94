import SegueDiagnostics
import SegueStaging

extension MotionDifference {
  /// What is seen, each with its numbers: `300 → 400 ms`, `layer "card" moves by up to 12.5 pt, at 42 %`.
  var findings: [String] {
    if let omission { return ["not sampled: \(omission)"] }
    var words: [String] = []
    if isRetimed { words.append(durations) }
    if let displacement {
      words.append(
        "layer \(displacement.quotedLayer) is displaced by up to \(displacement.amount.short) pt, at \(displacement.percent)"
      )
    }
    if let opacity {
      words.append(
        "the opacity of layer \(opacity.quotedLayer) differs by up to \(opacity.amount.short), at \(opacity.percent)"
      )
    }
    if let other {
      words.append(
        other.layer.map { "layer \u{22}\($0)\u{22} differs in its \(other.value)" }
          ?? "the \(other.value) differs at rest")
    }
    if !addedLayers.isEmpty { words.append("new: " + Self.layers(addedLayers)) }
    if !removedLayers.isEmpty { words.append("gone: " + Self.layers(removedLayers)) }
    if let place = setting?.words { words.append("seen " + place) }
    return words.map(\.printable)
  }

  /// The durations before and after.
  private var durations: String {
    switch (oldDuration, newDuration) {
    case (let old?, let new?): "\((old * 1000).short) → \((new * 1000).short) ms"
    case (nil, let new?): "new operation, \((new * 1000).short) ms"
    default: "no such operation anymore"
    }
  }

  /// The number of layers that are listed by name.
  private static let mostLayers = 4

  private static func layers(_ ids: [String]) -> String {
    let shown = ids.prefix(mostLayers).map { "\u{22}\($0)\u{22}" }.joined(separator: ", ")
    let rest = ids.count - mostLayers
    return "layer \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension MotionDifference.Setting {
  /// Where it is seen; nil for the usual stage.
  fileprivate var words: String? {
    switch self {
    case .light: nil
    case .dark: "in dark appearance"
    case .withoutSource: "without a source"
    case .reducedMotion: "with reduced motion"
    case .scene: "on its scene"
    }
  }
}

extension MotionDifference.Largest {
  fileprivate var quotedLayer: String { "\u{22}\(layer)\u{22}" }
  fileprivate var percent: String { "\((progress * 100).short) %" }
}

extension Double {
  /// The number with at most two decimals; three below 0.1.
  fileprivate var short: String {
    let scale = magnitude < 0.1 ? 1000.0 : 100
    return ((self * scale).rounded() / scale).shortText
  }
}

extension PresetDifference {
  /// What happened to the preset as a whole; nil if its file or what it inherits changed.
  var status: String? {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .renamed(let former): "renamed, was \(former.printable)"
    case .inherited(let parent): "inherits the change of \(parent.printable)"
    case .changed: old == nil || new == nil ? "cannot be compared, since a file has errors" : nil
    }
  }
}
