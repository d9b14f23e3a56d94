import SegueDiagnostics
import SegueTerminal
import SegueYAML

/// The presets of a catalog by family, each with its title.
struct FamilyList {
  let entries: [CatalogEntry]
  let families: CatalogFamilies

  /// The headings and tables, whose columns are the same in all families.
  func text(width: Int, style: ANSIStyle, showsUnicode: Bool) -> String {
    let groups = Dictionary(grouping: entries) { $0[.family] }
      .sorted { families.areInOrder($0.key, $1.key) }
    let table = Table(
      headings: ["ID", "OPERATIONS", "SUMMARY"],
      rows: groups.flatMap(\.value).map { [$0[.id], $0[.operations], $0[.summary]] })
    var lines = table.lines(width: width, style: style, showsUnicode: showsUnicode)[...]
    _ = lines.popFirst()
    let sections = groups.map { folder, presets in
      defer { lines = lines.dropFirst(presets.count) }
      return
        ([heading(families[folder], presets.count, width, style)] + lines.prefix(presets.count))
        .joined(separator: "\n")
    }
    let count = entries.count == 1 ? "1 preset" : "\(entries.count) presets"
    let total = groups.count == 1 ? count : "\(count) in \(groups.count) families"
    return (sections + [style.paint(total, .dim)]).joined(separator: "\n\n")
  }

  private func heading(
    _ family: CatalogFamily, _ count: Int, _ width: Int, _ style: ANSIStyle
  ) -> String {
    let title = family.name.printable
    let rest = "  \(family.summary.printable)".fitted(to: max(0, width - title.columnCount))
      .trimmedEnd
    return style.paint(title, .bold) + style.paint(rest, .dim)
  }
}
