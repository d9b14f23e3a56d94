import SegueTestSupport
import SeguePreview
import SegueTerminal

/// The picture that a black screen shows: the smallest rectangle round all that is not black.
struct ShownPicture {
  /// Its pixels across.
  let width: Int
  /// Its pixels down.
  let height: Int
  private let photograph: Bitmap
  private let left: Int
  private let top: Int

  /// Looks for it; nil where the screen is black, or has no more on it than a few letters.
  init?(in photograph: Bitmap) {
    let rows = (0..<photograph.height).filter { y in
      Self.has(40, of: (0..<photograph.width).lazy.map { photograph[$0, y] })
    }
    let columns = (0..<photograph.width).filter { x in
      Self.has(40, of: (0..<photograph.height).lazy.map { photograph[x, $0] })
    }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    (self.photograph, self.left, self.top) = (photograph, left, top)
    (width, height) = (right - left + 1, bottom - top + 1)
  }

  private static func has(_ count: Int, of pixels: some Sequence<UInt32>) -> Bool {
    var rest = count
    for pixel in pixels where pixel.luminance > 0.1 {
      rest -= 1
      if rest == 0 { return true }
    }
    return false
  }

  /// How it differs from a frame of ours: nil where a person would call them the same.
  ///
  /// Both are compared as coarse as a phone of 39 by 84 pixels, where what terminals do to pixels averages out.
  ///
  /// - Parameter most: the mean difference that is allowed, of 255.
  func complaint(comparedWith frame: Bitmap, most: Double) -> String? {
    let shape = Double(width) / Double(height) * Double(frame.height) / Double(frame.width)
    guard width > 100, abs(shape - 1) < 0.05 else { return "it is \(width) × \(height)" }
    let own = Bitmap(width: width, height: height)
    for y in 0..<height { own.row(y).update(from: photograph.row(top + y) + left, count: width) }
    let difference = Difference(
      own.scaled(width: 39, height: 84), frame.scaled(width: 39, height: 84))
    return difference.mean < most ? nil : "it differs by \(difference.text)"
  }
}
