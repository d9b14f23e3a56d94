import SeguePreview

/// The body of a phone around its screen.
struct PhoneFrame {
  private let body: Bitmap
  private let inset: Int
  private let radius: Double

  /// Draws a body.
  ///
  /// - Parameters:
  ///   - width: its width in pixels.
  ///   - height: its height in pixels.
  init(width: Int, height: Int) {
    let scale = PhoneShape.scale(width: width)
    let outerRadius = (PhoneShape.screenRadius + PhoneShape.bezel) * scale
    body = Bitmap(width: width, height: height)
    body.draw(.filled(width, height, Self.rimColor), x: 0, y: 0, cornerRadius: outerRadius)
    let rim = max(1, Int((2.5 * scale).rounded()))
    if width > 2 * rim, height > 2 * rim {
      let inner = Bitmap.filled(width - 2 * rim, height - 2 * rim, Self.bodyColor)
      body.draw(inner, x: rim, y: rim, cornerRadius: outerRadius - Double(rim))
    }
    inset = PhoneShape.inset(width: width)
    radius = PhoneShape.screenRadius * scale
  }

  private static let rimColor: UInt32 = 0xff4a_4a4f
  private static let bodyColor: UInt32 = 0xff0c_0c0e

  /// Whether its body has the given size.
  func has(width: Int, height: Int) -> Bool { body.width == width && body.height == height }

  /// Draws the phone and its screen into a picture; dark if there is no screen picture.
  ///
  /// The screen picture has the width of the screen; its height may differ by a pixel or two.
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
