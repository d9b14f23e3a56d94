import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueStaging
import SegueTerminal
import SegueTimeline
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

/// The posters of presets in rows, with the ids below.
struct PosterGrid {
  let catalog: LoadedCatalog
  let pictures: ProtocolChoice
  let style: ANSIStyle

  /// Shows the posters; reports those that cannot be drawn on the error stream.
  func show(_ ids: [String], in environment: CommandEnvironment, messages: ANSIStyle) throws {
    guard environment.hasTerminal else {
      throw CommandFailure(
        .usage, "standard output is not a terminal: images cannot be displayed",
        help: "remove --pictures")
    }
    do {
      let device = try TerminalDevice()
      let capabilities = try pictures.capabilities(of: device)
      guard capabilities.pictures != .none else {
        throw CommandFailure(
          .terminal, "images are turned off for this terminal", help: "remove --pictures")
      }
      let count = TerminalStrip.maxFrames(in: device.size)
      guard
        let strip = TerminalStrip(
          count: count, container: Stage.Container.defaultSize, size: device.size,
          capabilities: capabilities)
      else {
        throw CommandFailure(.terminal, "the terminal is too small for images")
      }
      for start in stride(from: 0, to: ids.count, by: count) {
        let row = Array(ids[start..<min(start + count, ids.count)])
        let posters = try row.map { try poster($0, strip, in: environment, messages) }
        try InlinePicture(device: device, capabilities: capabilities)
          .show(strip.bitmap(of: posters), rows: strip.rows)
        try environment.print(styled: style.paint(strip.captions(row).trimmedEnd, .cyan) + "\n")
      }
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    }
  }

  private func poster(
    _ id: String, _ strip: TerminalStrip, in environment: CommandEnvironment, _ messages: ANSIStyle
  ) throws -> Bitmap? {
    guard let preset = catalog.registry.preset(id) else { return nil }
    let request = StageRequest(operation: preset.preview.operation ?? preset.operations.first)
    do {
      let size = Stage.Container.defaultSize
      let width = max(1, (strip.scale(of: size) * size.width).rounded())
      let frameSource = try PreviewSubject(preset, on: request, in: catalog)
        .frameSource(scale: width / size.width)
      return try frameSource.frame(at: preset.preview.poster)
    } catch {
      try environment.report(
        .note, "cannot show an image of '\(id)': \(StagingError(error).message.printableLines)",
        style: messages)
      return nil
    }
  }
}
