import SegueTimeline

extension UInt32 {
  /// A premultiplied color under an opacity of 0…256, with the kernels' arithmetic.
  func faded(to alpha: UInt32) -> UInt32 {
    let even = ((self & 0xff00ff) * alpha + 0x800080) >> 8 & 0xff00ff
    let odd = ((self >> 8 & 0xff00ff) * alpha + 0x800080) & 0xff00_ff00
    return even | odd
  }
}

extension Bitmap {
  /// Fades each pixel by a mask, with the kernels' arithmetic for an opacity.
  ///
  /// - Parameter toPlane: the map from the bitmap's pixels to the mask's coordinates.
  func fade(by mask: MaskOpacity, through toPlane: Homography) {
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width where row[x] != 0 {
        let image = toPlane.apply(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let place = Point2D(x: image.x / image.w, y: image.y / image.w)
        let opacity = place.x.isFinite && place.y.isFinite ? mask.opacity(at: place) : 0
        row[x] = row[x].faded(to: UInt32((opacity * 256).rounded()))
      }
    }
  }
}

extension LayerPreparation {
  /// A blurred picture with a mask, scaled to its full size so that the mask stays sharp.
  ///
  /// - Parameters:
  ///   - size: the size of the picture before it was reduced, in pixels.
  ///   - toPlane: the map from these pixels to the mask's coordinates.
  func masked(
    _ reduced: ReducedBitmap, _ mask: MaskOpacity?, size: (width: Int, height: Int),
    through toPlane: Homography
  ) -> ReducedBitmap {
    guard let mask else { return reduced }
    var picture = reduced.bitmap
    if reduced.factor > 1 {
      picture = Bitmap(uninitializedWidth: size.width, height: size.height)
      let (width, height) = (Double(size.width), Double(size.height))
      let scale = 1 / Double(reduced.factor)
      let whole = DrawCommand(
        .bitmap(
          reduced.bitmap, crop: Rect2D(x: 0, y: 0, width: width * scale, height: height * scale)),
        size: Size2D(width: width, height: height), transform: .identity)
      drawGroup([whole], picture)
    }
    picture.fade(by: mask, through: toPlane)
    return ReducedBitmap(bitmap: picture, factor: 1)
  }
}

extension Edge {
  /// The samples of a pixel that lie to the right of the side, in the rows that it crosses.
  func samples(toItsRightIn column: Int, row: Int) -> UInt64 {
    var result: UInt64 = 0
    for line in 0..<8 {
      let y = Double(row) + (Double(line) + 0.5371) / 8
      guard y >= y0, y < y1 else { continue }
      // The first sample is the next whole number.
      let place = (x(at: y) - Double(column)) * 8 - 0.4629
      guard place <= 7 else { continue }
      let below = Int(max(place, 0))
      let first = Double(below) < place ? below + 1 : below
      result |= (0xFF << UInt64(first) & 0xFF) << UInt64(8 * line)
    }
    return result
  }
}

/// For each of a pixel's 64 samples, the number of sides to its left, up to 255: one word for each binary digit.
struct SampleCounter {
  private var digits = SIMD8<UInt64>.zero

  mutating func add(_ samples: UInt64) {
    var carry = samples
    for place in 0..<8 where carry != 0 {
      let digit = digits[place]
      digits[place] = digit ^ carry
      carry &= digit
    }
  }

  /// The samples whose numbers differ.
  func differences(from other: SampleCounter) -> UInt64 {
    let different = digits ^ other.digits
    return (0..<8).reduce(0) { $0 | different[$1] }
  }
}
