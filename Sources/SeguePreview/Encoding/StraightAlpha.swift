private import CSegueKernels

/// Conversions between premultiplied pixels and the straight alpha of files and other programs.
///
/// Words are `0xAARRGGBB`. Converting premultiplied to straight and back is exact; the reverse
/// round trip loses what a small alpha cannot hold.
package enum StraightAlpha {
  static func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight >> 24
    if alpha == 255 { return straight }
    return alpha << 24 | eachColor(straight) { ($0 * alpha + 127) / 255 }
  }

  package static func straight(_ premultiplied: UInt32) -> UInt32 {
    let alpha = premultiplied >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : premultiplied }
    return alpha << 24 | eachColor(premultiplied) { min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  /// Composites a premultiplied pixel on an opaque background.
  package static func flattened(_ premultiplied: UInt32, on background: UInt32) -> UInt32 {
    let alpha = premultiplied >> 24
    if alpha == 255 { return premultiplied }
    let rest = eachColor(background) { ($0 * (255 - alpha) + 127) / 255 }
    let sum = eachColor(premultiplied) { $0 }
    return 0xff00_0000 | eachColor(sum, rest) { min(255, $0 + $1) }
  }

  /// Converts a premultiplied pixel for a file: composited on a background, or with straight alpha.
  static func exported(_ premultiplied: UInt32, on background: UInt32?) -> UInt32 {
    if let background { return flattened(premultiplied, on: background) }
    return straight(premultiplied)
  }

  private static func eachColor(_ word: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
    change(word >> 16 & 255) << 16 | change(word >> 8 & 255) << 8 | change(word & 255)
  }

  private static func eachColor(
    _ first: UInt32, _ second: UInt32, _ join: (UInt32, UInt32) -> UInt32
  ) -> UInt32 {
    join(first >> 16 & 255, second >> 16 & 255) << 16
      | join(first >> 8 & 255, second >> 8 & 255) << 8 | join(first & 255, second & 255)
  }
}

extension Bitmap {
  /// Converts straight alpha, as files have it, in place.
  func premultiply() {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width { pixels[x] = StraightAlpha.premultiplied(pixels[x]) }
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { (0..<height).allSatisfy(isOpaque(row:)) }

  /// Whether every pixel of a row is opaque.
  func isOpaque(row y: Int) -> Bool { segue_are_opaque(row(y), width) }

  /// Converts a row for a file: composited on a background, or with straight alpha.
  ///
  /// Opaque parts, which are almost all, are only copied.
  func exportRow(_ y: Int, to words: UnsafeMutablePointer<UInt32>, on background: UInt32?) {
    exportRow(y, 0..<width, to: words, on: background)
  }

  /// Converts some columns of a row for a file.
  func exportRow(
    _ y: Int, _ columns: Range<Int>, to words: UnsafeMutablePointer<UInt32>, on background: UInt32?
  ) {
    let pixels = row(y) + columns.lowerBound
    words.update(from: pixels, count: columns.count)
    for start in stride(from: 0, to: columns.count, by: 64) {
      let end = min(start + 64, columns.count)
      guard !segue_are_opaque(pixels + start, end - start) else { continue }
      for x in start..<end { words[x] = StraightAlpha.exported(pixels[x], on: background) }
    }
  }

  /// Returns all pixels, row by row without gaps, each converted by a closure.
  package func packed(_ change: (UInt32) -> UInt32) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      for y in 0..<height {
        let pixels = row(y)
        for x in 0..<width { words.initializeElement(at: y * width + x, to: change(pixels[x])) }
      }
      count = width * height
    }
  }

  /// Returns the colors as red, green and blue bytes without gaps; for opaque pictures.
  func packedRGB() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      for y in 0..<height {
        let pixels = row(y)
        for x in 0..<width {
          let at = (y * width + x) * 3
          bytes.initializeElement(at: at, to: UInt8(truncatingIfNeeded: pixels[x] >> 16))
          bytes.initializeElement(at: at + 1, to: UInt8(truncatingIfNeeded: pixels[x] >> 8))
          bytes.initializeElement(at: at + 2, to: UInt8(truncatingIfNeeded: pixels[x]))
        }
      }
      count = width * height * 3
    }
  }
}
