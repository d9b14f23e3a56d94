import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// Display lists at random, tame and wild: the same pixels however the work is done, and no crash.
@Suite struct RobustnessTests {
  private static let extremes: [Double] = [
    0, -1, 1, 1e-9, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
  ]

  private struct DisplayListGenerator {
    var random: SeededGenerator
    /// How often a number is an extreme one, in a thousand.
    let wildness: Int
    let bitmaps: [Bitmap]

    init(seed: UInt64, wildness: Int) {
      random = SeededGenerator(seed: seed)
      self.wildness = wildness
      bitmaps = [(1, 1), (2, 9), (40, 30), (200, 150)].map { [random] size in
        var random = random
        return random.bitmap(size.0, size.1, opaque: true)
      }
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      guard random.int(0...999) < wildness else { return random.double(range) }
      return RobustnessTests.extremes.randomElement(using: &random) ?? 0
    }

    mutating func point() -> Point2D { Point2D(x: number(-20...90), y: number(-20...90)) }

    mutating func rect() -> Rect2D {
      Rect2D(
        x: number(-10...40), y: number(-10...40), width: number(1...80), height: number(1...80))
    }

    mutating func shape() -> Shape {
      switch random.int(0...3) {
      case 0: return .rect(rect())
      case 1: return .roundedRect(rect(), radius: number(0...30))
      case 2: return .ellipse(rect())
      default:
        let corners = random.int(0...7)
        return .polygon((0..<corners).map { _ in point() })
      }
    }

    mutating func transform() -> Homography {
      let place = Matrix4.translation(number(-30...50), number(-30...50))
      switch random.int(0...3) {
      case 0:
        let (x, y) = (Double(random.int(-20...50)), Double(random.int(-20...50)))
        return Homography(.translation(x, y))
      case 1: return Homography(.scale(number(-1...2), number(0.1...2)) * place)
      case 2: return Homography(.rotation(number(-3...3), x: 0, y: 0, z: 1) * place)
      default:
        let turn = Matrix4.rotation(number(-2...2), x: number(-1...1), y: 1, z: 0)
        let depth = number(30...400)
        return Homography(turn * .perspective(m14: 0, m24: 0, m34: -1 / depth) * place)
      }
    }

    mutating func color() -> Color {
      Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.2...1))
    }

    mutating func content(depth: Int) -> Content {
      switch random.int(0...(depth > 0 ? 6 : 4)) {
      case 0: return .color(color())
      case 1:
        let stops = (0..<random.int(0...3)).map { _ in GradientStop(number(0...1), color()) }
        return .linearGradient(stops, start: point(), end: point())
      case 2: return .shadow(color(), blurRadius: number(0...12))
      case 3, 4:
        let bitmap = bitmaps[random.int(0...bitmaps.count - 1)]
        let whole = Rect2D(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
        return .bitmap(bitmap, crop: random.int(0...2) == 0 ? rect() : whole)
      case 5:
        let commands = (0..<random.int(0...3)).map { _ in command(depth: depth - 1) }
        return .group(commands, blurRadius: number(0...5), resolution: number(0.5...2))
      default: return .backdrop(blurRadius: number(0...9))
      }
    }

    mutating func command(depth: Int) -> DrawCommand {
      let content = content(depth: depth)
      let isBitmap = if case .bitmap = content { true } else { false }
      let clips = (0..<max(0, random.int(-2...2))).map { _ in
        Clip(shape(), transform: transform())
      }
      return DrawCommand(
        content, size: Size2D(width: number(1...90), height: number(1...90)),
        shape: random.int(0...1) == 0 ? nil : shape(), transform: transform(), clips: clips,
        opacity: random.int(0...1) == 0 ? 1 : number(0...1), isOpaque: isBitmap)
    }

    mutating func list() -> [DrawCommand] {
      (0..<random.int(1...6)).map { _ in command(depth: 2) }
    }
  }

  /// Hidden pieces, threads and kernels: whatever way it is drawn, the pixels are the same.
  @Test(arguments: 0..<60)
  func everyConfigurationGivesTheSamePixels(seed: Int) {
    var generator = DisplayListGenerator(seed: UInt64(seed), wildness: 0)
    let list = generator.list()
    let reference = draw(list, width: 83, height: 77, background: .white)
    let ways =
      Kernels.all.map { Compositor(kernels: $0) } + [
        Compositor(kernels: .best, occlusion: false), Compositor(threads: 2),
        Compositor(threads: 3), Compositor(threads: 64),
      ]
    for way in ways {
      let result = draw(list, width: 83, height: 77, background: .white, with: way)
      #expect(result.words == reference.words)
    }
  }

  /// No input crashes or hangs, and on an opaque background every pixel stays opaque.
  @Test(arguments: 0..<40)
  func extremeInputsKeepPixelsOpaque(seed: Int) {
    var generator = DisplayListGenerator(seed: UInt64(1000 + seed), wildness: 20 + seed * 4)
    let compositor = Compositor(threads: 2)
    for _ in 0..<10 {
      let list = generator.list()
      let result = draw(list, width: 70, height: 64, background: .white, with: compositor)
      #expect(result.words.allSatisfy { $0 >> 24 >= 253 })
    }
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (3, 3)])
  func smallOutputsAreTheSameOnTwoThreads(width: Int, height: Int) {
    var generator = DisplayListGenerator(seed: 5, wildness: 0)
    for _ in 0..<20 {
      let list = generator.list()
      let one = draw(list, width: width, height: height, background: .white)
      let two = draw(
        list, width: width, height: height, background: .white, with: Compositor(threads: 2))
      #expect(one.words == two.words)
    }
  }
}
