import SegueCatalog
import SegueExport
import SegueTimeline

/// A trace for people: a moment a line; what was decided stands where it was.
struct TraceText {
  let records: [TraceRecord]
  let ink: Ink

  private static let headings = [
    "TIME", "TOUCH", "DISTANCE", "SPEED", "STATE", "PROGRESS", "DECISION",
  ]

  /// A table on a terminal, elsewhere lines with tabs.
  func text(in environment: CommandEnvironment) -> String {
    guard let columns = environment.columns else {
      return rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
    return Table(headings: Self.headings, rows: rows)
      .lines(width: columns, ink: ink, showsUnicode: environment.showsUnicode)
      .joined(separator: "\n")
  }

  private var rows: [[String]] {
    var decision: String?
    return records.map { record in
      defer { decision = record.decision }
      return [
        "\(Int((record.time * 1000).rounded())) ms", record.touch.map(Self.touch) ?? "",
        Self.short(record.reading.distance), Self.short(record.reading.speed), record.state,
        Self.short(record.progress * 100) + "%",
        record.decision == decision ? "" : record.decision?.printable ?? "",
      ]
    }
  }

  private static func touch(_ touch: TouchEvent) -> String {
    let points = [touch.position] + [touch.second].compactMap { $0 }
    let places = points.map { "\(short($0.x)),\(short($0.y))" }
    return "\(touch.phase.rawValue) \(places.joined(separator: " and "))"
  }

  private static func short(_ number: Double) -> String {
    JSONText.number((number * 10).rounded() / 10 + 0)
  }
}
