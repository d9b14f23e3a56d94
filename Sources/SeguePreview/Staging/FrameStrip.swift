import SegueTimeline

/// Frames of an animation side by side, each with its progress.
public struct FrameStrip: Sendable {
  /// The progress of each frame, 0…1.
  public var moments: [Double]
  /// The layout of the frames.
  public var sheet = ContactSheet()
  /// What stands above the frames; nil for nothing.
  public var heading: ReviewFrame.Caption?
  /// Whether everything around the frames is dark.
  public var isDark = false {
    didSet {
      sheet.background = isDark ? Colors(isDark: true).background : ContactSheet().background
    }
  }
  private let fonts: FontSet

  /// Creates a strip.
  public init(moments: [Double], fonts: FontSet) {
    self.moments = moments
    self.fonts = fonts
  }

  /// Draws the strip.
  ///
  /// - Parameter willDraw: called before each frame; an error that it throws ends the work.
  public func bitmap(
    of frameSource: some FrameSource, willDraw: () throws -> Void = {}
  ) throws -> Bitmap {
    let captions = moments.map(Self.caption)
    var labels: [String: Bitmap] = [:]
    for caption in captions { labels[caption] = try label(caption) }
    let entries = try zip(moments, captions).map { moment, caption -> ContactSheet.Entry in
      try willDraw()
      // Each frame is reduced immediately, so that a sheet needs little memory.
      return ContactSheet.Entry(sheet.reduced(try frameSource.frame(at: moment)), caption: caption)
    }
    let frames = try sheet.compose(entries) { text, bounds, bitmap in
      guard let label = labels[text] else { return }
      let x = Int(bounds.center.x) - label.width / 2
      let y = Int(bounds.center.y) - label.height / 2
      bitmap.draw(label, x: max(x, 0), y: max(y, 0), cornerRadius: 0)
    }
    guard let heading else { return frames }
    return try frames.below(heading, of: sheet, fonts: fonts, isDark: isDark)
  }

  private func label(_ text: String) throws(DrawingError) -> Bitmap {
    let gray =
      isDark ? Colors(isDark: true).detail : Color(red: 0.35, green: 0.35, blue: 0.38)
    let height = Double(sheet.captionHeight)
    return try Caption(text, fontSize: height * 0.45, color: gray, background: sheet.background)
      .bitmap(fonts: fonts, scale: 1)
  }

  /// A progress as a percentage, with a decimal where needed.
  package static func caption(_ progress: Double) -> String {
    let tenths = (progress * 1000).rounded()
    let whole = Int(tenths) / 10
    let rest = Int(tenths) % 10
    return rest == 0 ? "\(whole) %" : "\(whole).\(rest) %"
  }
}

extension Bitmap {
  /// Returns a higher picture, with a heading at the left above this one.
  fileprivate func below(
    _ heading: ReviewFrame.Caption, of sheet: ContactSheet, fonts: FontSet, isDark: Bool
  ) throws -> Bitmap {
    let colors = Colors(isDark: isDark)
    let room = Double(width - 2 * sheet.margin)
    let labels = try [
      Caption(heading.title, fontSize: 24, isBold: true, color: colors.title, maxWidth: room),
      Caption(heading.detail, fontSize: 17, color: colors.detail, maxWidth: room),
    ].map { try $0.bitmap(fonts: fonts, scale: 1) }
    let top = sheet.margin + labels.reduce(0) { $0 + $1.height }
    let result = Bitmap(width: width, height: height + top)
    result.fill(sheet.background.premultipliedWord)
    result.replace(with: self, x: 0, y: top, cornerRadius: 0)
    var y = sheet.margin
    for label in labels {
      result.draw(label, x: min(sheet.margin, width - label.width), y: y, cornerRadius: 0)
      y += label.height
    }
    return result
  }
}
