import SegueDiagnostics
import SegueYAML

/// The rows of presets in a list for people.
struct PresetRows {
  /// The presets in the order of the rows.
  let entries: [CatalogEntry]
  /// Whether each row names the preset's family.
  var showsFamily = false

  /// Below this width in columns, operations are abbreviated before summaries are cut.
  private static let fullWidth = 100
  /// Follows an operation that a finger can hold.
  private static let heldMark = "*"

  /// The lines of the table, the first of which has the headings.
  func lines(width: Int, style: ANSIStyle, showsUnicode: Bool) -> [String] {
    table(within: width).lines(width: width, style: style, showsUnicode: showsUnicode)
  }

  /// What the signs and abbreviations mean, each in a line of its own.
  func legend(width: Int) -> [String] {
    let operations = entries.flatMap(Self.operations)
    var lines: [String] = []
    if operations.contains(where: \.isHeld) {
      lines.append("\(Self.heldMark) a finger can hold it")
    }
    if isAbbreviated(within: width) {
      var names: [String] = []
      for (name, _) in operations where !names.contains(name) { names.append(name) }
      lines.append(
        names.map { "\(CatalogEntry.abbreviation(ofOperation: $0)) \($0)" }.joined(separator: ", "))
    }
    return lines
  }

  private func table(within width: Int) -> Table {
    table(abbreviates: isAbbreviated(within: width))
  }

  private func isAbbreviated(within width: Int) -> Bool {
    width < Self.fullWidth && table(abbreviates: false).fullWidth > width
  }

  private func table(abbreviates: Bool) -> Table {
    Table(
      headings: ["ID"] + (showsFamily ? ["FAMILY"] : []) + [
        abbreviates ? "OPS" : "OPERATIONS", "SUMMARY",
      ],
      rows: entries.map { entry in
        let operations = Self.operations(of: entry).map { name, isHeld in
          (abbreviates ? CatalogEntry.abbreviation(ofOperation: name) : name)
            + (isHeld ? Self.heldMark : "")
        }
        return [entry[.id]] + (showsFamily ? [entry[.family]] : [])
          + [operations.joined(separator: " "), entry[.summary]]
      })
  }

  /// The operations of a preset, each with whether a finger can hold it; `scroll` for one that a
  /// scroll position drives.
  private static func operations(of entry: CatalogEntry) -> [(name: String, isHeld: Bool)] {
    let held = entry.words(.interactions)
    let operations = entry.words(.operations).map { ($0, held.contains($0)) }
    return operations.isEmpty ? [("scroll", true)] : operations
  }
}
