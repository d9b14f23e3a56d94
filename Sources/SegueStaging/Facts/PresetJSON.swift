package import SegueCatalog
package import SegueDiagnostics
package import SegueTimeline
import SegueYAML

/// The output of `segue show --json` for a preset.
package struct PresetJSON {
  package let preset: Preset
  package let facts: [OperationFacts]
  /// The plugin that contains it; nil if none.
  package var plugin: String?
  /// The name of its file; by default the one it was read from.
  package var file: String?

  /// Describes a preset.
  package init(
    preset: Preset,
    facts: [OperationFacts],
    plugin: String? = nil,
    file: String? = nil
  ) {
    self.preset = preset
    self.facts = facts
    self.plugin = plugin
    self.file = file
  }

  package var json: JSONObject {
    [
      "schema": 1, "id": .string(preset.id), "name": .string(preset.name),
      "summary": .string(preset.summary), "about": preset.about.json,
      "family": .string(preset.family), "tags": .strings(preset.tags),
      "authors": .strings(preset.authors),
      "license": .string(orNull: preset.license), "aliases": .strings(preset.aliases),
      "requires": .strings(preset.requirements.map(\.name)),
      "fallback": .string(orNull: preset.fallback),
      "reducedMotion": .string(preset.reducedMotion.text),
      "scene": .string(orNull: preset.preview.scene),
      "poster": .number(preset.preview.poster),
      "plugin": .string(orNull: plugin), "file": .string(orNull: file ?? preset.place?.file.name),
      "inApps": .string(orNull: OperationFacts.uiKitLoss(of: facts)),
      "register": .strings(OperationFacts.animatorsToRegister(of: facts).map(\.id)),
      "operations": .array(facts.map(operation)),
      "parameters": .array(preset.parameters.map(\.json)),
      "scroll": .boolean(preset.scroll != nil),
    ]
  }

  private func operation(_ fact: OperationFacts) -> JSONValue {
    let interaction = preset.interactions[fact.operation].map { plan -> JSONValue in
      ["gesture": .string(plan.gestureText), "finish": .string(plan.finish.text)]
    }
    let easings = fact.easings.map { easing -> JSONValue in
      [
        "name": .string(easing.function.name), "count": .integer(easing.count),
        "layers": .strings(easing.layers),
      ]
    }
    return [
      "operation": .string(fact.operation.rawValue),
      "animator": .string(fact.animator),
      "seconds": .number(orNull: fact.duration),
      "easings": .array(easings), "interaction": interaction ?? .null,
      "providers": fact.resolution.json,
    ]
  }
}

extension PresetAbout {
  /// The description as a JSON object.
  package var json: JSONValue {
    [
      "use": .string(orNull: use), "avoid": .string(orNull: avoid),
      "seenIn": .string(orNull: seenIn),
    ]
  }
}

extension ParameterDescription {
  /// The parameter as a JSON object.
  package var json: JSONValue {
    var members: JSONObject = [
      "name": .string(name), "type": .string(typeName),
      "default": .string(text(of: defaultValue)),
    ]
    if let range = bounds {
      let ends = [range.lowerBound, range.upperBound]
      members["range"] = .strings(ends.map { text(of: .number($0)) })
    }
    if case .choice(let names) = kind { members["choices"] = .strings(names) }
    return .object(members + ["unit": .string(orNull: unit), "help": .string(help)])
  }
}
