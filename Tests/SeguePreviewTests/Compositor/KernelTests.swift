import SegueTestSupport
import CSegueKernels
import Testing

@testable import SeguePreview

/// Every variant against the arithmetic that the header states, written down here once more.
@Suite struct KernelTests {
  static let variants = Kernels.all

  private func pixel(_ channel: (Int) -> Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(channel($1)) << UInt32(8 * $1) }
  }

  private func quotient(_ t: Int) -> Int { (t + 128 + (t + 128) >> 8) >> 8 }

  /// Lengths around the widths of vectors, and starts that no vector is aligned to.
  private static let lengths = Array(0...40) + [63, 64, 65, 255, 1001]

  @Test func variantsIncludeThePortableAndTheBest() {
    #expect(Self.variants.first?.name == "portable")
    #expect(Self.variants.contains { $0.name == Kernels.best.name })
  }

  @Test(arguments: variants.indices)
  func copy(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 8)
    for length in Self.lengths {
      let source = (0..<length + 2).map { _ in random.pixel() }
      // Stores are aligned: every start matters.
      for start in 0..<8 {
        var target = [UInt32](repeating: 7, count: start + length + 1)
        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let d = target.baseAddress, let s = source.baseAddress else { return }
            functions.copy(d + start, s + 1, length)
          }
        }
        var expected = [UInt32](repeating: 7, count: start + length + 1)
        for index in 0..<length { expected[start + index] = source[index + 1] }
        #expect(target == expected)
      }
    }
  }

  /// What lies under the source may also be somewhere else.
  @Test(arguments: variants.indices)
  func blendingReadsWhatIsUnderTheSource(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 9)
    for length in Self.lengths where length > 0 {
      let under = (0..<length).map { _ in random.pixel() }
      let source = (0..<length).map { _ in random.pixel() }
      let kernels: [(UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void] = [
        { functions.lerp($0, $1, source, length, 100) },
        { functions.over($0, $1, source, length, 100) },
        { functions.tint($0, $1, source[0], length) },
      ]
      for kernel in kernels {
        var inPlace = under
        inPlace.withUnsafeMutableBufferPointer { kernel($0.baseAddress!, $0.baseAddress!) }
        var elsewhere = [UInt32](repeating: 7, count: length + 1)
        kernel(&elsewhere, under)
        #expect(elsewhere == inPlace + [7])
      }
    }
  }

  @Test(arguments: variants.indices)
  func lerp(variant: Int) {
    let kernel = Self.variants[variant].functions.lerp
    var random = SeededGenerator(seed: 1)
    for length in Self.lengths {
      for a in [0, 1, 127, 128, 255, 256] {
        let source = (0..<length + 3).map { _ in random.pixel(opaque: true) }
        var target = (0..<length + 3).map { _ in random.pixel() }
        let before = target
        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let d = target.baseAddress, let s = source.baseAddress else { return }
            kernel(d + 1, d + 1, s + 2, length, UInt32(a))
          }
        }
        let expected = before.indices.map { i in
          guard i >= 1, i <= length else { return before[i] }
          let (d, s) = (channels(before[i]), channels(source[i + 1]))
          return pixel { (s[$0] * a + d[$0] * (256 - a) + 128) >> 8 }
        }
        #expect(target == expected)
      }
    }
  }

  @Test(arguments: variants.indices)
  func over(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 2)
    for length in Self.lengths {
      for a in [0, 1, 100, 255, 256] {
        let source = (0..<length + 2).map { _ in random.pixel() }
        var target = (0..<length + 2).map { _ in random.pixel() }
        let before = target
        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let d = target.baseAddress, let s = source.baseAddress else { return }
            functions.over(d + 1, d + 1, s, length, UInt32(a))
          }
        }
        let expected = before.indices.map { i in
          guard i >= 1, i <= length else { return before[i] }
          return over(before[i], channels(source[i - 1]).map { ($0 * a + 128) >> 8 })
        }
        #expect(target == expected)
      }
    }
  }

  @Test(arguments: variants.indices)
  func tint(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 3)
    for length in Self.lengths {
      let color = random.pixel()
      var target = (0..<length + 2).map { _ in random.pixel() }
      let expected = target.indices.map { i in
        i >= 1 && i <= length ? over(target[i], channels(color)) : target[i]
      }
      target.withUnsafeMutableBufferPointer { target in
        guard let d = target.baseAddress else { return }
        functions.tint(d + 1, d + 1, color, length)
      }
      #expect(target == expected)
    }
  }

  private func over(_ below: UInt32, _ s: [Int]) -> UInt32 {
    let d = channels(below)
    return pixel { min(255, s[$0] + quotient(d[$0] * (255 - s[3]))) }
  }

  /// The ways in which columns lie in their row.
  enum Columns: CaseIterable { case anywhere, sideBySide, scaledDown, mirrored }

  private func index(_ columns: Columns, _ length: Int, _ random: inout SeededGenerator) -> [Int32]
  {
    switch columns {
    case .anywhere: (0..<length).map { _ in Int32(random.int(0...48)) }
    case .sideBySide: (0..<length).map { Int32($0) }
    case .scaledDown: (0..<length).map { Int32(Double($0) * 1.17) }
    case .mirrored: (0..<length).map { Int32(length - 1 - $0) }
    }
  }

  /// Two steps of a scale, at odd widths, with every weight.
  @Test(arguments: variants.indices, Columns.allCases)
  func scale(variant: Int, columns: Columns) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 4)
    for length in Self.lengths where length > 0 {
      let index = index(columns, length, &random)
      let width = Int(index.max()!) + 2
      let rows = (0..<2).map { _ in (0..<width).map { _ in random.pixel() } }
      let w = (0..<length).map { _ in random.int(0...128) }
      let weights = w.map { UInt16(128 - $0 | $0 << 8) }
      let v = random.int(0...128)
      /// Calls a kernel with the columns' taps.
      func withTaps(_ body: (segue_taps) -> Void) {
        index.withUnsafeBufferPointer { index in
          weights.withUnsafeBufferPointer { weights in
            guard let index = index.baseAddress, let weights = weights.baseAddress else { return }
            body(segue_taps(index: index, weights: weights))
          }
        }
      }
      let h = rows.map { row in
        var h = [Int16](repeating: 0, count: 4 * length)
        withTaps { functions.scale_row(&h, row, $0, length) }
        return h
      }
      let expectedH = rows.map { row in
        (0..<length).flatMap { x in
          let (p0, p1) = (channels(row[Int(index[x])]), channels(row[Int(index[x]) + 1]))
          return (0..<4).map { Int16(-(p0[$0] * (128 - w[x]) + p1[$0] * w[x])) }
        }
      }
      #expect(h == expectedH)
      var mixed = [UInt32](repeating: 0, count: length)
      functions.mix_rows(&mixed, h[0], h[1], length, UInt32(v))
      let expected = (0..<length).map { x in
        pixel { channel in
          let (h0, h1) = (Int(h[0][4 * x + channel]), Int(h[1][4 * x + channel]))
          return (64 - (h0 + ((h1 - h0) * v + 64) >> 7)) >> 7
        }
      }
      #expect(mixed == expected)
      // In one step: the same as between equal rows.
      var atOnce = [UInt32](repeating: 7, count: length + 1)
      withTaps { functions.scale_pixels(&atOnce, rows[0], $0, length) }
      functions.mix_rows(&mixed, h[0], h[0], length, 0)
      #expect(atOnce == mixed + [7])
    }
  }

  /// The same as a scale whose columns are those of the source.
  @Test(arguments: variants.indices)
  func mixPixels(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 10)
    for length in Self.lengths {
      for v in [0, 1, 64, 127, 128] {
        let rows = (0..<2).map { _ in (0..<length).map { _ in random.pixel() } }
        var target = [UInt32](repeating: 7, count: length + 1)
        functions.mix_pixels(&target, rows[0], rows[1], length, UInt32(v))
        let expected = (0..<length).map { x in
          let (p, q) = (channels(rows[0][x]), channels(rows[1][x]))
          return pixel { (p[$0] * (128 - v) + q[$0] * v + 64) >> 7 }
        }
        #expect(target == expected + [7])
      }
    }
  }

  /// The pixel that a projection shows in an output column.
  private func projected(_ picture: Bitmap, by map: segue_projection, at x: Int) -> UInt32 {
    /// A source position in 1/128 pixel; not-a-number is the first pixel's center.
    func position(_ start: Float, _ step: Float, count: Int) -> Int {
      let reciprocal = 1 / (map.w0 + map.dw * Float(x))
      let u = (start + step * Float(x)) * reciprocal
      guard u > 0 else { return 0 }
      return Int(min(u, Float((count - 1) * 128)).rounded(.toNearestOrEven))
    }
    let u = position(map.u0, map.du, count: picture.width)
    let v = position(map.v0, map.dv, count: picture.height)
    let (i, j) = (min(u >> 7, picture.width - 2), min(v >> 7, picture.height - 2))
    let (across, down) = (u - i * 128, v - j * 128)
    let rows = [j, j + 1].map { y in
      let (p0, p1) = (channels(picture[i, y]), channels(picture[i + 1, y]))
      return (0..<4).map { -(p0[$0] * (128 - across) + p1[$0] * across) }
    }
    return pixel { channel in
      let (h0, h1) = (rows[0][channel], rows[1][channel])
      return (64 - (h0 + ((h1 - h0) * down + 64) >> 7)) >> 7
    }
  }

  /// Pictures of many sizes, and maps that leave them.
  @Test(arguments: variants.indices)
  func project(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 5)
    for length in Self.lengths {
      let picture = random.bitmap(random.int(2...70), random.int(2...40))
      func number(_ range: ClosedRange<Double>) -> Float { Float(random.double(range)) }
      var projection = segue_projection(
        pixels: UnsafePointer(picture.row(0)), stride: Int32(picture.bytesPerRow / 4),
        width: Int32(picture.width), height: Int32(picture.height), u0: number(-2000...9000),
        du: number(-300...300), v0: number(-2000...6000), dv: number(-300...300),
        w0: number(0.2...2), dw: number(-0.05...0.05))
      var target = [UInt32](repeating: 7, count: length + 1)
      let start = random.int(-20...20)
      functions.project(&target, length, &projection, Int32(start))
      let expected = (0..<length).map { projected(picture, by: projection, at: start + $0) }
      #expect(target == expected + [7])
    }
  }

  @Test(arguments: variants.indices, [Float.nan, .infinity, -.infinity, 0, 1e38])
  func projectStaysInsideThePictureForExtremeNumbers(variant: Int, number: Float) {
    var random = SeededGenerator(seed: 6)
    let picture = random.bitmap(9, 5)
    for place in 0..<6 {
      var numbers: [Float] = [100, 30, 200, 5, 1, 0]
      numbers[place] = number
      var projection = segue_projection(
        pixels: UnsafePointer(picture.row(0)), stride: Int32(picture.bytesPerRow / 4), width: 9,
        height: 5, u0: numbers[0], du: numbers[1], v0: numbers[2], dv: numbers[3], w0: numbers[4],
        dw: numbers[5])
      var target = [UInt32](repeating: 7, count: 38)
      Self.variants[variant].functions.project(&target, 37, &projection, -3)
      let expected = (0..<37).map { projected(picture, by: projection, at: $0 - 3) }
      #expect(target == expected + [7])
    }
  }

  @Test(arguments: variants.indices)
  func halve(variant: Int) {
    let functions = Self.variants[variant].functions
    var random = SeededGenerator(seed: 7)
    for length in Self.lengths {
      let rows = (0..<2).map { _ in (0..<2 * length + 2).map { _ in random.pixel() } }
      var target = [UInt32](repeating: 7, count: length + 1)
      functions.halve(&target, rows[0], rows[1], length)
      let expected = (0..<length).map { x in
        pixel { channel in
          let four = rows.flatMap { [$0[2 * x], $0[2 * x + 1]] }.map { channels($0)[channel] }
          return (four.reduce(0, +) + 2) >> 2
        }
      }
      #expect(target == expected + [7])
    }
  }
}
