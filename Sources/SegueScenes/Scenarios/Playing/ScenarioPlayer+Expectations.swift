import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline

extension ScenarioPlayer {
  /// Checks an expectation and reports every difference.
  mutating func check(_ expectation: ScenarioExpectation) {
    if let wanted = expectation.hierarchy { compare("the hierarchy", hierarchy.text, wanted) }
    if let wanted = expectation.shows {
      compare("the screen on top", world.window.shownScreen?.name ?? "none", wanted)
    }
    if let wanted = expectation.isIdle { compare("idle", !world.session.isTransitioning, wanted) }
    if let wanted = expectation.isAtRest { checkRest(wanted) }
    for outcome in expectation.outcomes { check(outcome) }
    for value in expectation.layers { check(value) }
    for text in expectation.log { checkLog(text) }
  }

  private mutating func compare<Value: Equatable & Sendable>(
    _ subject: String, _ found: Value, _ wanted: ScenarioExpectation.Expected<Value>
  ) {
    expectations += 1
    if found != wanted.value { report(subject, "\(wanted.value)", "\(found)", at: wanted.place) }
  }

  private mutating func report(
    _ subject: String, _ wanted: String, _ found: String, at place: SourcePlace
  ) {
    report(
      .notAsExpected, "expected \(subject) to be \(wanted), found \(found)", at: place,
      withRules: world.session.log.missedDrag != nil, help: hasFailedInStep ? nil : situation)
  }

  /// The time, what is still running, and why the last drag began nothing: what most failures come from.
  private var situation: String {
    let log = world.session.log
    var parts = ["the time is \((world.session.time * 1000).rounded().shortText) ms"]
    parts += log.running.map { "the \($0.operation.rawValue) of \($0.container) is still running" }
    if let miss = log.missedDrag {
      let time = (miss.time * 1000).rounded().shortText
      let reasons = miss.reasons.joined(separator: ", ")
      parts.append("the drag that ended at \(time) ms began nothing: \(reasons)")
    }
    return parts.joined(separator: "; ")
  }

  private mutating func checkRest(_ wanted: ScenarioExpectation.Expected<Bool>) {
    expectations += 1
    let restless = world.views.filter { $0.layer != $0.restingLayer || !$0.transients.isEmpty }
    guard restless.isEmpty != wanted.value else { return }
    let names = restless.map(\.name).sorted().joined(separator: ", ")
    report(
      "at rest", "\(wanted.value)", names.isEmpty ? "true" : "false: \(names)", at: wanted.place)
  }

  private mutating func check(_ wanted: ScenarioExpectation.RequestOutcome) {
    let log = world.session.log
    let subject = "the outcome of '\(wanted.label)'"
    let record = records[wanted.label]
    expectations += 1
    let found = record?.outcome(in: log) ?? .none
    if found != wanted.outcome.value {
      report(subject, wanted.outcome.value.rawValue, found.rawValue, at: wanted.outcome.place)
    } else if let contradiction = record?.contradiction(in: log) {
      report(
        subject, wanted.outcome.value.rawValue, "\(found.rawValue), but \(contradiction)",
        at: wanted.outcome.place)
    }
  }

  private mutating func check(_ value: ScenarioExpectation.LayerValue) {
    expectations += 1
    let subject = "\(value.property) of '\(value.view)'"
    let wanted = value.wanted.value.shortText
    guard let found = world.view(value.view)?.layer[value.channel] else {
      return report(subject, wanted, "no view", at: value.wanted.place)
    }
    let isNear = abs(found - value.wanted.value) <= ScenarioExpectation.LayerValue.tolerance
    if !isNear { report(subject, wanted, found.inThousandths.shortText, at: value.wanted.place) }
  }

  private mutating func checkLog(_ text: ScenarioExpectation.Expected<String>) {
    expectations += 1
    let lines = world.session.log.entries.map(\.event.description)
    if lines.contains(where: { $0.contains(text.value) }) { return }
    let near = NearestName.find(text.value, among: lines)
    report(
      .notAsExpected, "expected the log to contain '\(text.value)', found no such line",
      at: text.place, withRules: isAboutChoice(text.value),
      help: (near.map { "there is a similar line: '\($0)'; " } ?? "") + situation)
  }
}
