import SegueTestSupport
import SeguePreview
import SegueTerminal

/// The picture that a black screen shows: the smallest rectangle round all that is not black, except a line of text
/// beside it.
struct ShownPicture {
  /// Its pixels across.
  let width: Int
  /// Its pixels down.
  let height: Int
  private let screenshot: Bitmap
  private let left: Int
  private let top: Int

  /// Looks for it; nil where the screen is black, or has no more on it than a few letters.
  init?(in screenshot: Bitmap) {
    // No letter is forty pixels high.
    let columns = (0..<screenshot.width).filter { x in
      Self.has(40, of: (0..<screenshot.height).lazy.map { screenshot[x, $0] })
    }
    guard let left = columns.first, let right = columns.last else { return nil }
    let rows = (0..<screenshot.height).filter { y in
      Self.has(40, of: (left...right).lazy.map { screenshot[$0, y] })
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    (self.screenshot, self.left, self.top) = (screenshot, left, top)
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
  /// - Parameter tolerance: the mean difference that is allowed, of 255.
  func mismatch(comparedWith frame: Bitmap, tolerance: Double) -> String? {
    let shape = Double(width) / Double(height) * Double(frame.height) / Double(frame.width)
    guard width > 100, abs(shape - 1) < 0.05 else { return "it is \(width) × \(height)" }
    let own = Bitmap(width: width, height: height)
    for y in 0..<height { own.row(y).update(from: screenshot.row(top + y) + left, count: width) }
    let difference = Difference(
      own.scaled(width: 39, height: 84), frame.scaled(width: 39, height: 84))
    return difference.mean < tolerance ? nil : "it differs by \(difference.text)"
  }
}
