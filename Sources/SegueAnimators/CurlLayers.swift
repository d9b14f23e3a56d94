import SegueTimeline

/// A curling page as layers: strips of its picture, the back of the paper, and shading.
extension TimelineBuilder {
  /// The number of keyframes of the shading.
  private static let shadingMoments = 32

  /// Adds a strip: its masked picture, the paper on top, and the shading.
  mutating func add(
    _ strip: CurlStrip, _ index: Int, of curl: Curl, paper: Color, in group: Int
  ) {
    let box = strip.box
    var layer = Layer("strip.\(index)", showing: box, of: stage.from, .from, in: group)
    layer.state.mask = Mask(shape: .polygon(first: 0, count: 0), frame: .zero)
    layer.maskVertices = strip.outline.map { $0 - box.origin }
    layer.state.cornerRadius = stage.from.cornerRadius
    layer.state.masksToBounds = stage.from.cornerRadius > 0
    let picture = add(layer)
    move(
      .transform, of: picture,
      curl.moments(of: strip.middle).map {
        Keyframe(offset: $0, value: .transform(curl.steps(of: strip, at: $0)))
      })

    var back = Layer(
      id: "paper.\(index)", parent: picture,
      state: LayerState(frame: Rect2D(origin: .zero, size: box.size)))
    back.state.backgroundColor = paper
    showBack(of: strip, on: curl, add(back))
    shade(strip, index, of: curl, in: picture)
  }

  /// The paper covers the picture as soon as the strip shows its back; the switch is not visible.
  private mutating func showBack(of strip: CurlStrip, on curl: Curl, _ layer: Int) {
    func progress(_ angle: Double) -> Double {
      curl.progress(ofLineAt: strip.middle - angle * curl.radius)
    }
    let (turns, shows) = (progress(1.45), progress(.pi / 2))
    let moments = [0] + [turns, shows].filter { $0 < 1 - 1e-6 } + [1]
    move(
      .channels([.opacity]), of: layer,
      moments.map {
        Keyframe(offset: $0, (($0 - turns) / (shows - turns)).clamped(to: 0...1))
      })
  }

  /// Shades a strip: as dark throughout as its lighter edge, plus a gradient toward its darker edge.
  private mutating func shade(
    _ strip: CurlStrip, _ index: Int, of curl: Curl, in parent: Int
  ) {
    let moments = (0...Self.shadingMoments).map { Double($0) / Double(Self.shadingMoments) }
    func darkness(_ place: Double, _ moment: Double) -> Double {
      moment == 0 ? 0 : curl.darkness(of: place, at: moment)
    }
    func least(_ moment: Double) -> Double {
      min(darkness(strip.start, moment), darkness(strip.end, moment))
    }
    func rest(_ place: Double, _ moment: Double) -> Double {
      (darkness(place, moment) - least(moment)) / (1 - least(moment))
    }
    let shades = [
      (("even", 1.0, 1.0), least), (("start", 1, 0), { rest(strip.start, $0) }),
      (("end", 0, 1), { rest(strip.end, $0) }),
    ]
    for ((name, start, end), opacity) in shades {
      let layer = add(
        Layer.shade("shade.\(index).\(name)", strip, of: curl, from: start, to: end, in: parent))
      move(.channels([.opacity]), of: layer, moments.map { Keyframe(offset: $0, opacity($0)) })
    }
  }

  /// Adds the shadow of the roll on the screen below: a band that moves with it.
  mutating func addShadow(of curl: Curl) {
    let size = Size2D(
      width: 2.2 * curl.radius,
      height: 2 * (stage.container.size.width + stage.container.size.height))
    let gradient = Gradient(
      stops: [(0, 1), (0.12, 0.78), (0.3, 0.46), (0.55, 0.18), (0.8, 0.04), (1, 0)].map {
        .init(offset: $0.0, color: Color(red: 0, green: 0, blue: 0, alpha: $0.1))
      }, start: Point2D(x: 0, y: 0.5), end: Point2D(x: 1, y: 0.5))
    var layer = Layer(
      id: "shadow", contents: .gradient(gradient),
      state: LayerState(frame: Rect2D(center: curl.page.center, size: size)))
    layer.state.opacity = 0
    let shadow = add(layer)
    let middle = Point2D(x: curl.page.width / 2, y: curl.page.height / 2)
    func steps(_ progress: Double) -> [TransformOperation] {
      let place = curl.line(at: progress) + curl.radius * 0.72 + size.width / 2
      let off = place - curl.place(of: middle)
      return [
        .rotate(curl.heading, axis: Vector3(x: 0, y: 0, z: 1)),
        .translate(Vector3(x: off * curl.way.x, y: off * curl.way.y, z: 0)),
      ]
    }
    move(
      .transform, of: shadow,
      [0, 1].map { Keyframe(offset: $0, value: .transform(steps($0))) })
    move(
      .channels([.opacity]), of: shadow,
      [(0, 0), (0.12, 0.5), (0.8, 0.5), (1, 0)].map { Keyframe(offset: $0.0, $0.1) })
  }
}

extension Layer {
  /// A black gradient along the curl's way, from one opacity at the start of a strip to another at its end.
  fileprivate static func shade(
    _ id: String, _ strip: CurlStrip, of curl: Curl, from start: Double, to end: Double,
    in parent: Int
  ) -> Layer {
    // It extends slightly beyond the strip, and across any page.
    let (width, margin) = (strip.end - strip.start, 3.0)
    let edge = margin / (width + 2 * margin)
    let gradient = Gradient(
      stops: [
        .init(offset: edge, color: Color(red: 0, green: 0, blue: 0, alpha: start)),
        .init(offset: 1 - edge, color: Color(red: 0, green: 0, blue: 0, alpha: end)),
      ], start: Point2D(x: 0, y: 0.5), end: Point2D(x: 1, y: 0.5))
    let size = Size2D(
      width: width + 2 * margin, height: 2 * (curl.page.width + curl.page.height))
    var layer = Layer(
      id: id, parent: parent, contents: .gradient(gradient),
      state: LayerState(frame: Rect2D(center: strip.pivot - strip.box.origin, size: size)))
    layer.state.components.rotation.z = curl.heading
    return layer
  }
}
