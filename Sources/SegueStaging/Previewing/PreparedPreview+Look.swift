import SeguePreview
import SegueTimeline

extension PreparedPreview {
  /// The size of the output, in pixels.
  package enum Resolution: Hashable, Sendable {
    /// Two pixels per point, and one in a GIF.
    case standard
    /// Pixels per point.
    case scale(Double)
    /// The width of a frame with its surroundings; the height follows.
    case width(Int)

    /// The accepted widths.
    package static let widths = 16...8192

    /// Pixels per point, at most, in a terminal.
    package var largestScale: Double {
      if case .scale(let scale) = self { scale } else { 2 }
    }

    /// The requested width.
    var width: Int? {
      if case .width(let width) = self { width } else { nil }
    }

    /// Pixels per point for a format; nil for a page.
    func scale(
      for format: OutputFormat?, of subject: PreviewSubject, in style: ReviewFrame.Style?
    ) -> Double {
      switch self {
      case .standard: format == .gif ? 1 : 2
      case .scale(let scale): scale
      case .width(let width):
        ReviewFrame.scale(style, around: subject.stage.container.size, width: width)
      }
    }
  }

  /// The surroundings of the frames: a device, a caption, a background.
  package struct Surroundings: Hashable, Sendable {
    /// Whether the name, the operation and the duration are shown.
    package var hasCaption = false
    /// Whether a device surrounds the screen.
    package var hasDevice = false
    /// Whether they are dark, if there are any.
    package var isDark = false

    /// No surroundings.
    package init() {}

    var areDark: Bool { isDark && (hasCaption || hasDevice) }

    /// How they are drawn; nil where there are none.
    func style(caption: ReviewFrame.Caption) -> ReviewFrame.Style? {
      guard hasCaption || hasDevice else { return nil }
      return ReviewFrame.Style(
        hasDevice: hasDevice, caption: hasCaption ? caption : nil, isDark: isDark)
    }
  }
}
