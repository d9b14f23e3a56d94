import SeguePreview
import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueScenes
import SegueTerminal

/// The result of a scenario, as text: the log in columns, then the views as a tree.
struct ScenarioText {
  let scenario: Scenario
  let run: ScenarioRun
  let style: ANSIStyle

  /// The whole text.
  var text: String {
    let title = "\(style.paint(scenario.id, .bold)): \(scenario.summary)"
    let log = logLines
    let parts = [[title]] + (log.isEmpty ? [] : [log]) + [lines(of: run.hierarchy, depth: 0)]
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  // MARK: Log

  private var logLines: [String] {
    let rows = run.log.entries.map { entry in
      [entry.milliseconds, entry.container, entry.change.map { "#\($0)" } ?? ""]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].columnCount }.max() ?? 0 }
    return zip(rows, run.log.entries).map { row, entry in
      let time = String(repeating: " ", count: widths[0] - row[0].columnCount) + row[0]
      let container = style.paint(row[1].fitted(to: widths[1]), .cyan)
      return "\(time) ms  \(container)  \(row[2].fitted(to: widths[2]))  \(entry.event)"
    }
  }

  // MARK: Views

  private func lines(of view: ViewSnapshot, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let transients = view.transients.map { layer in
      indent + "  + " + described(layer.id, layer.changes)
    }
    return [indent + described(view.name, view.changes)]
      + view.subviews.flatMap { lines(of: $0, depth: depth + 1) } + transients
  }

  private func described(_ name: String, _ changes: [ViewSnapshot.Change]) -> String {
    let values = changes.map { "\($0.property) \($0.value.inThousandths.shortText)" }
    return ([name] + values).joined(separator: "  ")
  }
}

extension TransitionLog.Entry {
  /// The time, in whole milliseconds.
  fileprivate var milliseconds: String { (time * 1000).rounded().shortText }
}
