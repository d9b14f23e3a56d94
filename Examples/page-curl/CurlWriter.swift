/// Writes a curling page as layers: strips of its picture, of the paper's back, and of what darkens them.
struct CurlWriter {
  /// How long a timeline runs where its preset says nothing, in seconds.
  static let duration = 0.9
  /// How many moments the shading is told at.
  private static let moments = 32
  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  private static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)

  let timeline: TimelineWriter
  let curl: Curl
  /// The page's screen.
  let subject: Subject
  let cornerRadius: Double
  /// Whether the page comes instead of leaving: then everything runs the other way.
  let comes: Bool
  /// The colour of the page's back, whose alpha says how much of it hides the picture.
  let paper: Color

  /// Writes the page into a group that gives it an eye.
  func write(_ strips: [Strip], eye: Double, in container: Size) throws {
    try writeShadow(in: container)
    var group = Layer(
      "page", frame: Rect(x: 0, y: 0, width: container.width, height: container.height))
    group.numbers = [.sublayerPerspective: -1 / eye]
    let parent = try timeline.add(group)
    for (index, strip) in strips.enumerated() { try write(strip, index, in: parent) }
  }

  private func write(_ strip: Strip, _ index: Int, in parent: LayerNumber) throws {
    let (page, box) = (curl.page, strip.box)
    let region = Rect(
      x: box.x / page.width, y: box.y / page.height, width: box.width / page.width,
      height: box.height / page.height)
    let moment = subject == .from ? Layer.Moment.before : .after
    try add("picture.\(index)", .snapshot(subject, region: region, moment), strip, parent)

    try showBack(of: strip, add("paper.\(index)", .none, strip, parent, color: paper))

    // Two gradients that cross make the darkness run evenly from edge to edge.
    let fall = strip.gradient(from: Self.black, to: Self.clear, of: curl)
    let rise = strip.gradient(from: Self.clear, to: Self.black, of: curl)
    try darken(add("shade.\(index).start", .gradient(fall), strip, parent), at: strip.start)
    try darken(add("shade.\(index).end", .gradient(rise), strip, parent), at: strip.end)
  }

  /// Adds one of the layers of a strip, which move alike.
  @discardableResult
  private func add(
    _ id: String, _ contents: Layer.Contents, _ strip: Strip, _ parent: LayerNumber,
    color: Color = clear
  ) throws -> LayerNumber {
    let box = strip.box
    let frame = Rect(
      x: curl.page.x + box.x, y: curl.page.y + box.y, width: box.width, height: box.height)
    var layer = Layer(id, color: color, frame: frame, in: parent)
    layer.contents = contents
    layer.mask = .polygon(strip.outline.map { Point(x: $0.x - box.x, y: $0.y - box.y) })
    if cornerRadius > 0 {
      layer.numbers[.cornerRadius] = cornerRadius
      layer.numbers[.masksToBounds] = 1
    }
    let number = try timeline.add(layer)
    let moments = curl.moments(of: strip.middle)
    try timeline.add(
      Track(
        number, .transform,
        inOrder(moments).map {
          Keyframe($0.offset, transform: curl.steps(of: strip, at: $0.progress))
        },
        duration: Self.duration))
    return number
  }

  /// The paper covers the picture as soon as the strip turns its back, which nobody sees happen.
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

  /// The shadow of the roll on what it uncovers: a band that goes along with it.
  private func writeShadow(in container: Size) throws {
    let (page, way) = (curl.page, curl.way)
    let width = 2.2 * curl.radius
    let length = 2 * (container.width + container.height)
    let middle = Point(x: page.midX, y: page.midY)
    var layer = Layer(
      "shadow", .gradient(Self.shadow), frame: Rect(center: middle, width: width, height: length))
    // The gradient runs along x; mirrored ways are turned round.
    let steps = { (progress: Double) -> [TransformStep] in
      let place = curl.line(at: progress) + curl.radius * 0.72 + width / 2
      let off = place - (page.width / 2 * way.x + page.height / 2 * way.y)
      return [
        .scale(way.x < 0 ? -1 : 1, 1, 1),
        .rotate(Self.tilt(of: way), x: 0, y: 0, z: 1), .translate(off * way.x, off * way.y, 0),
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
    }, from: Point(x: 0, y: 0.5), to: Point(x: 1, y: 0.5))

  /// By how much the band is turned: it stands across the way.
  private static func tilt(of way: Point) -> Double {
    Maths.arcsine(way.x < 0 ? -way.y : way.y)
  }

  /// Moments of progress with the offsets of their keyframes, by ascending offset.
  private func inOrder(_ moments: [Double]) -> [(offset: Double, progress: Double)] {
    comes ? moments.reversed().map { (1 - $0, $0) } : moments.map { ($0, $0) }
  }
}
