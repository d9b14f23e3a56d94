private import CSegueKernels
private import SegueTimeline

/// A frame as ffmpeg reads it, in memory that all frames of a file share.
///
/// Rows have no gaps. They contain words with straight alpha, or opaque ones on a background; for a
/// GIF, entries of a palette, which follows them; for a video, three planes, in which the last column
/// or row is repeated if a side is odd. Rows that have not changed since the last frame are not
/// written again.
final class RawPixels {
  private let recipe: FFmpegRecipe
  private let options: EncodingOptions
  private let background: UInt32?
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var colors: (palette: ColorPalette, dithering: Dithering)?
  /// The frame that is in memory.
  private var packed: Bitmap?

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
    packed = frame
  }

  private func isPacked(row y: Int, of frame: Bitmap) -> Bool {
    packed.map { segue_are_equal($0.row(y), frame.row(y), frame.width) } ?? false
  }

  private func packWords(_ frame: Bitmap) {
    reserve(frame.width * frame.height * 4)
    guard let words = memory.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
    for y in 0..<frame.height where !isPacked(row: y, of: frame) {
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
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * columns) { spare in
      guard let spare = spare.baseAddress else { return }
      for y in stride(from: 0, to: rows, by: 2) {
        let next = min(y + 1, frame.height - 1)
        if isPacked(row: y, of: frame), isPacked(row: next, of: frame) { continue }
        let top = videoRow(y, of: frame, columns: columns, spare: spare)
        let bottom = videoRow(next, of: frame, columns: columns, spare: spare + columns)
        let place = y * columns / 4
        segue_pack_video(luma + y * columns, blue + place, red + place, top, bottom, columns)
      }
    }
  }

  /// The opaque pixels of a row, in place where they need no change, otherwise in spare memory.
  private func videoRow(
    _ y: Int, of frame: Bitmap, columns: Int, spare: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    if columns == frame.width, frame.isOpaque(row: y) { return UnsafePointer(frame.row(y)) }
    frame.exportRow(y, to: spare, on: background)
    if columns > frame.width { spare[frame.width] = spare[frame.width - 1] }
    return UnsafePointer(spare)
  }

  private func packEntries(_ frame: Bitmap) throws(MediaError) {
    let count = frame.width * frame.height
    reserve(count + 1024)
    try chooseColors(for: frame)
    guard let start = memory.baseAddress, let palette = colors?.palette else { return }
    let entries = start.assumingMemoryBound(to: UInt8.self)
    for y in 0..<frame.height where !isPacked(row: y, of: frame) {
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
    packed = nil
  }

  private func reserve(_ count: Int) {
    guard memory.count != count else { return }
    memory.deallocate()
    memory = .allocate(byteCount: count, alignment: 64)
  }
}
