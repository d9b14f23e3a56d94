import SegueCatalog
import SegueTimeline

/// What `segue show --json` prints of a preset.
struct PresetJSON {
  let preset: Preset
  let facts: [OperationFacts]
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
      ("file", optional(file ?? preset.place?.file.name)),
      ("operations", JSONText.array(facts.map(operation))),
      ("parameters", JSONText.array(preset.parameters.map(parameter))),
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
    ])
  }

  private func parameter(_ parameter: ParameterDescription) -> String {
    var members = [
      ("name", JSONText.quote(parameter.name)), ("type", JSONText.quote(parameter.typeName)),
      ("default", JSONText.quote(parameter.text(of: parameter.defaultValue))),
    ]
    if let range = parameter.bounds {
      let ends = [range.lowerBound, range.upperBound]
      members.append(
        ("range", list(ends.map { parameter.text(of: .number($0)) })))
    }
    if case .choice(let names) = parameter.kind { members.append(("choices", list(names))) }
    members.append(("unit", optional(parameter.unit)))
    members.append(("help", JSONText.quote(parameter.help)))
    return JSONText.object(members)
  }

  private func list(_ texts: [String]) -> String { JSONText.array(texts.map(JSONText.quote)) }

  private func optional(_ text: String?) -> String { text.map(JSONText.quote) ?? "null" }
}
