import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

extension DiffReport {
  /// The report as GitHub's Markdown, for a comment of a pull request: a table for each preset.
  ///
  /// Texts of files are in code spans, where they can neither mention anybody nor become markup.
  var markdown: String {
    let head = "**\(summary.first?.uppercased() ?? "")\(summary.dropFirst())**"
    let presets = difference.presets.map { preset in
      section(preset.id, preset.differences, status: preset.status, rows: rows(of: preset))
    }
    let files = difference.files.map {
      section($0.path, $0.differences, status: $0.status, rows: [])
    }
    return ([head] + presets + files).joined(separator: "\n\n")
  }

  private func section(
    _ name: String, _ differences: [YAMLDifference], status: String?, rows: [[String]]
  ) -> String {
    var lines = ["### \(Self.code(name))" + (status.map { ": \(Self.plain($0))" } ?? "")]
    let changes = differences.map { difference in
      [
        "\(Self.code(difference.words)) (\(difference.kind.rawValue))",
        Self.code(difference.excerpts.old), Self.code(difference.excerpts.new),
        Self.code(place(of: difference)),
      ]
    }
    if !changes.isEmpty {
      lines += ["", "| what | before | after | where |", "|---|---|---|---|"]
      lines += changes.map(Self.row)
    }
    if !rows.isEmpty {
      lines += ["", "| operation | what is seen |", "|---|---|"] + rows.map(Self.row)
    }
    return lines.joined(separator: "\n")
  }

  private func rows(of preset: PresetDifference) -> [[String]] {
    let motions = preset.motions.map { motion in
      [motion.operation.rawValue, motion.findings.map(Self.plain).joined(separator: "<br>")]
    }
    let laws = (laws?[preset.id] ?? []).map { law in
      [law.operation.rawValue, "\(law.isBroken ? "❌" : "✅") \(Self.plain(law.sentence))"]
    }
    return motions + laws
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A text in a code span of a table.
  private static func code(_ text: String) -> String {
    // A code span cannot contain its own mark, and a cell no bar.
    let safe = text.printable.replacing("`", with: "'").replacing("|", with: "\\|")
    return safe.isEmpty ? "" : "`\(safe)`"
  }

  /// A sentence in which nothing is markup.
  private static func plain(_ text: String) -> String {
    text.printable.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      // After it nobody is mentioned.
      case "@": result += "@\u{200B}"
      case "|", "*", "_", "`", "[", "]", "#", "~", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
