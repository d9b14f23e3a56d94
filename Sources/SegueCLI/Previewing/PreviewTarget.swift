import SeguePreview

/// A file that a preview is written to.
enum PreviewTarget {
  /// Pictures or a film, by the library or program of the format.
  case media(OutputFormat, path: String)
  /// A page that plays the transition by the browser's own animations.
  case page(path: String)

  init(_ path: String) throws(CommandFailure) {
    if path.lowercased().hasSuffix(".html") {
      self = .page(path: path)
      return
    }
    do throws(MediaError) {
      self = .media(try OutputFormat(path: path), path: path)
    } catch {
      throw CommandFailure(
        .usage, error.message, help: "\(error.help) .html")
    }
  }

  /// The file.
  var path: String {
    switch self {
    case .media(_, path: let path), .page(path: let path): path
    }
  }

  /// Why a page cannot show what a scroll position drives.
  static func noPage(_ path: String) -> CommandFailure {
    CommandFailure(
      .usage, "cannot write \(path): a page plays transitions, and what scrolls is none",
      help: "write a .mp4, .webp, .gif, .apng or .png file")
  }
}
