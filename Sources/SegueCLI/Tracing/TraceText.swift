import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueTimeline

/// A trace for people: a record per line, with decisions at their times.
struct TraceText {
  let records: [TraceRecord]
  let style: ANSIStyle

  private static let interaction = [
    "TIME", "TOUCH", "DISTANCE", "SPEED", "STATE", "PROGRESS", "DECISION",
  ]
  private static let scroll = ["TIME", "TOUCH", "OFFSET", "STATE"]

  /// A table on a terminal, otherwise tab-separated lines.
  func text(in environment: CommandEnvironment) -> String {
    guard let columns = environment.columns else {
      return rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
    var (headings, rows) = (headings, rows)
    if columns >= Self.wideColumns, !isScrolled {
      headings.insert(isPinched ? "SCALE" : "TRANSLATION", at: 2)
      for index in rows.indices { rows[index].insert(movement(records[index]), at: 2) }
    }
    return Table(headings: headings, rows: rows)
      .lines(width: columns, style: style, showsUnicode: environment.showsUnicode)
      .joined(separator: "\n")
  }

  /// The width of terminals that show the movement in both directions, too.
  private static let wideColumns = 100

  /// The movement along both axes, or of both fingers.
  private func movement(_ record: TraceRecord) -> String {
    guard let gesture = record.gestureState else { return "" }
    return isPinched ? Self.short(gesture.scale * 100) + "%" : Self.place(gesture.translation)
  }

  /// Whether the records are of two fingers.
  private var isPinched: Bool { records.contains { $0.touch?.second != nil } }

  /// Whether the records are of a scroll position.
  private var isScrolled: Bool { records.contains { $0.offset != nil } }

  private var headings: [String] { isScrolled ? Self.scroll : Self.interaction }

  private var rows: [[String]] { isScrolled ? records.map(Self.scrolled) : interactionRows }

  private var interactionRows: [[String]] {
    var decision: String?
    return records.map { record in
      defer { decision = record.decision }
      return [
        Self.time(record), record.touch.map(Self.touch) ?? "",
        record.gestureState.map { Self.short($0.distance) } ?? "",
        record.gestureState.map { Self.short($0.speed) } ?? "", record.state,
        record.progress.map { Self.short($0 * 100) + "%" } ?? "",
        record.decision == decision ? "" : record.decision?.printable ?? "",
      ]
    }
  }

  private static func scrolled(_ record: TraceRecord) -> [String] {
    [
      time(record), record.touch.map(touch) ?? "", record.offset.map(place) ?? "", record.state,
    ]
  }

  private static func time(_ record: TraceRecord) -> String {
    "\(Int((record.time * 1000).rounded())) ms"
  }

  private static func place(_ point: Point2D) -> String { "\(short(point.x)),\(short(point.y))" }

  private static func touch(_ touch: TouchEvent) -> String {
    let points = [touch.position] + [touch.second].compactMap { $0 }
    return "\(touch.phase.rawValue) \(points.map(place).joined(separator: " and "))"
  }

  private static func short(_ number: Double) -> String {
    ((number * 10).rounded() / 10 + 0).shortText
  }
}
