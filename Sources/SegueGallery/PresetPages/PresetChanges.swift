import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// What a visitor can change about a preset beside its parameters: the main easing of each
/// operation, and the conditions of its gestures; with the YAML to copy.
struct PresetChanges {
  private let preset: Preset
  private let facts: [OperationFacts]
  private let catalog: LoadedCatalog

  init(_ preset: Preset, _ facts: [OperationFacts], in catalog: LoadedCatalog) {
    self.preset = preset
    self.facts = facts
    self.catalog = catalog
  }

  /// The operations by name, with their easings and blocks of YAML.
  var json: JSONValue {
    .object(JSONObject(preset.operations.map { ($0.rawValue, operation($0)) }))
  }

  private func operation(_ operation: Operation) -> JSONValue {
    var members: JSONObject = [:]
    switch preset.transitions[operation] {
    case .reverse(let plan)?:
      members["reverses"] = .string(plan.operation.rawValue)
      members["isMirrored"] = .boolean(plan.easing == .mirrored)
    case .forward(let plan)?: members += easing(of: plan, operation)
    case nil: break
    }
    if preset.interactions[operation] != nil, let block = value("interaction", operation) {
      members["interaction"] = .string(YAMLBlock().text(of: block, named: operation.rawValue))
    }
    return .object(members)
  }

  /// The main easing: its curve, whether everything moves by it, and the transition as YAML.
  private func easing(of plan: ForwardPlan, _ operation: Operation) -> JSONObject {
    guard let main = MainEasing(of: plan), let fixed = main.fixed else { return [:] }
    let facts = facts.first { $0.operation == operation }
    let duration = fixed.naturalDuration ?? facts?.duration ?? 0.5
    let function = fixed.resolved(duration: duration)
    var easing: JSONObject = [
      "duration": .number(duration),
      "name": .string(function.name),
      "values": .numbers(
        (0...96).map { (function.value(at: Double($0) / 96) * 1e4).rounded() / 1e4 }),
      "isCommon": .boolean(facts?.commonEasing == function),
    ]
    switch fixed {
    case .function(.cubicBezier(let curve)):
      easing["bezier"] = .numbers([curve.x1, curve.y1, curve.x2, curve.y2])
    case .function(.linear): easing["bezier"] = .numbers([0, 0, 1, 1])
    case .uiKitSpring(let spring):
      easing["dampingRatio"] = .number(spring.dampingRatio)
      easing["velocity"] = .number(spring.initialVelocity)
    case .function, .spring: break
    }
    easing["transition"] = transition(operation).map { .string($0) }
    return ["easing": .object(easing)]
  }

  /// The transition as YAML, with a mark where its main easing stands; nil if it is in no file.
  func transition(_ operation: Operation) -> String? {
    guard case .forward(let plan)? = preset.transitions[operation],
      let main = MainEasing(of: plan), let fixed = main.fixed,
      let block = value("transitions", operation)
    else { return nil }
    return YAMLBlock(marking: fixed, isWritten: main.plan != nil)
      .text(of: block, named: operation.rawValue)
  }

  /// The value under a key for an operation: in the preset's own file, or in that of the nearest preset
  /// that it extends.
  private func value(_ key: String, _ operation: Operation) -> Cursor? {
    var next: Preset? = preset
    var known: Set<String> = []
    while let current = next, known.insert(current.id).inserted, let file = current.place?.file {
      var reader = YAMLReader()
      guard let tree = reader.read(file).tree else { return nil }
      let root = Cursor(tree)
      if let found = root[key]?[operation.rawValue] { return found }
      next = root["extends"].flatMap { catalog.registry.preset($0.string) }
    }
    return nil
  }
}

extension Cursor {
  /// The value of a key.
  fileprivate subscript(key: String) -> Cursor? { entries.first { $0.name == key } }
}
