import CSegueKernels

/// Counts the colors of frames and chooses a palette by median cut.
///
/// If all colors fit into a palette, it has exactly these. Otherwise colors with the same six highest bits
/// per channel are counted in one bin. A color that covers much of a screen, and more than the others of
/// its bin together, keeps its exact value, since dithering would be visible in a flat area. The memory
/// does not depend on the number of frames.
struct ColorSurvey {
  private var bins = [segue_color_bin](
    repeating: segue_color_bin(), count: SEGUE_COLOR_BINS)
  private var total = 0
  /// All colors, as long as they fit into a palette.
  private var exact: Set<UInt32>? = []
  private let background: UInt32?

  /// The share of all pixels by which a color must exceed the others of its bin to keep its exact value.
  private static let flatShare = 0.0005
  /// The maximum number of such colors; the others are for gradients and pictures.
  private static let maxFlat = 96
  /// The number of refinement passes; more hardly reduce the error.
  private static let refinements = 3

  init(background: UInt32? = nil) { self.background = background }

  /// Counts the pixels of a frame.
  mutating func add(_ frame: Bitmap) {
    var row = [UInt32](repeating: 0, count: frame.width)
    for y in 0..<frame.height {
      row.withUnsafeMutableBufferPointer { row in
        guard let words = row.baseAddress else { return }
        frame.exportRow(y, to: words, on: background ?? 0xFF00_0000)
        segue_count_colors(&bins, words, row.count)
        addExact(UnsafeBufferPointer(row))
      }
    }
    total += frame.width * frame.height
  }

  private mutating func addExact(_ row: UnsafeBufferPointer<UInt32>) {
    var last: UInt32?
    for word in row where word != last {
      exact?.insert(word)
      last = word
      guard let count = exact?.count, count <= ColorPalette.maxColors else {
        exact = nil
        return
      }
    }
  }

  /// The palette for all frames so far.
  func palette() throws(MediaError) -> ColorPalette {
    guard total > 0 else { throw MediaError(.frames, "a palette needs at least one frame") }
    if let exact { return ColorPalette(colors: exact.sorted()) }
    let used = bins.indices.filter { bins[$0].count > 0 }
    let least = Double(total) * Self.flatShare
    let flat = Set(
      used.filter { Double(bins[$0].votes) > least }
        .sorted { (bins[$0].votes, $1) > (bins[$1].votes, $0) }
        .prefix(Self.maxFlat))
    let rest = used.filter { !flat.contains($0) }.map { bins[$0].sample }
    let cut = MedianCut(rest).colors(ColorPalette.maxColors - flat.count)
    let colors = flat.sorted().map { bins[$0].leader } + cut
    return ColorPalette(colors: Self.refined(colors, fixed: flat.count, for: rest))
  }

  /// Moves each color that is not fixed to the mean of the colors nearest to it (a step of k-means), since a
  /// box's mean is not the nearest color for everything in the box.
  private static func refined(
    _ colors: [UInt32], fixed: Int, for samples: [MedianCut.Sample]
  ) -> [UInt32] {
    var colors = colors
    let samples = samples.map { sample in
      let color = SIMD3<Float>(sample.color)
      return segue_color_sample(color: (color.x, color.y, color.z), weight: Float(sample.weight))
    }
    for _ in 0..<refinements {
      segue_refine_colors(&colors, colors.count, fixed, samples, samples.count)
    }
    return colors
  }
}

extension segue_color_bin {
  /// The mean color; rare colors have more weight than their number of pixels, since small details matter too.
  fileprivate var sample: MedianCut.Sample {
    let sum = SIMD3(Double(red), Double(green), Double(blue))
    let root = Double(count).squareRoot()
    return MedianCut.Sample(color: sum / Double(count), weight: root * root.squareRoot())
  }
}
