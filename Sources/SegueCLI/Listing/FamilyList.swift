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
    let rows = PresetRows(entries: groups.flatMap(\.value))
    var lines = rows.lines(width: width, style: style, showsUnicode: showsUnicode)[...]
    _ = lines.popFirst()
    let sections = groups.map { folder, presets in
      defer { lines = lines.dropFirst(presets.count) }
      return
        ([heading(families[folder], presets.count, width, style)] + lines.prefix(presets.count))
        .joined(separator: "\n")
    }
    let count = entries.count == 1 ? "1 preset" : "\(entries.count) presets"
    let total = groups.count == 1 ? count : "\(count) in \(groups.count) families"
    let foot = ([total] + rows.legend(width: width)).map { style.paint($0, .dim) }
    return (sections + [foot.joined(separator: "\n")]).joined(separator: "\n\n")
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
