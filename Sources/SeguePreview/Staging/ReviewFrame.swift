public import SegueTimeline

/// What surrounds the frames of a preview in a design review: a device, and a caption below.
///
/// It is drawn once; each frame is then placed into a copy.
public struct ReviewFrame: Sendable {
  /// Two lines below the picture.
  public struct Caption: Hashable, Sendable {
    /// The first line, in bold.
    public var title: String
    /// The second line.
    public var detail: String

    /// Creates a caption.
    public init(title: String, detail: String) { (self.title, self.detail) = (title, detail) }
  }

  /// What is drawn.
  public struct Style: Hashable, Sendable {
    /// Whether a device surrounds the screen.
    public var hasDevice: Bool
    /// The caption; nil for none.
    public var caption: Caption?
    /// Whether everything around the screen is dark.
    public var isDark: Bool
    /// The space around it all, in points.
    public var margin: Double
    /// The color behind it all; nil for the usual one.
    public var background: Color?

    /// Creates a style.
    public init(
      hasDevice: Bool, caption: Caption? = nil, isDark: Bool = false, margin: Double = 32,
      background: Color? = nil
    ) {
      self.hasDevice = hasDevice
      self.caption = caption
      self.isDark = isDark
      self.margin = margin
      self.background = background
    }
  }

  private let backdrop: Bitmap
  private let pool: BitmapPool
  private let left: Int
  private let top: Int
  private let cornerRadius: Double

  /// Draws what surrounds frames of a size.
  ///
  /// - Parameters:
  ///   - container: the size of the screen, in points.
  ///   - cornerRadius: the radius that the frames are already cut to, in points.
  ///   - scale: pixels per point.
  ///   - width: the width of the result, in pixels; nil derives it from the margin.
  public init(
    _ style: Style, around container: Size2D, cornerRadius: Double = 0, scale: Double,
    width: Int? = nil, fonts: FontSet
  ) throws {
    let device = DeviceShape(container, cornerRadius, hasDevice: style.hasDevice)
    let screen = (
      width: max(Int((container.width * scale).rounded()), 1),
      height: max(Int((container.height * scale).rounded()), 1)
    )
    let inset = Int(((style.margin + device.bezel) * scale).rounded())
    left = width.map { max(0, ($0 - screen.width) / 2) } ?? inset
    top = inset
    self.cornerRadius = device.screenRadius * scale
    let labels = try Self.labels(
      style, width: Double(screen.width) / scale + 2 * device.bezel, fonts: fonts, scale: scale)
    let gap = Int((Self.captionGap * scale).rounded())
    let below = labels.isEmpty ? 0 : gap + labels.reduce(0) { $0 + $1.height }
    let total = (
      width: width ?? screen.width + 2 * left, height: screen.height + 2 * inset + below
    )
    let colors = Colors(isDark: style.isDark)
    let place = Rect2D(
      x: Double(left), y: Double(top), width: Double(screen.width), height: Double(screen.height))
    backdrop = Compositor().picture(
      of: DisplayList(
        commands: device.commands(around: place, scale: scale, margin: style.margin, colors),
        background: style.background ?? colors.background), width: total.width, height: total.height
    )
    pool = BitmapPool(width: total.width, height: total.height)
    var y = top + screen.height + Int((device.bezel * scale).rounded()) + gap
    for label in labels {
      backdrop.draw(label, x: max(0, (total.width - label.width) / 2), y: y, cornerRadius: 0)
      y += label.height
    }
  }

  /// Returns a frame with its surroundings.
  public func picture(around frame: Bitmap) -> Bitmap {
    let result = Bitmap(in: pool)
    for y in 0..<result.height {
      result.row(y).update(from: backdrop.row(y), count: result.width)
    }
    result.replace(with: frame, x: left, y: top, cornerRadius: cornerRadius)
    return result
  }

  /// The scale at which a frame with this style has a given width in pixels.
  public static func scale(
    _ style: Style?, around container: Size2D, width: Int
  ) -> Double {
    guard let style else { return Double(width) / container.width }
    let inset = style.margin + DeviceShape(container, 0, hasDevice: style.hasDevice).bezel
    let rough = Double(width) / (container.width + 2 * inset)
    // The screen has a whole number of pixels, and both sides have equally many.
    let screen = width - 2 * Int((inset * rough).rounded())
    return Double(screen) / container.width
  }

  /// The color behind the screen, and behind frames whose format cannot leave their corners transparent.
  package static func ground(isDark: Bool) -> Color { Colors(isDark: isDark).background }

  private static let captionGap = 20.0

  private static func labels(
    _ style: Style, width: Double, fonts: FontSet, scale: Double
  ) throws -> [Bitmap] {
    guard let caption = style.caption else { return [] }
    let colors = Colors(isDark: style.isDark)
    return try [
      SeguePreview.Caption(
        caption.title, fontSize: 20, isBold: true, color: colors.title, maxWidth: width),
      SeguePreview.Caption(caption.detail, fontSize: 15, color: colors.detail, maxWidth: width),
    ].map { try $0.bitmap(fonts: fonts, scale: scale) }
  }
}

/// The colors around a screen.
struct Colors {
  let background: Color
  let title: Color
  let detail: Color
  /// The metal of a device's edge, which catches light: from the top left to the bottom right.
  let metal: [Color]
  /// The keys, in the metal's shade.
  let key: Color
  let body = Color(red: 0.03, green: 0.03, blue: 0.035)
  let shadow: Double

  init(isDark: Bool) {
    func gray(_ value: Double, blue: Double = 0.01) -> Color {
      Color(red: value, green: value, blue: value + blue)
    }
    background = isDark ? gray(0.11) : gray(0.945)
    title = isDark ? gray(0.96, blue: 0) : gray(0.1)
    detail = isDark ? gray(0.62, blue: 0.02) : gray(0.42, blue: 0.02)
    metal = [0.62, 0.4, 0.52, 0.34, 0.48].map { gray($0 + (isDark ? 0.02 : 0)) }
    key = gray(isDark ? 0.42 : 0.38)
    shadow = isDark ? 0.5 : 0.22
  }
}
