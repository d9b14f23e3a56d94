import SegueDiagnostics
import SeguePreview
import SegueStaging
import SegueSystem

/// Where `segue diff` draws the changed presets.
enum DiffTarget {
  /// Sheets in a folder, each named after its preset.
  case folder(String)
  /// A web page of all changed presets.
  case page(String)
  /// A picture or a film of the only changed preset.
  case file(OutputFormat, String)

  /// Tells a folder from a file by its suffix, before anything is drawn.
  init(
    _ path: String, for difference: CatalogDifference, in environment: CommandEnvironment
  ) throws {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasSuffix("/"), name.dropFirst().contains("."),
      (try? FileStatus(following: environment.path(path)).isFolder) != true
    else {
      self = .folder(path)
      return
    }
    if path.lowercased().hasSuffix(".html") {
      self = .page(path)
      return
    }
    let format = try OutputFormat(path: path, besides: [".html"])
    let count = difference.drawable.count
    guard count < 2 else {
      throw CommandFailure(
        .usage, "\(count) presets changed, and \(path.printable) can show one",
        help:
          "name a folder: '-o \(name.prefix { $0 != "." }.description.printable)', or a page: '-o changes.html'"
      )
    }
    self = .file(format, path)
  }

  /// Draws each preset that is there before and after, and prints the paths of the files.
  ///
  /// The folders with scenes and fonts are the same for both.
  func draw(
    _ report: DiffReport, in environment: CommandEnvironment, messages: ANSIStyle
  ) throws {
    let difference = report.difference
    if case .page(let path) = self {
      try write(report, to: path, in: environment, messages: messages)
      return
    }
    for preset in difference.drawable {
      let path = path(for: preset)
      try reportingUndrawn(preset, in: environment, messages) {
        guard let pictures = try report.pictures(of: preset) else { return }
        try FileSystem.makeFolders(FileSystem.folder(of: environment.path(path)))
        try pictures.write(to: environment.path(path))
        try environment.errors.line(path.printable)
      }
    }
  }

  private func path(for preset: PresetDifference) -> String {
    switch self {
    case .folder(let folder): "\(folder.hasSuffix("/") ? folder : folder + "/")\(preset.id).png"
    case .file(_, let path), .page(let path): path
    }
  }

  /// Writes the page of all changed presets: with a slider where they are there before and after, else in words.
  private func write(
    _ report: DiffReport, to path: String, in environment: CommandEnvironment, messages: ANSIStyle
  ) throws {
    var sections: [ComparedPage.Section] = []
    let drawable = Set(report.difference.drawable.map(\.id))
    for preset in report.difference.presets {
      try environment.checkCancelled()
      let lines = report.plainLines(of: preset)
      var drawn: ComparedPage.Section?
      if drawable.contains(preset.id) {
        try reportingUndrawn(preset, in: environment, messages) {
          drawn = try ComparedPage.Section(
            title: preset.id, lines: lines, pictures: try report.pictures(of: preset))
        }
      }
      sections.append(
        try drawn ?? ComparedPage.Section(title: preset.id, lines: lines, pictures: nil))
    }
    let page = ComparedPage(summary: report.summary, sections)
    let file = environment.path(path)
    try AtomicFile.write(Array(page.text.utf8), to: file, makesFolders: true)
    try environment.errors.line(path.printable)
  }

  /// Runs what draws a preset; a preset that its scene cannot show is a warning.
  private func reportingUndrawn(
    _ preset: PresetDifference, in environment: CommandEnvironment, _ messages: ANSIStyle,
    _ draw: () throws -> Void
  ) throws {
    do {
      try draw()
    } catch let error as StagingError where error.kind != .unreadable {
      try environment.report(
        .warning, "\(preset.id) is not drawn: \(error.message)", style: messages)
    }
  }
}

extension DiffReport {
  /// A preset before and after; nil if one of the catalogs could not be read.
  fileprivate func pictures(of preset: PresetDifference) throws -> ComparedPictures? {
    guard let (before, after) = difference.catalogs else { return nil }
    return try ComparedPictures(
      preset, before: before.staged(in: sides.scenes), after: after.staged(in: sides.scenes))
  }
}

extension CatalogDifference {
  /// The presets whose change can be drawn.
  fileprivate var drawable: [PresetDifference] {
    presets.filter { $0.old != nil && $0.new != nil && $0.isVisible }
  }
}
