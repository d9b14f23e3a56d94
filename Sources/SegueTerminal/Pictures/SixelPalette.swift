import SeguePreview

/// The colors of sixel pictures: a fixed coarse cube, plus the pictures' most frequent colors.
///
/// A color keeps its number once it has one.
struct SixelPalette {
  /// The colors by number, as opaque `0xAARRGGBB` words.
  private(set) var colors: [UInt32] = []
  private let size: Int
  /// The number of the nearest color for each of 32 × 32 × 32 bins, and its squared distance.
  private var nearest = [UInt8](repeating: 0, count: 1 << 15)
  private var distances = [Int32](repeating: .max, count: 1 << 15)

  /// The squared distance below which colors are barely distinguishable.
  private static let tolerance: Int32 = 48
  /// The fraction of a picture (1 / 600) that a color must cover to get its own number.
  private static let minimumFraction = 600

  /// Precomputed initial palettes: the search for nearest colors takes longer than encoding a
  /// picture.
  private static let full = SixelPalette(emptyOf: 256)
  private static let small = SixelPalette(emptyOf: 16)

  init(size: Int) {
    switch size {
    case 256: self = Self.full
    case 16: self = Self.small
    default: self.init(emptyOf: size)
    }
  }

  private init(emptyOf size: Int) {
    self.size = size
    let steps = size >= 200 ? 5 : size >= 64 ? 3 : 2
    for index in 0..<steps * steps * steps {
      let parts = [index / steps / steps, index / steps % steps, index % steps]
      let levels = parts.map { UInt32($0 * 255 / (steps - 1)) }
      add(0xff00_0000 | levels[0] << 16 | levels[1] << 8 | levels[2])
    }
    for gray in (1..<(size >= 64 ? 16 : 3)) {
      let level = UInt32(gray * 255 / (size >= 64 ? 16 : 3))
      add(0xff00_0000 | level << 16 | level << 8 | level)
    }
  }

  /// Adds a picture's frequent colors while numbers are left.
  mutating func learn(_ picture: Bitmap) {
    guard colors.count < size else { return }
    var counts = [Int32](repeating: 0, count: 1 << 15)
    var examples = [UInt32](repeating: 0, count: 1 << 15)
    for y in 0..<picture.height {
      let pixels = picture.row(y)
      for x in 0..<picture.width {
        let bin = pixels[x].bin
        counts[bin] += 1
        examples[bin] = pixels[x]
      }
    }
    let least = Int32(picture.width * picture.height / Self.minimumFraction)
    let frequent = counts.indices.filter { counts[$0] > least }
      .sorted { (counts[$0], $0) > (counts[$1], $1) }
    for bin in frequent where colors.count < size && distance(of: examples[bin]) > 0 {
      add(examples[bin])
    }
  }

  /// Returns the numbers of all pixels, row by row.
  ///
  /// Colors without a near match are dithered with a 4 × 4 ordered pattern.
  func indices(of picture: Bitmap) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: picture.width * picture.height)
    for y in 0..<picture.height {
      let (pixels, pattern) = (picture.row(y), bayer[y & 3])
      for x in 0..<picture.width {
        let pixel = pixels[x]
        let isNear = distances[pixel.bin] <= Self.tolerance
        let shifted = isNear ? pixel : pixel.shifted(by: pattern[x & 3])
        result[y * picture.width + x] = nearest[shifted.bin]
      }
    }
    return result
  }

  private func distance(of word: UInt32) -> Int32 {
    word.distance(to: colors[Int(nearest[word.bin])])
  }

  private mutating func add(_ color: UInt32) {
    let number = UInt8(colors.count)
    colors.append(color)
    for bin in nearest.indices {
      let distance = UInt32(binned: bin).distance(to: color)
      if distance < distances[bin] { (distances[bin], nearest[bin]) = (distance, number) }
    }
    // An exact color represents its bin, wherever in the bin it is.
    (distances[color.bin], nearest[color.bin]) = (0, number)
  }
}

/// The brightness offsets of the ordered dither, by position.
private let bayer: [SIMD4<Int32>] = [
  [-24, 8, -16, 16], [20, -12, 28, -4], [-13, 19, -21, 11], [31, -1, 23, -9],
]

extension UInt32 {
  /// The bin of a color in 32 × 32 × 32.
  fileprivate var bin: Int {
    let red = Int(self >> 19 & 31)
    let green = Int(self >> 11 & 31)
    let blue = Int(self >> 3 & 31)
    return red << 10 | green << 5 | blue
  }

  /// The center of a bin.
  fileprivate init(binned bin: Int) {
    func part(_ value: Int) -> UInt32 { UInt32(value << 3 | 4) }
    self = 0xff00_0000 | part(bin >> 10) << 16 | part(bin >> 5 & 31) << 8 | part(bin & 31)
  }

  fileprivate func distance(to other: UInt32) -> Int32 {
    func square(_ shift: UInt32) -> Int32 {
      let difference = Int32(self >> shift & 255) - Int32(other >> shift & 255)
      return difference * difference
    }
    return square(16) + square(8) + square(0)
  }

  fileprivate func shifted(by amount: Int32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      UInt32(Swift.min(Swift.max(Int32(self >> shift & 255) + amount, 0), 255)) << shift
    }
    return 0xff00_0000 | part(16) | part(8) | part(0)
  }
}
