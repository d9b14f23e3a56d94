package import SeguePreview
import SegueSystem

/// A file that a preview is written to.
package enum PreviewTarget {
  /// Pictures or a video, written by the format's library or program.
  case media(OutputFormat, path: String)
  /// A page that plays the transition with the browser's own animations.
  case page(path: String)

  package init(_ path: String) throws(StagingError) {
    if path.lowercased().hasSuffix(".html") {
      self = .page(path: path)
      return
    }
    do throws(MediaError) {
      self = .media(try OutputFormat(path: path, besides: [".html"]), path: path)
    } catch {
      throw StagingError(.request, error.message, help: error.help)
    }
  }

  /// The path of a page; nil for pictures and videos.
  package var pagePath: String? { if case .page(let path) = self { path } else { nil } }

  /// Checks that the file can be written, without changing it.
  package func check() throws(StagingError) {
    do throws(SystemFailure) {
      try AtomicFile.check(path)
    } catch {
      throw StagingError(error)
    }
  }

  /// The path of the file.
  package var path: String {
    switch self {
    case .media(_, path: let path), .page(path: let path): path
    }
  }

  /// The error for a page of a preset driven by a scroll position.
  package static func noPage(_ path: String) -> StagingError {
    StagingError(
      .request, "cannot write \(path): HTML pages do not support scroll presets",
      help: "use a .mp4, .webp, .gif, .apng or .png file")
  }
}
