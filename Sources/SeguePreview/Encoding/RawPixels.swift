private import SegueTimeline

/// A frame as ffmpeg reads it, in memory that all frames of a file share.
///
/// Its rows have no gaps: words with straight alpha, or opaque on a background; or for a GIF entries
/// of a palette, which follows them. Where even sides are required, the last column or row is
/// repeated.
final class RawPixels {
  private let recipe: FFmpegRecipe
  private let options: EncodingOptions
  private let background: UInt32?
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var colors: (palette: ColorPalette, dithering: Dithering)?

  init(_ recipe: FFmpegRecipe, _ options: EncodingOptions) {
    self.recipe = recipe
    self.options = options
    background = options.background?.opaqueWord
  }

  deinit { memory.deallocate() }

  /// The bytes of the last frame.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }

  /// Takes a frame; all have one size.
  func pack(_ frame: Bitmap) throws(MediaError) {
    if recipe.usesPalette { try packEntries(frame) } else { packWords(frame) }
  }

  private func packWords(_ frame: Bitmap) {
    let round = recipe.needsEvenSides ? 1 : 0
    let columns = frame.width + (frame.width & round)
    let rows = frame.height + (frame.height & round)
    reserve(columns * rows * 4)
    guard let words = memory.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
    for y in 0..<rows {
      let row = words + y * columns
      frame.exportRow(min(y, frame.height - 1), to: row, on: background)
      if columns > frame.width { row[frame.width] = row[frame.width - 1] }
    }
  }

  private func packEntries(_ frame: Bitmap) throws(MediaError) {
    let count = frame.width * frame.height
    reserve(count + 1024)
    try chooseColors(for: frame)
    guard let start = memory.baseAddress, let palette = colors?.palette else { return }
    let entries = start.assumingMemoryBound(to: UInt8.self)
    for y in 0..<frame.height {
      colors?.dithering.map(
        frame, row: y, on: background ?? 0xFF00_0000, to: entries + y * frame.width)
    }
    // The words of a palette need not begin at a multiple of four.
    for (index, entry) in palette.entries.enumerated() {
      memory.storeBytes(of: entry, toByteOffset: count + 4 * index, as: UInt32.self)
    }
  }

  private func chooseColors(for frame: Bitmap) throws(MediaError) {
    if let colors, colors.palette == options.palette { return }
    let palette: ColorPalette
    if let chosen = options.palette {
      palette = chosen
    } else {
      palette = try ColorPalette(of: [frame], background: background)
    }
    colors = (palette, Dithering(palette, isDithered: options.dithersGIF))
  }

  private func reserve(_ count: Int) {
    guard memory.count != count else { return }
    memory.deallocate()
    memory = .allocate(byteCount: count, alignment: 64)
  }
}
