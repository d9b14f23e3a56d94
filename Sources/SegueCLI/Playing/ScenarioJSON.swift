import SegueStaging
import SegueCatalog
import SegueCoordinator

/// What came of a scenario, for programs.
struct ScenarioJSON {
  let scenario: Scenario
  let run: ScenarioRun

  /// The text of one object.
  var text: String {
    JSONText.object([
      ("schema", "1"), ("scenario", JSONText.quote(scenario.id)),
      ("log", JSONText.array(run.log.entries.map(\.json))), ("hierarchy", run.hierarchy.json),
      ("expectations", "\(run.expectations)"),
      ("diagnostics", JSONText.array(run.diagnostics.shown.map { $0.text(.json) })),
    ])
  }
}

extension TransitionLog.Entry {
  fileprivate var json: String {
    JSONText.object([
      ("time", JSONText.number(time)), ("container", JSONText.quote(container)),
      ("change", "\(change)"), ("event", JSONText.quote(event.description)),
    ])
  }
}

extension ViewSnapshot {
  fileprivate var json: String {
    JSONText.object([
      ("name", JSONText.quote(name)), ("layer", changes.json),
      ("added", JSONText.array(transients.map(\.json))),
      ("views", JSONText.array(subviews.map(\.json))),
    ])
  }
}

extension ViewSnapshot.Transient {
  fileprivate var json: String {
    JSONText.object([("id", JSONText.quote(id)), ("layer", changes.json)])
  }
}

extension [ViewSnapshot.Change] {
  fileprivate var json: String {
    JSONText.object(map { ($0.property, JSONText.number($0.value)) })
  }
}
