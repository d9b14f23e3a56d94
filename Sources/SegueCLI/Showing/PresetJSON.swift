import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// What `segue show --json` prints of a preset.
struct PresetJSON {
  let preset: Preset
  let facts: [OperationFacts]
  /// The plugin that it came with; nil where it came with none.
  var plugin: String?
  /// The name of its file; the one that it was read by where nothing else is said.
  var file: String?

  /// The object, on one line.
  var text: String {
    JSONText.object([
      ("schema", "1"), ("id", JSONText.quote(preset.id)), ("name", JSONText.quote(preset.name)),
      ("summary", JSONText.quote(preset.summary)), ("family", JSONText.quote(preset.family)),
      ("tags", list(preset.tags)), ("authors", list(preset.authors)),
      ("license", optional(preset.license)), ("aliases", list(preset.aliases)),
      ("requires", list(preset.requirements.map(\.name))),
      ("fallback", optional(preset.fallback)),
      ("reducedMotion", JSONText.quote(preset.reducedMotion.text)),
      ("scene", optional(preset.preview.scene)),
      ("poster", JSONText.number(preset.preview.poster)),
      ("plugin", optional(plugin)), ("file", optional(file ?? preset.place?.file.name)),
      ("operations", JSONText.array(facts.map(operation))),
      ("parameters", JSONText.array(preset.parameters.map(\.json))),
      ("scroll", "\(preset.scroll != nil)"),
    ])
  }

  private func operation(_ fact: OperationFacts) -> String {
    let interaction = preset.interactions[fact.operation].map { plan in
      JSONText.object([
        ("gesture", JSONText.quote(plan.gestureText)),
        ("finish", JSONText.quote(plan.finish.text)),
      ])
    }
    let easings = fact.easings.map { easing in
      JSONText.object([
        ("name", JSONText.quote(easing.function.name)), ("layers", list(easing.layers)),
      ])
    }
    return JSONText.object([
      ("operation", JSONText.quote(fact.operation.rawValue)),
      ("animator", JSONText.quote(fact.animator)),
      ("seconds", fact.duration.map(JSONText.number) ?? "null"),
      ("easings", JSONText.array(easings)), ("interaction", interaction ?? "null"),
      ("providers", fact.account.json),
    ])
  }

  private func list(_ texts: [String]) -> String { JSONText.array(texts.map(JSONText.quote)) }

  private func optional(_ text: String?) -> String { text.map(JSONText.quote) ?? "null" }
}

extension ParameterDescription {
  /// The parameter as a JSON object.
  var json: String {
    func list(_ texts: [String]) -> String { JSONText.array(texts.map(JSONText.quote)) }
    var members = [
      ("name", JSONText.quote(name)), ("type", JSONText.quote(typeName)),
      ("default", JSONText.quote(text(of: defaultValue))),
    ]
    if let range = bounds {
      let ends = [range.lowerBound, range.upperBound]
      members.append(("range", list(ends.map { text(of: .number($0)) })))
    }
    if case .choice(let names) = kind { members.append(("choices", list(names))) }
    members.append(("unit", unit.map(JSONText.quote) ?? "null"))
    members.append(("help", JSONText.quote(help)))
    return JSONText.object(members)
  }
}
