import SegueCatalog
import SegueDiagnostics
import SeguePlugins

/// The result of checking plugins, for people and for programs.
struct PluginCheckReport {
  /// A plugin and its results.
  struct Part {
    let plugin: InstalledPlugin
    let found: [PluginCheckRunner.Found]
  }

  let plugins: [Part]
  let style: ANSIStyle
  let onlyFailed: Bool

  /// The exit status; nil if nothing is wrong.
  var status: CommandStatus? {
    let all = plugins.flatMap(\.found).map(\.verdict.status)
    if all.contains(where: { $0 == .crash || $0 == .timeout }) { return .plugin }
    return all.contains(.fail) ? .checkFailed : nil
  }

  /// The report as text.
  var text: String {
    plugins.map { part in
      let shown = part.found.filter { !onlyFailed || $0.verdict.status.isBad }
      let width = shown.map(\.run.name.count).max() ?? 0
      let body = grouped(shown).flatMap { self.lines(of: $0, width: width) }
      return ([style.paint(part.plugin.title, .bold)] + body + [summary(of: part)])
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// One result for several in a row that were skipped for one reason, and a reference where one cause fails several.
  private func grouped(_ all: [PluginCheckRunner.Found]) -> [Line] {
    var lines: [Line] = []
    var causes: [String: String] = [:]
    for found in all {
      let verdict = found.verdict
      if verdict.status == .skip, let last = lines.last, last.verdict == verdict {
        lines[lines.count - 1].count += 1
        continue
      }
      var line = Line(name: found.run.name, verdict: verdict)
      if verdict.status.isBad, verdict.status != .warn {
        if let first = causes[verdict.message] {
          line.verdict = CheckVerdict(verdict.status, "for the same reason as \(first)")
        } else {
          causes[verdict.message] = found.run.name
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// A line of the report.
  private struct Line {
    let name: String
    var verdict: CheckVerdict
    /// How many checks it stands for.
    var count = 1
  }

  private func lines(of result: Line, width: Int) -> [String] {
    let verdict = result.verdict
    let word = verdict.status.rawValue.uppercased()
    let name = result.count == 1 ? result.name.printable : "\(result.count) checks"
    let line =
      style.paint(word, verdict.status.paint) + String(repeating: " ", count: 9 - word.count) + name
      + String(repeating: " ", count: max(0, width - name.count) + 2) + verdict.message.printable
    let indent = String(repeating: " ", count: 9 + width + 2)
    return [line]
      + (verdict.help.map { ["\(indent)\(style.paint("help:", .bold)) \($0.printable)"] } ?? [])
  }

  private func summary(of part: Part) -> String {
    let counts = CheckVerdict.Status.allCases.compactMap { status -> String? in
      let count = part.found.count { $0.verdict.status == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let count = part.found.count
    return "\(count) check\(count == 1 ? "" : "s"): \(counts.joined(separator: ", "))"
  }

  /// The report as one object.
  var json: JSONObject {
    ["schema": 1, "plugins": .array(plugins.map(json)), "passed": .boolean(status == nil)]
  }

  private func json(_ part: Part) -> JSONValue {
    let shown = part.found.filter { !onlyFailed || $0.verdict.status.isBad }
    return [
      "id": .string(part.plugin.id), "folder": .string(part.plugin.folder),
      "checks": .array(shown.map(\.json)),
    ]
  }
}

extension PluginCheckRunner.Found {
  fileprivate var json: JSONValue {
    [
      "check": .string(run.check.rawValue), "subject": .string(orNull: run.subject),
      "status": .string(verdict.status.rawValue), "message": .string(verdict.message),
      "help": .string(orNull: verdict.help),
    ]
  }
}

extension CheckVerdict.Status {
  /// Whether it requires action.
  fileprivate var isBad: Bool { self != .pass && self != .skip }

  fileprivate var paint: ANSIStyle.Paint {
    switch self {
    case .pass: .green
    case .warn: .yellow
    case .skip: .dim
    case .fail, .crash, .timeout: .red
    }
  }
}
