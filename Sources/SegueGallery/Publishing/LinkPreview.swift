import SegueCatalog
import SeguePreview
import SegueTimeline

/// Draws the pictures that other sites show with a link: a title at the left, phones at the right.
struct LinkPreview {
  /// The size that sites expect, in pixels.
  static let width = LinkTags.pictureWidth
  static let height = LinkTags.pictureHeight

  /// The text above each title.
  let brand: String
  let fonts: FontSet

  private static let margin = 72
  private static let phone = (width: 204, height: 444, gap: 20, frame: 6)
  private static let (ink, soft) = (
    Color(red: 0.09, green: 0.094, blue: 0.11), Color(red: 0.384, green: 0.396, blue: 0.431)
  )
  private static let (paper, metal): (UInt32, UInt32) = (0xFFF6_F5F2, 0xFF17_181C)

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - title: a few words.
  ///   - text: a sentence below.
  ///   - frames: the pictures on three phones, of any size.
  func bitmap(title: String, text: String, frames: [Bitmap]) throws -> Bitmap {
    let sheet = Bitmap(width: Self.width, height: Self.height)
    sheet.fill(Self.paper)
    let (phone, margin) = (Self.phone, Self.margin)
    let outer = phone.width + 2 * phone.frame
    var x = Self.width - margin - frames.count * (outer + phone.gap) + phone.gap
    let textWidth = Double(x - margin - 36)
    for frame in frames {
      try show(frame, on: sheet, x: x)
      x += outer + phone.gap
    }
    try write(title: title, text: text, width: textWidth, on: sheet)
    return sheet
  }

  private func show(_ frame: Bitmap, on sheet: Bitmap, x: Int) throws {
    let phone = Self.phone
    let screen = frame.fitted(width: phone.width, height: phone.height)
    let body = Bitmap(
      width: screen.width + 2 * phone.frame, height: screen.height + 2 * phone.frame)
    body.fill(Self.metal)
    let y = (Self.height - body.height) / 2
    sheet.draw(body, x: x, y: y, cornerRadius: 34)
    sheet.draw(screen, x: x + phone.frame, y: y + phone.frame, cornerRadius: 28)
  }

  private func write(title: String, text: String, width: Double, on sheet: Bitmap) throws {
    let head = [try line(brand, size: 24, isBold: true, Self.soft, width)]
    let heading = try lines(title, size: 50, isBold: true, Self.ink, width, most: 3)
    let body = try lines(text, size: 25, isBold: false, Self.soft, width, most: 6)
    let gap = 18
    let height = (head + heading + body).reduce(2 * gap) { $0 + $1.height }
    var y = max((Self.height - height) / 2, 0)
    for (index, part) in [head, heading, body].enumerated() {
      if index > 0 { y += gap }
      for line in part where y + line.height <= Self.height {
        sheet.draw(line, x: Self.margin, y: y, cornerRadius: 0)
        y += line.height
      }
    }
  }

  /// A text in lines that are no wider than asked, the last one cut off where there are too many.
  private func lines(
    _ text: String, size: Double, isBold: Bool, _ color: Color, _ width: Double, most: Int
  ) throws -> [Bitmap] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" } ?? String(word)
      let measured = try line(longer, size: size, isBold: isBold, color, .infinity)
      if Double(measured.width) <= width, !lines.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    if lines.count > most { lines[most - 1] = lines[(most - 1)...].joined(separator: " ") }
    return try lines.prefix(most).map { try line($0, size: size, isBold: isBold, color, width) }
  }

  private func line(
    _ text: String, size: Double, isBold: Bool, _ color: Color, _ width: Double
  ) throws -> Bitmap {
    try Caption(text, fontSize: size, isBold: isBold, color: color, maxWidth: width)
      .bitmap(fonts: fonts, scale: 1)
  }
}
