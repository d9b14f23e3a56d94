import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueScenes

/// The result of a scenario, for programs.
struct ScenarioJSON {
  let scenario: Scenario
  let run: ScenarioRun

  /// The result as one object.
  var json: JSONObject {
    [
      "schema": 1, "scenario": .string(scenario.id),
      "log": .array(run.log.entries.map(\.json)), "hierarchy": run.hierarchy.json,
      "expectations": .integer(run.expectations),
      "diagnostics": .array(run.diagnostics.shown.map(\.json)),
    ]
  }
}

extension TransitionLog.Entry {
  fileprivate var json: JSONValue {
    [
      "time": .number(time), "container": .string(container),
      "change": change.map { .integer($0) } ?? .null,
      "event": .string(event.description),
    ]
  }
}

extension ViewSnapshot {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "layer": changes.json, "added": .array(transients.map(\.json)),
      "views": .array(subviews.map(\.json)),
    ]
  }
}

extension ViewSnapshot.Transient {
  fileprivate var json: JSONValue { ["id": .string(id), "layer": changes.json] }
}

extension [ViewSnapshot.Change] {
  fileprivate var json: JSONValue {
    .object(JSONObject(map { ($0.property, .number($0.value)) }))
  }
}
