import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// What a preset's page in a gallery says beside what it plays, as JSON.
struct PageFacts {
  private let preset: Preset
  private let facts: [OperationFacts]

  init(_ preset: Preset, in catalog: Catalog) {
    self.preset = preset
    facts = preset.operations.map { OperationFacts($0, of: preset, in: catalog.registry) }
  }

  /// The object.
  var text: String {
    let file = preset.place.map {
      "\(preset.family)/\($0.file.name.split(separator: "/").last ?? "")"
    }
    // Its strings are quoted for JSON; in a script nothing may look like a tag either.
    let about = PresetJSON(preset: preset, facts: facts, file: file).text
      .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
    return JSONText.object([
      ("about", about), ("curves", JSONText.array(curves)),
      ("yaml", JSONText.quoteForScript(source)), ("uses", PresetUses(preset).text),
      ("stops", JSONText.object(stops)),
    ])
  }

  /// The values of each parameter that a visitor can try, by its name.
  private var stops: [(String, String)] {
    preset.parameters.map { parameter in
      let texts = parameter.stops.map { JSONText.quoteForScript(parameter.text(of: $0)) }
      return (parameter.name, JSONText.array(texts))
    }
  }

  /// The file, as it was read.
  private var source: String {
    String(decoding: preset.place?.file.bytes ?? [], as: UTF8.self)
  }

  /// Each curve once, as points; a straight line needs no picture.
  private var curves: [String] {
    var uses: [TimingFunction: [String]] = [:]
    var order: [TimingFunction] = []
    for fact in facts {
      for easing in fact.easings where easing.function != .linear {
        if uses[easing.function] == nil { order.append(easing.function) }
        uses[easing.function, default: []].append(
          "\(fact.operation.rawValue): \(easing.layers.prefix(4).joined(separator: ", "))")
      }
    }
    return order.map { function in
      let values = (0...96).map { function.value(at: Double($0) / 96) }
      return JSONText.object([
        ("name", JSONText.quoteForScript(function.name)),
        ("uses", JSONText.array((uses[function] ?? []).map(JSONText.quoteForScript))),
        ("values", JSONText.array(values.map { JSONText.number(($0 * 1e4).rounded() / 1e4) })),
      ])
    }
  }
}
