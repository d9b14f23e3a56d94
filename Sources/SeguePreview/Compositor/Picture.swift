import CSegueKernels
import SegueTimeline

/// A rectangular region of a bitmap.
struct Picture {
  let bitmap: Bitmap
  let x, y, width, height: Int

  /// Creates a picture of a whole bitmap.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    (x, y, width, height) = (0, 0, bitmap.width, bitmap.height)
  }

  /// Creates a picture of the pixels that a rectangle touches; nil where it touches none.
  init?(_ bitmap: Bitmap, touchedBy crop: Rect2D) {
    let whole = Rect2D(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    guard let inside = crop.intersection(whole) else { return nil }
    self.bitmap = bitmap
    x = Int(inside.minX)
    y = Int(inside.minY)
    width = Int(inside.maxX.rounded(.up)) - x
    height = Int(inside.maxY.rounded(.up)) - y
  }

  /// Creates a picture of the pixels that lie in a rectangle completely; nil where none does.
  ///
  /// Pixels of a reduced bitmap that lie only partly inside also show what is outside, so they are left
  /// out, except in the bitmap's last row and column.
  init?(_ bitmap: Bitmap, inside crop: Rect2D) {
    let whole = Rect2D(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    guard let part = crop.intersection(whole) else { return nil }
    let left = Int(part.minX.rounded(.up))
    let top = Int(part.minY.rounded(.up))
    func end(_ end: Double, _ length: Int) -> Int {
      end > Double(length) - 1 + 1e-9 ? length : Int(end)
    }
    let right = end(part.maxX, bitmap.width)
    let bottom = end(part.maxY, bitmap.height)
    guard left < right, top < bottom else { return nil }
    self.bitmap = bitmap
    (x, y, width, height) = (left, top, right - left, bottom - top)
  }

  /// The picture, with a single row or column repeated, because the kernels read pairs of pixels.
  var atLeastTwoByTwo: Picture {
    if width > 1, height > 1 { return self }
    let copy = Bitmap(width: max(2, width), height: max(2, height))
    for row in 0..<copy.height {
      for column in 0..<copy.width {
        copy.row(row)[column] = bitmap.row(y + min(row, height - 1))[x + min(column, width - 1)]
      }
    }
    return Picture(copy)
  }

  /// The pixels, valid while another reference keeps the bitmap alive.
  var pixels: PixelBlock {
    PixelBlock(
      first: UnsafePointer(bitmap.row(y) + x), stride: bitmap.bytesPerRow / 4, width: width,
      height: height)
  }
}

/// Pixels in memory owned by another object.
struct PixelBlock: BitwiseCopyable {
  let first: UnsafePointer<UInt32>
  /// The distance between two rows, in pixels.
  let stride: Int
  let width, height: Int

  func row(_ y: Int) -> UnsafePointer<UInt32> { first + y * stride }

  /// Asks memory for a part of a row that will be read soon, if there is such a row.
  ///
  /// Processors predict reads within a row, but not the start of the next one; waiting for it took a quarter of the
  /// time of a slide.
  func prefetch(row y: Int, _ columns: Range<Int>) {
    if y < height { segue_prefetch(row(y) + columns.lowerBound, columns.count) }
  }
}

extension Color {
  /// The color as a pixel: `0xAARRGGBB`, premultiplied; values outside 0…1 are clamped.
  var premultiplied: UInt32 {
    let opacity = unit(alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((unit(value) * opacity * 255).rounded()) }
    return UInt32((opacity * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8
      | byte(blue)
  }
}

/// A number clamped to 0…1; NaN counts as 0.
func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
