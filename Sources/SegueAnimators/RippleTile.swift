import SegueTimeline

/// What the tiles of a screen do when the wave reaches them.
struct RippleTile {
  /// What a tile does.
  enum Style: String, CaseIterable { case flip, lift, fade }

  /// What the names of the layers begin with.
  let prefix: String
  /// The screen that it shows.
  let subject: Subject
  let style: Style

  /// How far a tile sinks as it flips, and rises as it lifts off, in tile widths.
  private static let (sink, lift) = (0.3, 2.4)
  /// The number of keyframes of a turn.
  private static let turnFrames = 13

  init(_ prefix: String, _ subject: Subject, _ style: Style) {
    self.prefix = prefix
    self.subject = subject
    self.style = style
  }

  /// Whether it ends at rest instead of starting there.
  var arrives: Bool { subject == .to }

  /// The easing of its turn.
  var easing: TimingFunction {
    guard style == .lift else { return .bezier(0.4, 0, 0.3, 1) }
    // Both are fast near the flat position, where gaps between tiles would show as a grid.
    return arrives ? .bezier(0.25, 0.6, 0.6, 1) : .bezier(0.4, 0, 0.75, 0.4)
  }

  /// The part of its turn, 0…1, during which it gets darker or fades.
  ///
  /// A tile that lifts off is opaque until it is nearly edge-on: both screens' text would show at once.
  var shadedPart: ClosedRange<Double> {
    switch style {
    case .flip: arrives ? 0.5...1 : 0...0.5
    case .lift: arrives ? 0...0.3 : 0.7...1
    case .fade: 0...1
    }
  }

  /// The easing of its darkening or fading.
  var shading: TimingFunction {
    switch style {
    case .flip: arrives ? .bezier(0, 0, 0.58, 1) : .bezier(0.42, 0, 1, 1)
    case .lift: .linear
    case .fade: arrives ? .bezier(0, 0, 0.3, 1) : .bezier(0.7, 0, 1, 1)
    }
  }

  /// The keyframes of its transform.
  func turn(about axis: Point2D, width: Double) -> [Keyframe] {
    // A tile that only shrinks needs no intermediate keyframes.
    let count = style == .fade ? 2 : Self.turnFrames
    return (0..<count).map { index in
      let progress = Double(index) / Double(count - 1)
      let away = arrives ? 1 - progress : progress
      return Keyframe(
        offset: progress, value: .transform(steps(away, about: axis, width: width)))
    }
  }

  /// The transform of a tile that is partly away from rest.
  private func steps(
    _ away: Double, about axis: Point2D, width: Double
  ) -> [TransformOperation] {
    var (scale, angle, offset) = (1.0, 0.0, Vector3.zero)
    switch style {
    case .flip:
      // The arriving side starts face down and turns the same way.
      angle = (arrives ? -Double.pi : .pi) * away
      offset.z = -Self.sink * width * LibM.sin(.pi * away)
    case .lift:
      // Close to the screen a tile hardly shrinks, so that no grid shows before it leaves.
      scale = 1 - 0.55 * away * away
      angle = 1.9 * away
      // Away from the source and toward the viewer.
      let drift = 0.9 * width * away * away
      offset = Vector3(x: axis.y * drift, y: -axis.x * drift, z: Self.lift * width * away)
    case .fade: scale = 1 - 0.35 * away
    }
    return [
      .scale(Vector3(x: scale, y: scale, z: 1)),
      .rotate(angle, axis: Vector3(x: axis.x, y: axis.y, z: 0)), .translate(offset),
    ]
  }
}

extension TimelineBuilder {
  /// Adds the tiles of a screen, row by row; from right to left, columns start at the right.
  mutating func add(_ tile: RippleTile, _ wave: RippleWave, in group: Int) {
    let columns = Array(0..<wave.columns.count - 1)
    for row in 0..<wave.rows.count - 1 {
      for column in stage.traits.isRightToLeft ? columns.reversed() : columns {
        let part = wave.part(row, column)
        let layer = addLayer("\(tile.prefix).\(row).\(column)", of: tile, part, wave, in: group)
        let (time, axis) = wave.arrival(at: part)
        let pace = TrackTiming(delay: time * duration, duration: (1 - wave.spread) * duration)
        move(
          .transform, of: layer, tile.turn(about: axis, width: wave.columns[1]), pace, tile.easing)
        shade(layer, tile, pace)
      }
    }
  }

  /// Adds the layer of a tile: a part of the screen, with the screen's round corners.
  private mutating func addLayer(
    _ id: String, of tile: RippleTile, _ part: Rect2D, _ wave: RippleWave, in group: Int
  ) -> Int {
    var layer = Layer(id, showing: part, of: wave.screen, tile.subject, in: group)
    layer.isDoubleSided = tile.style != .flip
    if wave.screen.cornerRadius > 0 {
      let whole = Rect2D(origin: .zero - part.origin, size: wave.screen.frame.size)
      layer.state.mask = Mask(
        shape: .roundedRect, frame: whole, cornerRadius: wave.screen.cornerRadius)
    }
    return add(layer)
  }

  /// Darkens a tile as it turns, as if the light came from the viewer, or fades it.
  private mutating func shade(_ layer: Int, _ tile: RippleTile, _ pace: TrackTiming) {
    var pace = pace
    let part = tile.shadedPart
    pace.delay += part.lowerBound * pace.duration
    pace.duration *= part.upperBound - part.lowerBound
    let dimmest = tile.style == .flip ? 0.7 : 0
    move(
      [.opacity], of: layer, from: [tile.arrives ? dimmest : 1], to: [tile.arrives ? 1 : dimmest],
      pace, tile.shading)
  }
}
