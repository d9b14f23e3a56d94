import SegueDiagnostics
import SegueLaws
import SegueStaging
import SegueTimeline
import SegueYAML

extension DiffReport {
  /// The report for programs.
  var json: JSONObject {
    let report: JSONObject = [
      "schema": 1, "visible": .boolean(difference.isVisible),
      "presets": .array(difference.presets.map(json)),
      "files": .array(
        difference.files.map { file in
          [
            "path": .string(file.path), "change": .string(file.kind.rawValue),
            "differences": .array(file.differences.map(json)),
          ]
        }),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
    return report.mappingTexts(named)
  }

  private var diagnostics: [Diagnostic] {
    difference.oldDiagnostics.shown + difference.newDiagnostics.shown
  }

  private func json(_ preset: PresetDifference) -> JSONValue {
    [
      "id": .string(preset.id), "change": .string(preset.kind.word),
      "from": .string(orNull: preset.kind.source), "file": .string(preset.file),
      "visible": .boolean(preset.isVisible),
      "differences": .array(preset.differences.map(json)),
      "operations": .array(preset.motions.map(\.json)),
      "laws": laws.map { laws in .array((laws[preset.id] ?? []).map(\.json)) } ?? .null,
    ]
  }

  private func json(_ difference: YAMLDifference) -> JSONValue {
    [
      "change": .string(difference.kind.rawValue), "what": .string(difference.words),
      "path": .strings(difference.path.map(\.text)),
      "old": .string(orNull: difference.old), "new": .string(orNull: difference.new),
      "file": .string(difference.place.file.name),
      "line": .integer(difference.place.range.start.line),
    ]
  }
}

extension JSONValue {
  /// The value with other texts.
  fileprivate func mappingTexts(_ transform: (String) -> String) -> JSONValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let items): .array(items.map { $0.mappingTexts(transform) })
    case .object(let object): .object(object.mappingTexts(transform))
    case .null, .boolean, .integer, .number, .raw: self
    }
  }
}

extension JSONObject {
  fileprivate func mappingTexts(_ transform: (String) -> String) -> JSONObject {
    JSONObject(members.map { ($0.name, $0.value.mappingTexts(transform)) })
  }
}

extension YAMLDifference.Step {
  /// The step as text: a key, `layer=card`, or a number from 1.
  fileprivate var text: String {
    switch self {
    case .key(let name): name
    case .item(let key, let name): "\(key)=\(name)"
    case .number(let number): "\(number)"
    }
  }
}

extension PresetDifference.Kind {
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .renamed: "renamed"
    case .inherited: "inherited"
    }
  }

  /// The former id, or the preset that it inherits the change from.
  fileprivate var source: String? {
    switch self {
    case .renamed(from: let id), .inherited(from: let id): id
    case .added, .removed, .changed: nil
    }
  }
}

extension MotionDifference {
  fileprivate var json: JSONValue {
    [
      "operation": .string(operation.rawValue), "visible": .boolean(isVisible),
      "oldSeconds": .number(orNull: oldDuration), "newSeconds": .number(orNull: newDuration),
      "stage": .string(orNull: setting?.rawValue),
      "displacement": displacement?.json ?? .null, "opacity": opacity?.json ?? .null,
      "other": other.map { ["value": .string($0.value), "layer": .string(orNull: $0.layer)] }
        ?? .null,
      "addedLayers": .strings(addedLayers), "removedLayers": .strings(removedLayers),
      "omission": .string(orNull: omission),
    ]
  }
}

extension MotionDifference.Largest {
  fileprivate var json: JSONValue {
    ["amount": .number(amount), "layer": .string(layer), "progress": .number(progress)]
  }
}

extension LawDifference {
  fileprivate var json: JSONValue {
    [
      "law": .string("\(law.code)"), "operation": .string(operation.rawValue),
      "broken": .boolean(isBroken), "violation": violation.json,
    ]
  }
}
