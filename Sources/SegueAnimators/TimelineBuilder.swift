import SegueTimeline

/// A timeline under construction: its layers, lower ones first, and their tracks.
struct TimelineBuilder {
  private(set) var layers: [Layer] = []
  private(set) var tracks: [Track] = []
  let stage: Stage
  /// The duration if the preset sets none, in seconds.
  let duration: Double

  init(_ stage: Stage, duration: Double) {
    self.stage = stage
    self.duration = duration
  }

  func timeline() throws(AnimatorFailure) -> Timeline {
    do {
      return try Timeline(duration: duration, layers: layers, tracks: tracks)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// Adds a layer on top of those before it, and returns its index.
  @discardableResult
  mutating func add(_ layer: Layer) -> Int {
    layers.append(layer)
    return layers.count - 1
  }

  /// Adds a layer without contents that fills the container.
  mutating func addGroup(_ id: String, eye: Double) -> Int {
    var group = Layer(id: id, state: LayerState(frame: stage.container.bounds))
    group.state.sublayerPerspective = -1 / eye
    return add(group)
  }

  /// Adds the live layer of a screen; hidden where other layers show it.
  @discardableResult
  mutating func addScreen(_ subject: Subject, isHidden: Bool = false) -> Int {
    let (id, screen) = subject == .from ? ("from", stage.from) : ("to", stage.to)
    var layer = Layer(id: id, contents: .live(subject), state: LayerState(screen))
    if let presentation = stage.presentation, subject == (stage.arrivesAbove ? .to : .from) {
      layer.state.apply(presentation)
    }
    layer.state.isHidden = isHidden
    return add(layer)
  }

  /// Adds the lower screen and the backdrop: a presenter moves to the state that it keeps while covered.
  mutating func addLowerScreen() {
    let screen = addScreen(stage.arrivesAbove ? .from : .to)
    if stage.operation == .present || stage.operation == .dismiss {
      let kept = (stage.presentation?.whilePresented ?? [:])
        .sorted { $0.key.rawValue < $1.key.rawValue }
      for (channel, value) in kept {
        open([channel], of: screen, from: [layers[screen].state[channel]], to: [value])
      }
    }
    guard let color = stage.presentation?.backdrop, color.alpha > 0 else { return }
    var layer = Layer(id: "backdrop", state: LayerState(frame: stage.container.bounds))
    layer.state.backgroundColor = color
    open([.opacity], of: add(layer), from: [0], to: [1])
  }

  mutating func mask(_ layer: Int, with mask: Mask) { layers[layer].state.mask = mask }

  /// Moves channels from their values without the upper screen to those with it, or back.
  mutating func open(
    _ channels: [Channel], of layer: Int, from closed: [Double], to open: [Double]
  ) {
    let (start, end) = stage.arrivesAbove ? (closed, open) : (open, closed)
    move(channels, of: layer, from: start, to: end, .init(duration: duration))
  }

  /// Moves channels of a layer together, each from one value to another.
  mutating func move(
    _ channels: [Channel], of layer: Int, from start: [Double], to end: [Double],
    _ timing: TrackTiming, _ easing: TimingFunction = .linear
  ) {
    let keyframes = [
      Keyframe(offset: 0, value: .numbers(start)), Keyframe(offset: 1, value: .numbers(end)),
    ]
    tracks.append(
      Track(
        layer: layer, property: .channels(channels), keyframes: keyframes, timing: timing,
        easing: easing))
  }

  /// Moves a property of a layer through keyframes, throughout the timeline by default.
  mutating func move(
    _ property: Track.Property, of layer: Int, _ keyframes: [Keyframe],
    _ timing: TrackTiming? = nil, _ easing: TimingFunction = .linear
  ) {
    tracks.append(
      Track(
        layer: layer, property: property, keyframes: keyframes,
        timing: timing ?? TrackTiming(duration: duration), easing: easing))
  }
}

extension Layer {
  /// A picture of a part of a screen, in its place.
  ///
  /// - Parameters:
  ///   - part: the part, in the screen's coordinates.
  ///   - parent: the group, which fills the container.
  init(
    _ id: String, showing part: Rect2D, of screen: Stage.Screen, _ subject: Subject, in parent: Int?
  ) {
    let frame = screen.frame
    let region = Rect2D(
      x: part.minX / frame.width, y: part.minY / frame.height, width: part.width / frame.width,
      height: part.height / frame.height)
    self.init(
      id: id, parent: parent,
      contents: .snapshot(
        of: subject, region: region, when: subject == .from ? .before : .after),
      state: LayerState(frame: part.offset(by: frame.origin)))
  }
}

extension TimingFunction {
  /// A cubic Bézier curve whose control points are known to be valid.
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingFunction {
    (try? CubicBezier(x1, y1, x2, y2)).map { .cubicBezier($0) } ?? .linear
  }
}
