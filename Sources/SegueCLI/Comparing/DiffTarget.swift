import SegueDiagnostics
import SeguePreview
import SegueStaging
import SegueSystem

/// Where `segue diff` draws the changed presets.
enum DiffTarget {
  /// Sheets in a folder, each named after its preset.
  case folder(String)
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
    let format = try OutputFormat(path: path)
    let count = difference.drawable.count
    guard count < 2 else {
      throw CommandFailure(
        .usage, "\(count) presets changed, and \(path.printable) can show one",
        help: "name a folder: '-o \(name.prefix { $0 != "." }.description.printable)'")
    }
    self = .file(format, path)
  }

  /// Draws each preset that is there before and after, and prints the paths of the files.
  ///
  /// - Parameter scenes: the folders with scenes and fonts, which are the same for both.
  func draw(
    _ difference: CatalogDifference, on scenes: [String], in environment: CommandEnvironment,
    messages: ANSIStyle
  ) throws {
    guard let (before, after) = difference.catalogs else { return }
    for preset in difference.drawable {
      let path = path(for: preset)
      do {
        let pictures = try ComparedPictures(
          preset, before: before.staged(in: scenes), after: after.staged(in: scenes))
        try FileSystem.makeFolders(FileSystem.folder(of: environment.path(path)))
        try pictures.write(to: environment.path(path))
        try environment.errors.line(path.printable)
      } catch let error as StagingError where error.kind != .unreadable {
        try environment.report(
          .warning, "\(preset.id) is not drawn: \(error.message)", style: messages)
      }
    }
  }

  private func path(for preset: PresetDifference) -> String {
    switch self {
    case .folder(let folder): "\(folder.hasSuffix("/") ? folder : folder + "/")\(preset.id).png"
    case .file(_, let path): path
    }
  }
}

extension CatalogDifference {
  /// The presets whose change can be drawn.
  fileprivate var drawable: [PresetDifference] {
    presets.filter { $0.old != nil && $0.new != nil && $0.isVisible }
  }
}
