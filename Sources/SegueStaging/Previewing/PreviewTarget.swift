package import SeguePreview

/// A file that a preview is written to.
package enum PreviewTarget {
  /// Pictures or a film, by the library or program of the format.
  case media(OutputFormat, path: String)
  /// A page that plays the transition by the browser's own animations.
  case page(path: String)

  package init(_ path: String) throws(StagingError) {
    if path.lowercased().hasSuffix(".html") {
      self = .page(path: path)
      return
    }
    do throws(MediaError) {
      self = .media(try OutputFormat(path: path), path: path)
    } catch {
      throw StagingError(
        .request, error.message, help: "\(error.help) .html")
    }
  }

  /// The file.
  package var path: String {
    switch self {
    case .media(_, path: let path), .page(path: let path): path
    }
  }

  /// Why a page cannot show what a scroll position drives.
  package static func noPage(_ path: String) -> StagingError {
    StagingError(
      .request, "cannot write \(path): a page plays transitions, and what scrolls is none",
      help: "write a .mp4, .webp, .gif, .apng or .png file")
  }
}
