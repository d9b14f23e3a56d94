import SeguePreview
import SegueTimeline

/// One frame of a transition between two full-screen pictures.
struct BenchScene {
  let name: String
  /// The goal, as a multiple of the cost of copying a frame; nil where there is none.
  let aim: Double?
  let list: DisplayList

  /// Draws it with one thread, again and again into the same memory.
  func draw(times: Int) {
    let compositor = Compositor(threads: 1)
    var output = FrameBuffer(width: 780, height: 1688)
    for _ in 0..<times { compositor.draw(list, into: &output) }
  }
}

/// Scenes from the middle of transitions, at 390 × 844 points and two pixels per point.
struct BenchScenes {
  let size = Size2D(width: 390, height: 844)
  let scale = 2.0
  let a: Bitmap
  let b: Bitmap

  init() {
    a = Self.screen(780, 1688, seed: 1)
    b = Self.screen(780, 1688, seed: 2)
  }

  var all: [BenchScene] {
    [
      scene("slide", aim: 3, [layer(a, .translation(-43, 0))] + card(.translation(246, 0))),
      scene("circle reveal", aim: 3, circleReveal),
      scene("fade", aim: 3, [layer(a), faded]),
      scene(
        "scale", aim: 9,
        [layer(a, centered(.scale(0.92, 0.92)), radius: 20)]
          + card(centered(.scale(0.88, 0.88)) * .translation(31.3, 41.7))),
      scene("perspective", aim: 15, [layer(a)] + card(turned(degrees: 35))),
      scene(
        "slide by part pixels", aim: nil,
        [layer(a, .translation(-42.9, 0))] + card(.translation(245.7, 0))),
      scene("dim and blur", aim: nil, [layer(a), backdrop] + card(.translation(0, 422))),
      scene("blurred group", aim: nil, [group(blur: 10)]),
    ]
  }

  /// Thousands of layers; apart from the others, since it leaves memory in pieces.
  var manyLayers: [BenchScene] {
    [16, 32, 64].map { scene("\($0) × \($0) turned tiles", aim: nil, [layer(b)] + tiles($0)) }
  }

  /// Returns a transition's frame at a progress: the two pictures and nothing else.
  func crossFade(_ kind: CrossFade, at progress: Double) -> DisplayList {
    var top = layer(b)
    switch kind {
    case .fade:
      top.opacity = progress
      return DisplayList(commands: [layer(a), top])
    case .slideleft:
      let moved = progress * size.width
      return DisplayList(commands: [
        layer(a, .translation(-moved, 0)), layer(b, .translation(size.width - moved, 0)),
      ])
    case .circleopen:
      let center = Point2D(x: size.width / 2, y: size.height / 2)
      let reach = progress * (center.x * center.x + center.y * center.y).squareRoot()
      top.shape = .ellipse(
        Rect2D(center: center, size: Size2D(width: 2 * reach, height: 2 * reach)))
      return DisplayList(commands: [layer(a), top])
    }
  }

  private func scene(_ name: String, aim: Double?, _ commands: [DrawCommand]) -> BenchScene {
    BenchScene(name: name, aim: aim, list: DisplayList(commands: commands))
  }

  private func layer(
    _ bitmap: Bitmap, _ matrix: Matrix4 = .identity, radius: Double = 0
  ) -> DrawCommand {
    let crop = Rect2D(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    let bounds = Rect2D(origin: .zero, size: size)
    return DrawCommand(
      .bitmap(bitmap, crop: crop), size: size,
      shape: radius > 0 ? .roundedRect(bounds, radius: radius) : .rect(bounds),
      transform: pixels(matrix), isOpaque: true)
  }

  /// Returns the second screen with a phone's rounded corners and a shadow.
  private func card(_ matrix: Matrix4) -> [DrawCommand] {
    let bounds = Shape.roundedRect(Rect2D(origin: .zero, size: size), radius: 47)
    let shadow = DrawCommand(
      .shadow(.black, blurRadius: 10), size: size, shape: bounds, transform: pixels(matrix),
      opacity: 0.3)
    return [shadow, layer(b, matrix, radius: 47)]
  }

  private var circleReveal: [DrawCommand] {
    let radius = 0.35 * size.height
    let center = Point2D(x: size.width / 2, y: size.height / 2)
    let circle = Shape.ellipse(
      Rect2D(center: center, size: Size2D(width: 2 * radius, height: 2 * radius)))
    let shadow = DrawCommand(
      .shadow(.black, blurRadius: 10), size: size, shape: circle, transform: pixels(.identity),
      opacity: 0.3)
    var top = layer(b)
    top.shape = circle
    return [layer(a), shadow, top]
  }

  private var faded: DrawCommand {
    var command = layer(b, radius: 47)
    command.opacity = 0.5
    return command
  }

  private var backdrop: DrawCommand {
    DrawCommand(.backdrop(blurRadius: 10), size: size, transform: pixels(.identity))
  }

  private func group(blur: Double) -> DrawCommand {
    var inner = layer(a)
    inner.transform = .identity
    return DrawCommand(
      .group([inner], blurRadius: blur, resolution: scale), size: size,
      transform: pixels(.identity), isOpaque: true)
  }

  /// Returns the first screen in tiles, each turned about its center, in space.
  private func tiles(_ count: Int) -> [DrawCommand] {
    let tile = Size2D(width: size.width / Double(count), height: size.height / Double(count))
    return (0..<count * count).map { index in
      let (column, row) = (Double(index % count), Double(index / count))
      let turn = Double(index * 37 % 101) / 101 * 2 - 1
      let bounds = Rect2D(origin: .zero, size: tile)
      let crop = Rect2D(
        x: column * tile.width * scale, y: row * tile.height * scale, width: tile.width * scale,
        height: tile.height * scale)
      let matrix =
        Matrix4.translation(-tile.width / 2, -tile.height / 2)
        * .rotation(turn * 2, x: 0, y: 0, z: 1) * .rotation(turn * 3, x: 1, y: 0, z: 0)
        * .perspective(m14: 0, m24: 0, m34: -1 / 800)
        * .translation((column + 0.5) * tile.width + turn * 60, (row + 0.5) * tile.height)
      return DrawCommand(
        .bitmap(a, crop: crop), size: tile, shape: .rect(bounds), transform: pixels(matrix),
        isOpaque: true)
    }
  }

  private func centered(_ matrix: Matrix4) -> Matrix4 {
    .translation(-size.width / 2, -size.height / 2) * matrix
      * .translation(size.width / 2, size.height / 2)
  }

  private func turned(degrees: Double) -> Matrix4 {
    centered(
      .rotation(degrees * .pi / 180, x: 0, y: 1, z: 0)
        * .perspective(m14: 0, m24: 0, m34: -1 / 800))
  }

  private func pixels(_ matrix: Matrix4) -> Homography {
    Homography(matrix * .scale(scale, scale))
  }

  /// Creates soft colors with some texture, so that shortcuts for flat pictures do not apply.
  private static func screen(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
    var state = seed
    return Bitmap(width: width, height: height) { x, y in
      state = state &* 1_664_525 &+ 1_013_904_223
      let noise = state >> 28
      let red = UInt32(x * 200 / width) + noise
      let green = UInt32(y * 200 / height) + noise
      return 0xff00_0000 | red << 16 | green << 8 | (seed * 80 + noise)
    }
  }
}
