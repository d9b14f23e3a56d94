private import CSegueKernels
private import SegueTimeline

/// A frame as ffmpeg reads it, in memory that all frames of a file share.
///
/// Its rows have no gaps: words with straight alpha, or opaque on a background; for a GIF entries
/// of a palette, which follows them; or for a video three planes. There the last column or row is
/// repeated where a side is odd.
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
    switch recipe.pixels {
    case .entries: try packEntries(frame)
    case .planes: packPlanes(frame)
    case .words: packWords(frame)
    }
  }

  private func packWords(_ frame: Bitmap) {
    reserve(frame.width * frame.height * 4)
    guard let words = memory.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
    for y in 0..<frame.height {
      frame.exportRow(y, to: words + y * frame.width, on: background)
    }
  }

  /// Packs luma, and both color differences in half its resolution each way.
  private func packPlanes(_ frame: Bitmap) {
    let (columns, rows) = recipe.size(of: frame)
    reserve(columns * rows * 3 / 2)
    guard let luma = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let blue = luma + columns * rows
    let red = blue + columns * rows / 4
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * columns) { pair in
      guard let words = pair.baseAddress else { return }
      for y in stride(from: 0, to: rows, by: 2) {
        for half in 0...1 {
          let row = words + half * columns
          frame.exportRow(min(y + half, frame.height - 1), to: row, on: background)
          if columns > frame.width { row[frame.width] = row[frame.width - 1] }
        }
        let place = y * columns / 4
        segue_pack_video(luma + y * columns, blue + place, red + place, words, columns)
      }
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
