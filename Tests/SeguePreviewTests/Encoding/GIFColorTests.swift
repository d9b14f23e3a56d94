import CSegueKernels
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The colors of GIFs: how they are chosen, and how others are made from them.
@Suite struct GIFColorTests {
  private static let side = 256

  /// A soft gradient from one blue to another, which has more colors than a palette.
  private static let gradient = Bitmap(width: side, height: side) { x, y in
    0xFF00_0000 | UInt32(40 + (x + y) / 8) << 16 | UInt32(90 + x / 4) << 8 | UInt32(140 + y / 3)
  }

  private func entries(
    of frame: Bitmap, _ palette: ColorPalette, isDithered: Bool = true
  ) -> [UInt32] {
    var dithering = Dithering(palette, isDithered: isDithered)
    var bytes = [UInt8](repeating: 0, count: frame.width * frame.height)
    for y in 0..<frame.height {
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        dithering.map(frame, row: y, on: 0xFF00_0000, to: start + y * frame.width)
      }
    }
    return bytes.map { palette.entries[Int($0)] }
  }

  private func channels(_ word: UInt32) -> SIMD3<Double> {
    SIMD3(Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
  }

  @Test func `few colors are kept exactly`() throws {
    let colors: [UInt32] = (0..<200).map { 0xFF00_0000 | $0 &* 0x01_03_05 &+ 0x10_20_30 }
    let frame = Bitmap(width: 20, height: 10) { x, y in colors[y * 20 + x] }
    #expect(entries(of: frame, try ColorPalette(of: [frame])) == frame.words)
  }

  @Test func `few colors are kept exactly, also where they differ by three levels`() throws {
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFFFC_FCFC, 0xFFF8_FBFC, 0xFFFB_FBFC, 0xFF00_0000]
    let frame = Bitmap(width: 100, height: 5) { _, y in colors[y] }
    #expect(entries(of: frame, try ColorPalette(of: [frame])) == frame.words)
  }

  @Test func `of flat colors that share their six highest bits, the largest is kept`() throws {
    let frame = Bitmap(width: Self.side, height: Self.side) { x, y in
      y < 100 ? 0xFFFF_FFFF : y < 128 ? 0xFFFC_FCFC : Self.gradient[x, y]
    }
    let result = entries(of: frame, try ColorPalette(of: [frame]))
    #expect(result[..<(100 * Self.side)].allSatisfy { $0 == 0xFFFF_FFFF })
    let rest = result[(100 * Self.side)..<(128 * Self.side)]
    #expect(rest.allSatisfy { (channels($0) - channels(0xFFFC_FCFC)).max() <= 3 })
  }

  @Test func `a flat color that covers much of a frame is not dithered`() throws {
    let paper: UInt32 = 0xFFF2_F2F7
    let frame = Bitmap(width: Self.side, height: Self.side) { x, y in
      y < 128 ? paper : Self.gradient[x, y]
    }
    let result = entries(of: frame, try ColorPalette(of: [frame]))
    #expect(result[..<(128 * Self.side)].allSatisfy { $0 == paper })
  }

  /// A band is an area whose mean differs from what it shows: over 8 × 8 pixels the pattern of a
  /// dithered gradient has the gradient's mean.
  @Test func `a dithered gradient has no bands`() {
    let grays = Bitmap(width: Self.side, height: 8) { x, _ in
      0xFF00_0000 | UInt32(x) &* 0x01_01_01
    }
    let few = ColorPalette(colors: (0...17).map { 0xFF00_0000 | min($0 * 15, 255) &* 0x01_01_01 })
    func worst(_ isDithered: Bool) -> Double {
      let words = entries(of: grays, few, isDithered: isDithered)
      return stride(from: 0, to: Self.side, by: 8).map { left in
        var sum = 0.0
        for y in 0..<8 {
          for x in left..<left + 8 { sum += channels(words[y * Self.side + x]).y - Double(x) }
        }
        return abs(sum) / 64
      }.max() ?? 0
    }
    #expect(worst(true) < 1.5)
    #expect(worst(false) > 3)
  }

  @Test func `what stands still does not crawl`() throws {
    let moved = Bitmap(width: Self.side, height: Self.side) { x, y in
      x < 100 ? Self.gradient[x, y] : Self.gradient[(x + 3) % Self.side, y]
    }
    let palette = try ColorPalette(of: [Self.gradient, moved])
    let (first, second) = (entries(of: Self.gradient, palette), entries(of: moved, palette))
    for y in 0..<Self.side {
      let row = y * Self.side..<y * Self.side + 100
      #expect(first[row] == second[row])
    }
  }

  @Test func `colors move to the mean of what they are nearest to`() {
    func sample(_ gray: Float, _ weight: Float) -> segue_color_sample {
      segue_color_sample(color: (gray, gray, gray), weight: weight)
    }
    var colors: [UInt32] = [0xFF00_0000, 0xFF64_6464, 0xFFC8_C8C8, 0xFFC9_C9C9]
    let samples = [sample(10, 1), sample(90, 1), sample(110, 3), sample(160, 1), sample(180, 1)]
    segue_refine_colors(&colors, colors.count, 1, samples, samples.count)
    // Fixed; (90 + 3 · 110) / 4; (160 + 180) / 2; nearest to nothing.
    #expect(colors == [0xFF00_0000, 0xFF69_6969, 0xFFAA_AAAA, 0xFFC9_C9C9])
  }

  /// All mixtures of the nearest entry with another one are tried, and the one with the least error is taken: for
  /// palettes of any size, near and far colors, and the same color twice.
  @Test(arguments: [1, 2, 3, 16, 200, 255])
  func `each color becomes the best mixture of two entries`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for round in 0..<4 {
      let spread = UInt32(round % 2 == 0 ? 0xFF : 0x3F)
      func color() -> UInt32 {
        let word = random.next()
        return 0xFF00_0000 | UInt32(truncatingIfNeeded: word)
          & (spread << 16 | spread << 8 | spread)
      }
      var palette = (0..<count).map { _ in color() }
      if count > 2 { palette[count - 1] = palette[0] }
      // Each with other bits than what the table of plans tells apart.
      let pixels = Set((0..<300).map { _ in color() & 0xFFFE_FEFE }).sorted()
      for levels: Int32 in [0, 64] {
        var plans = [UInt32](repeating: 0, count: Int(SEGUE_COLOR_PLANS))
        var entries = [UInt8](repeating: 0, count: pixels.count)
        segue_map_colors(
          &entries, pixels, pixels.count, 0, palette, palette.count, levels, &plans)
        for pixel in pixels {
          let place = (pixel >> 17 & 127) << 14 | (pixel >> 9 & 127) << 7 | pixel >> 1 & 127
          #expect(plans[Int(place)] == plan(of: pixel, palette, levels: Int(levels)))
        }
      }
    }
  }

  /// The plan of a color as `segue_colors.h` describes it, without leaving anything out.
  private func plan(of color: UInt32, _ palette: [UInt32], levels: Int) -> UInt32 {
    func difference(_ a: UInt32, _ b: UInt32) -> [Int] {
      [16, 8, 0].map { Int(a >> $0 & 255) - Int(b >> $0 & 255) }
    }
    func product(_ a: [Int], _ b: [Int]) -> Int {
      9 * a[0] * b[0] + 14 * a[1] * b[1] + 7 * a[2] * b[2]
    }
    let distances = palette.map { product(difference($0, color), difference($0, color)) }
    let nearest = distances.min() ?? 0
    let first = distances.firstIndex(of: nearest) ?? 0
    var best = (error: levels * levels * nearest, second: first, share: 0)
    let offset = difference(color, palette[first])
    for (index, entry) in palette.enumerated() where nearest > 60 && levels > 0 {
      let way = difference(entry, palette[first])
      let length = product(way, way)
      guard length > 0 else { continue }
      let share = min(max(levels * product(offset, way) / length, 0), levels / 2)
      let rest = zip(offset, way).map { $0 * levels - $1 * share }
      let error = product(rest, rest) + length * share * levels / 5
      if error < best.error { best = (error, index, share) }
    }
    return 1 << 24 | UInt32(best.share) << 16 | UInt32(best.second) << 8 | UInt32(first)
  }

  @Test func `a palette needs a frame`() {
    #expect(throws: MediaError.self) { try ColorPalette(of: []) }
  }

  /// Ten seconds of phone-sized frames took gigabytes when ffmpeg chose the colors, for it kept all.
  @Test(.needs("ffmpeg"), .exits) func `a long GIF takes little memory`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("film.gif")
    await #expect(processExitsWith: .success) { [path = path as String] in
      // For this process, and for ffmpeg, which inherits it.
      #if !canImport(Darwin)
      var limit = rlimit(rlim_cur: 600_000_000, rlim_max: 600_000_000)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0)
      #endif
      var recording = Recording()
      recording.framesPerSecond = 50
      try recording.write(LongFilm(), to: path)
    }
    let frames = try text(
      of: "ffprobe -v error -count_frames -show_entries stream=nb_read_frames -of csv=p=0 '\(path)'"
    )
    #expect(frames.hasPrefix("549"))
  }
}

/// Ten seconds in which a picture moves.
private struct LongFilm: FrameSource {
  let duration = 10.0

  func frame(at progress: Double) -> Bitmap {
    let frame = Bitmap(width: 390, height: 844)
    let offset = UInt32(progress * 255)
    for y in 0..<frame.height {
      let color = 0xFF00_0000 | (UInt32(y) / 4 &+ offset) & 255
      frame.row(y).update(repeating: color, count: frame.width)
    }
    return frame
  }
}
