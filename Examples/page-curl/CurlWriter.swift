/// Writes a curling page as layers: strips of its picture, the back of the paper, and shading.
struct CurlWriter {
  /// The duration if the preset sets none, in seconds.
  static let duration = 0.9
  /// The number of keyframes of the shading.
  private static let moments = 32

  let timeline: TimelineWriter
  let curl: Curl
  /// The page's screen.
  let subject: Subject
  let cornerRadius: Double
  /// Whether the page arrives instead of leaving, which reverses everything.
  let comes: Bool
  /// The color of the page's back; its alpha sets how much it hides the picture.
  let paper: Color

  /// Writes the page into a group that gives it perspective.
  func write(_ strips: [Strip], eye: Double, in container: Size2D) throws {
    try writeShadow(in: container)
    var group = Layer(
      "page", frame: Rect2D(x: 0, y: 0, width: container.width, height: container.height))
    group.numbers = [.sublayerPerspective: -1 / eye]
    let parent = try timeline.add(group)
    for (index, strip) in strips.enumerated() { try write(strip, index, in: parent) }
  }

  /// Writes a strip: its masked picture, the paper on top, and the shading.
  private func write(_ strip: Strip, _ index: Int, in parent: LayerNumber) throws {
    let (page, box) = (curl.page, strip.box)
    let region = Rect2D(
      x: box.x / page.width, y: box.y / page.height, width: box.width / page.width,
      height: box.height / page.height)
    var layer = Layer(
      "strip.\(index)",
      .snapshot(subject, region: region, subject == .from ? .before : .after),
      frame: Rect2D(x: page.x + box.x, y: page.y + box.y, width: box.width, height: box.height),
      in: parent)
    layer.mask = .polygon(strip.outline.map { Point2D(x: $0.x - box.x, y: $0.y - box.y) })
    if cornerRadius > 0 { layer.numbers = [.cornerRadius: cornerRadius, .masksToBounds: 1] }
    let picture = try timeline.add(layer)
    let keyframes = inOrder(curl.moments(of: strip.middle)).map {
      Keyframe($0.offset, transform: curl.steps(of: strip, at: $0.progress))
    }
    try timeline.add(Track(picture, .transform, keyframes, duration: Self.duration))

    let whole = Rect2D(x: 0, y: 0, width: box.width, height: box.height)
    try showBack(
      of: strip, timeline.add(Layer("paper.\(index)", color: paper, frame: whole, in: picture)))
    // Two crossing gradients shade the strip evenly from edge to edge.
    try darken(addShade("\(index).start", strip, from: 1, to: 0, picture), at: strip.start)
    try darken(addShade("\(index).end", strip, from: 0, to: 1, picture), at: strip.end)
  }

  /// Adds a black gradient along `way`, from one opacity at the start of the strip to another at its end.
  private func addShade(
    _ name: String, _ strip: Strip, from start: Double, to end: Double, _ parent: LayerNumber
  ) throws -> LayerNumber {
    // It extends slightly beyond the strip, and across any page.
    let (width, margin) = (strip.end - strip.start, 3.0)
    let edge = margin / (width + 2 * margin)
    func black(_ alpha: Double) -> Color { Color(red: 0, green: 0, blue: 0, alpha: alpha) }
    let gradient = Gradient(
      [(edge, black(start)), (1 - edge, black(end))], from: Point2D(x: 0, y: 0.5),
      to: Point2D(x: 1, y: 0.5))
    let middle = Point2D(x: strip.pivot.x - strip.box.x, y: strip.pivot.y - strip.box.y)
    var layer = Layer(
      "shade.\(name)", .gradient(gradient),
      frame: Rect2D(
        center: middle, width: width + 2 * margin,
        height: 2 * (curl.page.width + curl.page.height)), in: parent)
    layer.numbers = [.rotationZ: curl.heading]
    return try timeline.add(layer)
  }

  /// The paper covers the picture as soon as the strip shows its back; the switch is not visible.
  private func showBack(of strip: Strip, _ layer: LayerNumber) throws {
    func progress(_ angle: Double) -> Double {
      curl.progress(ofLineAt: strip.middle - angle * curl.radius)
    }
    let (turns, shows) = (progress(1.45), progress(.pi / 2))
    func opacity(_ progress: Double) -> Double { clamp((progress - turns) / (shows - turns), 0, 1) }
    let moments = [0] + [turns, shows].filter { $0 < 1 - 1e-6 } + [1]
    try timeline.add(
      Track(
        layer, .channels([.opacity]),
        inOrder(moments).map { Keyframe($0.offset, opacity($0.progress)) }, duration: Self.duration)
    )
  }

  private func darken(_ layer: LayerNumber, at place: Double) throws {
    let moments = (0...Self.moments).map { Double($0) / Double(Self.moments) }
    let keyframes = inOrder(moments).map {
      Keyframe($0.offset, $0.progress == 0 ? 0 : curl.darkness(of: place, at: $0.progress))
    }
    try timeline.add(
      Track(layer, .channels([.opacity]), keyframes, duration: Self.duration))
  }

  /// The shadow of the roll on the screen below: a band that moves with it.
  private func writeShadow(in container: Size2D) throws {
    let (page, way) = (curl.page, curl.way)
    let width = 2.2 * curl.radius
    let length = 2 * (container.width + container.height)
    let middle = Point2D(x: page.midX, y: page.midY)
    var layer = Layer(
      "shadow", .gradient(Self.shadow), frame: Rect2D(center: middle, width: width, height: length))
    let steps = { (progress: Double) -> [TransformStep] in
      let place = curl.line(at: progress) + curl.radius * 0.72 + width / 2
      let off = place - (page.width / 2 * way.x + page.height / 2 * way.y)
      return [
        .rotate(curl.heading, x: 0, y: 0, z: 1), .translate(off * way.x, off * way.y, 0),
      ]
    }
    layer.numbers = [.opacity: 0]
    let number = try timeline.add(layer)
    try timeline.add(
      Track(
        number, .transform,
        inOrder([0, 1]).map { Keyframe($0.offset, transform: steps($0.progress)) },
        duration: Self.duration))
    let strengths: [Double: Double] = [0: 0, 0.12: 0.5, 0.8: 0.5, 1: 0]
    try timeline.add(
      Track(
        number, .channels([.opacity]),
        inOrder([0, 0.12, 0.8, 1]).map { Keyframe($0.offset, strengths[$0.progress] ?? 0) },
        duration: Self.duration))
  }

  private static let shadow = Gradient(
    [(0, 1), (0.12, 0.78), (0.3, 0.46), (0.55, 0.18), (0.8, 0.04), (1, 0)].map {
      (offset: $0.0, color: Color(red: 0, green: 0, blue: 0, alpha: $0.1))
    }, from: Point2D(x: 0, y: 0.5), to: Point2D(x: 1, y: 0.5))

  /// Moments of progress with their keyframe offsets, in ascending order.
  private func inOrder(_ moments: [Double]) -> [(offset: Double, progress: Double)] {
    comes ? moments.reversed().map { (1 - $0, $0) } : moments.map { ($0, $0) }
  }
}
