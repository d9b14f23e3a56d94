import SeguePreview
import SegueTimeline

/// The body of a phone round what it shows.
struct PhoneFrame {
  /// The screen, in points.
  static let screen = StageBuilder.defaultSize
  /// How wide the body stands out round the screen, in points.
  private static let bezel = 14.0
  private static let screenRadius = 48.0

  /// The body's width, divided by its height.
  static var aspect: Double {
    (screen.width + 2 * bezel) / (screen.height + 2 * bezel)
  }

  /// The pixels in a point of a body of some width.
  static func scale(width: Int) -> Double { Double(width) / (screen.width + 2 * bezel) }

  /// The point of the screen under a part of the body, each 0…1; what lies beside the screen counts as its edge.
  static func point(x: Double, y: Double) -> Point {
    let size = Size(width: screen.width + 2 * bezel, height: screen.height + 2 * bezel)
    return Point(
      x: min(max(x * size.width - bezel, 0), screen.width),
      y: min(max(y * size.height - bezel, 0), screen.height))
  }

  private let body: Bitmap
  private let inset: Int
  private let radius: Double

  /// Draws a body.
  ///
  /// - Parameters:
  ///   - width: its width in pixels.
  ///   - height: its height in pixels.
  init(width: Int, height: Int) {
    let scale = Self.scale(width: width)
    let outerRadius = (Self.screenRadius + Self.bezel) * scale
    body = Bitmap(width: width, height: height)
    body.draw(.filled(width, height, Self.rimColor), x: 0, y: 0, cornerRadius: outerRadius)
    let rim = max(1, Int((2.5 * scale).rounded()))
    if width > 2 * rim, height > 2 * rim {
      let inner = Bitmap.filled(width - 2 * rim, height - 2 * rim, Self.bodyColor)
      body.draw(inner, x: rim, y: rim, cornerRadius: outerRadius - Double(rim))
    }
    inset = Self.inset(width: width)
    radius = Self.screenRadius * scale
  }

  private static let rimColor: UInt32 = 0xff4a_4a4f
  private static let bodyColor: UInt32 = 0xff0c_0c0e

  /// The pixels of the screen of a body of some width, across.
  static func screenWidth(of width: Int) -> Int { max(1, width - 2 * inset(width: width)) }

  private static func inset(width: Int) -> Int {
    max(1, Int((bezel * scale(width: width)).rounded()))
  }

  /// Whether its body has a size.
  func has(width: Int, height: Int) -> Bool { body.width == width && body.height == height }

  /// Puts the phone into a picture, with what it shows; dark where there is nothing.
  ///
  /// What is shown is as wide as the screen; of its height a pixel or two may be missing or too much.
  func draw(_ picture: Bitmap?, into target: Bitmap, x: Int) {
    target.replace(with: body, x: x, y: 0, cornerRadius: 0)
    let (width, height) = (body.width - 2 * inset, body.height - 2 * inset)
    guard let picture, width > 0, height > 0 else { return }
    var screen = picture
    if picture.width != width || abs(picture.height - height) > max(4, height / 12) {
      screen = picture.scaled(width: width, height: height)
    } else if picture.height > height {
      let cut = (picture.height - height) / 2
      screen = picture.rows(cut..<cut + height)
    }
    target.replace(
      with: screen, x: x + inset, y: inset + (height - screen.height) / 2, cornerRadius: radius)
  }
}

extension Bitmap {
  /// A picture of one color.
  fileprivate static func filled(_ width: Int, _ height: Int, _ word: UInt32) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    result.fill(word)
    return result
  }
}
