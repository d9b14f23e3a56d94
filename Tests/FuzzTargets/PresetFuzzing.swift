import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SeguePreview
import SegueStaging
import SegueTimeline
import SegueYAML

/// Presets and rules from any bytes, beside two presets that they can refer to.
enum PresetFuzzing {
  /// What presets extend, fall back to and refer to.
  private static let others: [Preset] = ["base", "crossfade"].map { id in
    let preset = decode(Array(text(of: id).utf8)) { PresetDecoder.decode($0, with: &$1) }
    guard let preset else { preconditionFailure("the preset '\(id)' has errors") }
    return preset
  }

  /// Reads a preset and adds it to a registry.
  ///
  /// - Returns: both, if the preset has no errors.
  static func registry(of bytes: [UInt8]) -> (preset: Preset, registry: Registry)? {
    let preset = decode(bytes) { PresetDecoder.decode($0, with: &$1, parent: parent) }
    guard let preset else { return nil }
    _ = CatalogEntry(preset).line
    return (preset, registry(of: [preset] + others))
  }

  /// Lays a preset out on a small stage, and draws a frame of each operation.
  static func draw(_ bytes: [UInt8]) {
    guard let (preset, registry) = registry(of: bytes) else { return }
    for operation in preset.operations {
      let resolved = try? ResolvedTransition(
        preset.id, parameters: preset.defaultParameters, on: stage(operation), registry: registry)
      guard let resolved else { continue }
      let pictures = ScreenshotPictures(from: screen, to: screen, stage: resolved.stage)
      let frames = try? TransitionFrameSource(
        resolved.timeline, on: resolved.stage, pictures: pictures, scale: 1, threads: 1)
      _ = frames?.frame(at: 0.4)
    }
  }

  /// Reads rules, and asks which preset they choose.
  static func match(rules bytes: [UInt8]) {
    let rules = decode(bytes) { RulesFile.read($0, with: &$1) }
    let registry = registry(of: others, rules: rules)
    for operation in Operation.allCases {
      let query = RuleQuery(
        operation: operation, from: "feed", to: "feed/detail", isSourceKnown: operation == .push)
      _ = registry.rules.first(for: query) { registry.preset($0.preset) }
    }
  }

  private static func parent(_ id: String) -> Preset? { others.first { $0.id == id } }

  static func registry(of presets: [Preset], rules: [Rule] = []) -> Registry {
    var found = Diagnostics()
    let source = CatalogSource(name: "fuzz", presets: presets, rules: rules)
    let registry = Registry(of: [source], [], reporting: &found)
    check(found)
    return registry
  }

  private static let size = Size2D(width: 60, height: 90)

  private static let screen = Bitmap(width: 60, height: 90) { x, y in
    0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 2)
  }

  static func stage(_ operation: Operation) -> Stage {
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size, cornerRadius: 8),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    stage.source = Stage.Element(frame: Rect2D(x: 10, y: 20, width: 20, height: 20))
    stage.siblings = [Stage.Element(frame: Rect2D(x: 32, y: 20, width: 20, height: 20))]
    return stage
  }

  private static func text(of id: String) -> String {
    """
    schema: 1
    id: \(id)
    name: Another
    summary: It fades.
    aliases: [old-\(id)]
    parameters:
      reach: {type: number, default: 0.5, range: [0, 1], help: How far it goes.}
    elements: [title]
    transitions:
      push:
        duration: 350ms
        tracks:
          - {layer: to, opacity: {from: 0}, translate-x: {from: reach * container.width}}
      pop: {reverse: push}
    interaction:
      pop:
        gesture: {edge-pan: leading}
        progress: gesture.distance / container.width
        finish: progress > 0.5
    reduced-motion: none
    """
  }
}
