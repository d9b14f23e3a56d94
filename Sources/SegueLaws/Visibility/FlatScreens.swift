import SeguePreview
import SegueTimeline

/// Pictures of two screens for drawn frames: fields of color, each screen in its own.
///
/// The upper part of a screen whose presenter changes while it is covered is clear: a sheet, behind which the
/// presenter can be seen.
struct FlatScreens {
  /// The pictures.
  let source: ScreenshotPictures

  /// Draws the screens of a stage, at a number of pixels per point.
  init(_ stage: Stage, scale: Double) {
    func picture(_ side: Subject.Side) -> Bitmap {
      let size = stage.frame(of: side).size
      let isLower = (side == .from) == stage.arrivesAbove
      let isSheet = !isLower && stage.presentation?.showsPresenter == true
      let height = max(Int((size.height * scale).rounded()), 1)
      return Bitmap(width: max(Int((size.width * scale).rounded()), 1), height: height) { x, y in
        if isSheet, y < height / 3 { return 0 }
        return Self.color(
          column: x / Self.field, row: y / Self.field, isLower, dark: stage.traits.isDark)
      }
    }
    source = ScreenshotPictures(from: picture(.from), to: picture(.to), stage: stage)
  }

  /// The side of a field, in pixels.
  private static let field = 20

  private static func color(column: Int, row: Int, _ isLower: Bool, dark: Bool) -> UInt32 {
    let shade = UInt32((column * 3 + row * 5) % 7) * 10
    let (strong, weak): (UInt32, UInt32) = dark ? (130 + shade, 10) : (190 + shade, 120)
    let (red, blue) = isLower ? (weak, strong) : (strong, weak)
    return 0xFF00_0000 | red << 16 | (weak + shade / 2) << 8 | blue
  }
}

extension Presentation {
  /// Whether the presenter is to be seen while it is covered: else nobody would change it.
  fileprivate var showsPresenter: Bool { style == .overContext && !whilePresented.isEmpty }
}

/// A rectangle of pixels.
struct PixelArea {
  var left, top, right, bottom: Int

  /// The number of pixels.
  var pixelCount: Int { (right - left) * (bottom - top) }

  /// The center, in points.
  func center(at scale: Double) -> Point2D {
    Point2D(x: Double(left + right) / 2 / scale, y: Double(top + bottom) / 2 / scale)
  }
}

/// The average color of an area, in levels of 255.
struct AverageColor: CustomStringConvertible {
  var red = 0.0, green = 0.0, blue = 0.0

  /// The largest difference of a component.
  func difference(from other: AverageColor) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  var description: String {
    let levels = [red, green, blue].map { level in
      let digits = String(Int(level.rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + levels.joined()
  }
}

extension Bitmap {
  /// The areas of a grid over the pixels that a number of columns and rows fills completely.
  func areas(side: Int, within size: Size2D) -> [PixelArea] {
    let (width, height) = (min(width, Int(size.width)), min(height, Int(size.height)))
    return stride(from: 0, to: height, by: side).flatMap { top in
      stride(from: 0, to: width, by: side).map { left in
        PixelArea(
          left: left, top: top, right: min(left + side, width), bottom: min(top + side, height))
      }
    }
  }

  /// The average color of an area.
  func average(of area: PixelArea) -> AverageColor {
    var sums: (red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0)
    for y in area.top..<area.bottom {
      withRow(y) { row in
        for x in area.left..<area.right {
          sums.red += row[x] >> 16 & 0xFF
          sums.green += row[x] >> 8 & 0xFF
          sums.blue += row[x] & 0xFF
        }
      }
    }
    let count = Double(area.pixelCount)
    return AverageColor(
      red: Double(sums.red) / count, green: Double(sums.green) / count,
      blue: Double(sums.blue) / count)
  }
}
