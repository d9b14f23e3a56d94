import SegueDiagnostics
import SegueExpressions
import SegueCatalog
import SeguePlugins
import SeguePreview
import SegueTimeline
import SegueYAML

/// A reader of files or messages that others wrote, and what is done with what it reads.
///
/// Whatever the bytes are, it may neither crash nor hang. `Fuzzing/targets` names what each begins
/// with; `Scripts/fuzz` and the tests read that list.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// YAML of a format in miniature that has every kind of shape.
  case yaml
  /// Presets, also such that extend another one, in a registry.
  case preset
  /// Presets, laid out on a small stage and drawn once for each operation.
  case frame
  /// Scenes, laid out and drawn.
  case scene
  /// Recorded gestures.
  case gesture
  /// Scenarios.
  case scenario
  /// Rules, in a registry.
  case rules
  /// Manifests of plugins.
  case plugin
  /// Formulas, evaluated.
  case expression
  /// Easings, evaluated.
  case easing
  /// Screenshots in every format.
  case picture
  /// JSON that others wrote, which is read again after it is written.
  case json
  /// Requests to the gallery's server.
  case request
  /// Messages between a plugin's process and its parent.
  case messages
  /// Catalogs compiled for apps, whose presets are played by themselves and by a finger.
  case compiled

  /// Reads bytes, and does with the value what Segue would do.
  public func read(_ bytes: [UInt8]) {
    switch self {
    case .yaml: SampleSchema.visit(bytes)
    case .preset: _ = PresetFuzzing.registry(of: bytes)
    case .frame: PresetFuzzing.draw(bytes)
    case .scene: SceneFuzzing.draw(bytes)
    case .gesture: _ = decode(bytes) { GestureFile.read($0, with: &$1) }
    case .scenario: _ = decode(bytes) { ScenarioFile.read($0, with: &$1) }
    case .rules: PresetFuzzing.match(rules: bytes)
    case .plugin: _ = decode(bytes) { PluginFile.read($0, with: &$1) }
    case .expression: FormulaFuzzing.evaluateExpression(bytes)
    case .easing: FormulaFuzzing.evaluateEasing(bytes)
    case .picture: _ = try? PictureFile.decode(bytes, name: "fuzz")
    case .json:
      guard let value = try? JSONValue(reading: bytes) else { return }
      let text = value.text()
      let again = try? JSONValue(reading: Array(text.utf8))
      precondition(again?.text() == text, "what was written is not what was read")
    case .request: RequestFuzzing.send(bytes)
    case .messages: _ = readMessages(from: bytes)
    case .compiled: CompiledFuzzing.play(bytes)
    }
  }
}

/// Reads a file, and prints and checks what is reported about it.
func decode<Value>(
  _ bytes: [UInt8], _ read: (SourceFile, inout YAMLReader) -> (Value, Diagnostics)
) -> Value {
  var reader = YAMLReader(limits: YAMLLimits(fileSize: 1 << 16))
  let (value, diagnostics) = read(SourceFile(name: "fuzz", bytes: bytes), &reader)
  check(diagnostics)
  return value
}

/// Checks that problems can be printed and lie in their files.
func check(_ diagnostics: Diagnostics) {
  for style in [DiagnosticStyle.human(.plain), .oneLine, .json] {
    precondition(diagnostics.text(style).allSatisfy { !$0.isForbidden }, "a control got through")
  }
  for place in diagnostics.shown.compactMap(\.place) {
    precondition(place.range.start <= place.range.end, "a range ends before its start")
    precondition(place.range.end.offset <= place.file.bytes.count, "a place beyond the file")
  }
}

extension Character {
  fileprivate var isForbidden: Bool {
    unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
  }
}
