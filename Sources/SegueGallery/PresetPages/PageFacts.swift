import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// The facts on a preset's page in a gallery, as JSON.
struct PageFacts {
  private let preset: Preset
  private let facts: [OperationFacts]
  private let catalog: LoadedCatalog

  init(_ preset: Preset, in catalog: LoadedCatalog) {
    self.preset = preset
    self.catalog = catalog
    facts = preset.operations.map { OperationFacts($0, of: preset, in: catalog.registry) }
  }

  /// The object.
  ///
  /// - Parameter parameters: the parameters with other values beside the page.
  func json(rendering parameters: [String]) -> JSONValue {
    let file = preset.place.map {
      "\(preset.family)/\($0.file.name.split(separator: "/").last ?? "")"
    }
    return [
      "about": .object(PresetJSON(preset: preset, facts: facts, file: file).json),
      "curves": .array(curves), "yaml": .string(yaml), "uses": PresetUses(preset).json,
      "stops": .object(stops), "rendered": .strings(parameters),
      "inFormulas": .strings(preset.conditionParameters),
      "changeable": PresetChanges(preset, facts, in: catalog).json,
    ]
  }

  /// The parameter values that a visitor can try, by parameter name.
  private var stops: JSONObject {
    JSONObject(
      preset.parameters.map { parameter in
        (parameter.name, .strings(parameter.stops.map { parameter.text(of: $0) }))
      })
  }

  /// The text of the file.
  private var yaml: String {
    String(decoding: preset.place?.file.bytes ?? [], as: UTF8.self)
  }

  /// The distinct curves, as points; a straight line needs no picture.
  private var curves: [JSONValue] {
    var uses: [TimingFunction: [String]] = [:]
    var order: [TimingFunction] = []
    for fact in facts {
      for easing in fact.easings where easing.function != .linear {
        if uses[easing.function] == nil { order.append(easing.function) }
        uses[easing.function, default: []].append(
          (easing.count == 1 ? "" : "the first of \(easing.count), ")
            + "\(fact.operation.rawValue): \(easing.layers.prefix(4).joined(separator: ", "))")
      }
    }
    return order.map { function in
      let values = (0...96).map { function.value(at: Double($0) / 96) }
      return [
        "name": .string(function.name), "uses": .strings(uses[function] ?? []),
        "values": .numbers(values.map { ($0 * 1e4).rounded() / 1e4 }),
      ]
    }
  }
}
