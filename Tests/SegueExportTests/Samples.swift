import SegueTimeline

/// Transitions that between them use everything that a layer can do.
enum Sample {
  static let size = Size2D(width: 390, height: 844)
  static let screen = Rect2D(origin: .zero, size: size)
  static let ease = TimingFunction.named("ease-in-out") ?? .linear

  static var stage: Stage {
    var container = Stage.Container(size: size)
    container.cornerRadius = 47
    return Stage(
      operation: .push, container: container, from: Stage.Screen(name: "feed", frame: screen),
      to: Stage.Screen(name: "detail", frame: screen))
  }

  static func layer(
    _ id: String, _ contents: Contents = .none, in parent: Int? = nil, frame: Rect2D = screen,
    change: (inout Layer) -> Void = { _ in }
  ) -> Layer {
    var layer = Layer(
      id: id, parent: parent, contents: contents, state: LayerState(frame: frame))
    change(&layer)
    return layer
  }

  static func track(
    _ layer: Int, _ channels: [Channel], _ from: [Double], _ to: [Double], delay: Double = 0,
    duration: Double = 0.5, easing: TimingFunction = ease,
    composite: Track.Composite = .replace
  ) -> Track {
    Track(
      layer: layer, property: .channels(channels),
      keyframes: [
        Keyframe(offset: 0, value: .numbers(from)), Keyframe(offset: 1, value: .numbers(to)),
      ], timing: TrackTiming(delay: delay, duration: duration), easing: easing,
      composite: composite)
  }

  static func turn(_ layer: Int, from: [TransformOperation], to: [TransformOperation]) -> Track {
    Track(
      layer: layer, property: .transform,
      keyframes: [
        Keyframe(offset: 0, value: .transform(from)), Keyframe(offset: 1, value: .transform(to)),
      ], timing: TrackTiming(duration: 0.5), easing: ease)
  }

  static func push() throws -> Timeline {
    try Timeline(
      layers: [
        layer("from", .live(.from)),
        layer("dimming") { $0.state.backgroundColor = .black },
        layer("to", .live(.to)) {
          $0.state.shadow = Shadow(opacity: 0.3, radius: 12, offset: Point2D(x: -4, y: 0))
        },
      ],
      tracks: [
        track(0, [.translationX], [0], [-117]), track(1, [.opacity], [0], [0.25]),
        track(2, [.translationX], [390], [0]),
        track(2, [.shadowOpacity], [0], [0.3], duration: 0.3),
      ])
  }

  static func flip() throws -> Timeline {
    try Timeline(
      layers: [
        layer("from", .live(.from)) {
          $0.isDoubleSided = false
          $0.state.components.perspective.z = -1 / 1000
        },
        layer("to", .live(.to)) {
          $0.isDoubleSided = false
          $0.state.components.perspective.z = -1 / 1000
        },
      ],
      tracks: [
        track(0, [.rotationY], [0], [.pi]), track(1, [.rotationY], [-.pi], [0]),
        track(0, [.scaleX, .scaleY], [1, 1], [0.9, 0.9], duration: 0.2, easing: .linear),
        track(1, [.translationZ], [-80], [0], delay: 0.1, duration: 0.4),
      ])
  }

  static func cube() throws -> Timeline {
    func face(_ angle: Double) -> [TransformOperation] {
      [
        .translate(Vector3(x: 0, y: 0, z: 195)),
        .rotate(angle, axis: Vector3(x: 0, y: 1, z: 0)),
        .translate(Vector3(x: 0, y: 0, z: -195)),
      ]
    }
    return try Timeline(
      layers: [
        layer("space") {
          $0.isTransformGroup = true
          $0.state.sublayerPerspective = -1 / 900
        },
        layer("from", .live(.from), in: 0), layer("to", .live(.to), in: 0),
      ],
      tracks: [
        turn(1, from: face(0), to: face(-.pi / 2)), turn(2, from: face(.pi / 2), to: face(0)),
        track(0, [.scaleX, .scaleY], [1, 1], [0.85, 0.85], duration: 0.25),
        track(0, [.scaleX, .scaleY], [0.85, 0.85], [1, 1], delay: 0.25, duration: 0.25),
      ])
  }

  static func reveal() throws -> Timeline {
    let end = Rect2D(center: Point2D(x: 320, y: 760), size: Size2D(width: 1660, height: 1660))
    return try Timeline(
      layers: [
        layer("from", .live(.from)),
        layer("to", .live(.to)) {
          $0.state.mask = Mask(
            shape: .ellipse, frame: Rect2D(x: 292, y: 732, width: 56, height: 56))
        },
      ],
      tracks: [
        track(
          1, [.maskX, .maskY, .maskWidth, .maskHeight], [292, 732, 56, 56],
          [end.minX, end.minY, end.width, end.height])
      ])
  }

  static func springZoom() throws -> Timeline {
    let spring = TimingFunction.spring(
      try Spring(dampingRatio: 0.6, response: 0.3), duration: 0.6)
    return try Timeline(
      layers: [
        layer("from", .live(.from)),
        layer("to", .live(.to), frame: Rect2D(x: 198, y: 131, width: 186, height: 236)) {
          $0.state.masksToBounds = true
          $0.fit = .cropTop
        },
      ],
      tracks: [
        track(
          1, [.boundsWidth, .boundsHeight, .positionX, .positionY], [186, 236, 291, 249],
          [390, 844, 195, 422], duration: 0.6, easing: spring),
        track(1, [.cornerRadius], [18], [47], duration: 0.6),
        track(0, [.blurRadius], [0], [20], duration: 0.4),
        track(0, [.scaleX, .scaleY], [1, 1], [0, 0], delay: 0.1, duration: 0.5, easing: spring),
      ])
  }

  static func polygon() throws -> Timeline {
    let wedge = Track(
      layer: 1, property: .maskVertices,
      keyframes: [
        Keyframe(offset: 0, 390, 0, 390, 0, 390, 844),
        Keyframe(offset: 1, -600, 0, 390, 0, 390, 1900),
      ], timing: TrackTiming(delay: 0.05, duration: 0.45), easing: ease)
    return try Timeline(
      layers: [
        layer("from", .live(.from)),
        layer("to", .live(.to)) {
          $0.state.mask = Mask(shape: .rect, frame: screen)
          $0.maskVertices = [
            Point2D(x: 390, y: 0), Point2D(x: 390, y: 0), Point2D(x: 390, y: 844),
          ]
        },
        layer("pane", frame: Rect2D(x: 20, y: 40, width: 200, height: 300)) {
          $0.state.bounds.origin = Point2D(x: 30, y: -10)
          $0.state.backgroundColor = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
          $0.state.mask = Mask(
            shape: .roundedRect, frame: Rect2D(x: 40, y: 0, width: 100, height: 100),
            cornerRadius: 12)
        },
      ],
      tracks: [
        wedge, track(2, [.maskWidth, .maskCornerRadius], [100, 12], [150, 40]),
        track(2, [.backgroundRed, .backgroundAlpha], [0.2, 0.5], [1, 0]),
      ])
  }

  /// Two halves of a screen that fold about their seam, as wide at the seam as before by a keystone.
  static func fold() throws -> Timeline {
    func half(_ id: String, _ y: Double) -> Layer {
      let region = Rect2D(x: 0, y: y, width: 1, height: 0.5)
      return layer(
        id, .snapshot(of: .from, region: region, when: .before),
        frame: Rect2D(x: 0, y: 844 * y, width: 390, height: 422))
    }
    return try Timeline(
      layers: [layer("to", .live(.to)), half("top", 0), half("bottom", 0.5)],
      tracks: [
        track(1, [.m24, .scaleY], [0, 1], [-1 / 1500, 0.4]),
        track(
          2, [.m24, .scaleY, .rotationX], [0, 1, 0], [1 / 1500, 0.4, 0.3], delay: 0.1, duration: 0.4
        ),
        track(1, [.translationY], [0], [-300], delay: 0.2, duration: 0.3, easing: .linear),
      ])
  }

  static func slices() throws -> Timeline {
    let slices = (0..<24).map { index in
      let x = Double(index % 4) / 4
      let y = Double(index / 4) / 6
      let region = Rect2D(x: x, y: y, width: 0.25, height: 1.0 / 6)
      return layer(
        "slice-\(index)", .snapshot(of: .from, region: region, when: .before),
        frame: Rect2D(x: x * 390, y: y * 844, width: 97.5, height: 844 / 6))
    }
    let tracks = slices.indices.flatMap { index in
      let delay = Double(index) * 0.015
      return [
        track(
          index + 1, [.rotationZ, .scaleX, .scaleY], [0, 1, 1], [1.2, 0.2, 0.2], delay: delay,
          duration: 0.4),
        track(
          index + 1, [.translationY], [0], [500], delay: delay, duration: 0.4,
          easing: .named("ease-in") ?? .linear),
        track(index + 1, [.opacity], [1], [0], delay: delay + 0.2, duration: 0.2),
      ]
    }
    return try Timeline(layers: [layer("to", .live(.to))] + slices, tracks: tracks)
  }

  /// Groups within groups that fade, jump, change places and vanish.
  static func groups() throws -> Timeline {
    let gradient = Gradient(
      stops: [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 1, color: .black)],
      start: Point2D(x: 0, y: 0), end: Point2D(x: 1, y: 1))
    return try Timeline(
      layers: [
        layer("outer") {
          $0.state.backgroundColor = Color(red: 0.9, green: 0.85, blue: 0.8)
          $0.state.sublayerPerspective = -1 / 700
        },
        layer("inner", in: 0, frame: Rect2D(x: 40, y: 100, width: 300, height: 500)) {
          $0.state.anchorPoint = Point2D(x: 0.2, y: 0.9)
          $0.state.backdropBlurRadius = 3
        },
        layer(
          "leaf", .gradient(gradient), in: 1, frame: Rect2D(x: 20, y: 20, width: 120, height: 180)),
        layer("other", .live(.source), in: 1, frame: Rect2D(x: 60, y: 60, width: 120, height: 180)),
      ],
      tracks: [
        track(0, [.opacity], [1], [0.3]), track(1, [.opacity], [0.2], [1]),
        track(1, [.rotationY, .rotationX], [0, 0.2], [1, -0.3]),
        track(1, [.zPosition], [-50], [90], delay: 0.1, duration: 0.3),
        track(2, [.zPosition], [0], [10], easing: .linear),
        track(3, [.zPosition], [4], [4]),
        track(3, [.hidden], [0], [1], duration: 0.35),
        track(2, [.positionX], [80], [240], easing: .steps(count: 4, position: .jumpEnd)),
        track(3, [.translationY], [0], [37], duration: 0.25, composite: .add),
      ])
  }

  /// Transforms that only a matrix can say, one of which begins as nothing at all.
  static func matrices() throws -> Timeline {
    var skewed = Matrix4.rotation(0.8, x: 0.3, y: 1, z: 0.2)
    skewed.m21 += 0.4
    skewed.m34 = -0.0008
    return try Timeline(
      layers: [
        layer("from", .live(.from)),
        layer("to", .live(.to), frame: Rect2D(x: 60, y: 120, width: 240, height: 400)),
      ],
      tracks: [
        turn(0, from: [], to: [.matrix(skewed)]),
        turn(1, from: [.scale(Vector3(x: 0, y: 0, z: 1))], to: [.scale(.one)]),
      ])
  }

  /// A group in a group whose perspective shows how far its own layers move toward the viewer.
  static func nested() throws -> Timeline {
    try Timeline(
      layers: [
        layer("outer") {
          $0.isTransformGroup = true
          $0.state.sublayerPerspective = -1 / 600
        },
        layer("inner", in: 0, frame: Rect2D(x: 40, y: 100, width: 300, height: 500)) {
          $0.isTransformGroup = true
          $0.state.components.scale = Vector3(x: 1.4, y: 1.4, z: 1.4)
        },
        layer("leaf", .live(.to), in: 1, frame: Rect2D(x: 20, y: 20, width: 200, height: 300)),
        layer("other", .live(.from), in: 1, frame: Rect2D(x: 60, y: 260, width: 120, height: 180)),
      ],
      tracks: [
        track(0, [.rotationX], [0.3], [-0.2]), track(1, [.rotationY], [-0.6], [0.5]),
        track(2, [.translationZ], [0], [160]), track(2, [.rotationX], [0], [1.1], delay: 0.1),
        track(3, [.zPosition], [-120], [90], easing: .steps(count: 3, position: .jumpEnd)),
      ])
  }

  /// Every transition, by name.
  static let all: [(name: String, make: @Sendable () throws -> Timeline)] = [
    ("push", push), ("flip", flip), ("cube", cube), ("reveal", reveal),
    ("spring zoom", springZoom), ("polygon", polygon), ("fold", fold), ("slices", slices),
    ("groups", groups), ("matrices", matrices), ("nested groups", nested),
  ]
}
