import SegueTimeline

/// Frames of an animation side by side, each with its progress.
public struct FrameStrip: Sendable {
  /// The progress of each frame, 0…1.
  public var moments: [Double]
  /// The layout of the frames.
  public var sheet = ContactSheet()
  private let fonts: FontSet

  /// Creates a strip.
  public init(moments: [Double], fonts: FontSet) {
    self.moments = moments
    self.fonts = fonts
  }

  /// Draws the strip.
  public func bitmap(of frameSource: some FrameSource) throws -> Bitmap {
    let captions = moments.map(Self.caption)
    var labels: [String: Bitmap] = [:]
    for caption in captions { labels[caption] = try label(caption) }
    let entries = try zip(moments, captions).map { moment, caption in
      // Reduced at once: a sheet needs little memory, however large the frames are.
      ContactSheet.Entry(sheet.reduced(try frameSource.frame(at: moment)), caption: caption)
    }
    return try sheet.compose(entries) { text, bounds, bitmap in
      guard let label = labels[text] else { return }
      let x = Int(bounds.center.x) - label.width / 2
      let y = Int(bounds.center.y) - label.height / 2
      bitmap.draw(label, x: max(x, 0), y: max(y, 0), cornerRadius: 0)
    }
  }

  private func label(_ text: String) throws(DrawingError) -> Bitmap {
    let gray = Color(red: 0.35, green: 0.35, blue: 0.38)
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
