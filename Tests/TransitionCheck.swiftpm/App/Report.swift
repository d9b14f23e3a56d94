/// What was observed, a line each.
@MainActor
final class Report {
  /// The lines: what kind it is, its name, and what was observed, between tabs.
  private(set) var lines: [String] = []
  private(set) var failures = 0

  /// Adds the result of a check.
  func check(_ name: String, _ observed: String, holds: Bool) {
    if !holds { failures += 1 }
    add(holds ? "holds" : "FAILS", name, observed)
  }

  /// Adds the answer to a question that no documentation answers.
  func answer(_ name: String, _ observed: String) { add("answer", name, observed) }

  private func add(_ kind: String, _ name: String, _ observed: String) {
    let line = "segue-check\t\(kind)\t\(name)\t\(observed)"
    lines.append(line)
    print(line)
  }
}
