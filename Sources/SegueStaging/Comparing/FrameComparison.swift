import SegueTimeline

/// What differs between two frames of different timelines, layer by layer.
struct FrameComparison {
  /// The largest distance between the places of a layer's corner, in points.
  private(set) var displacement: (amount: Double, layer: String)?
  /// The largest difference between the opacities of a layer, those of its groups included.
  private(set) var opacity: (amount: Double, layer: String)?
  /// The first other value that differs, such as a corner radius.
  private(set) var other: (value: String, layer: String)?

  /// The distance in points up to which a difference cannot be seen.
  static let leastPoints = 0.05
  /// The difference of an opacity or a part of a color up to which it cannot be seen: half a step of 255.
  static let leastShare = 0.002

  var isVisible: Bool { displacement != nil || opacity != nil || other != nil }

  init(_ old: PosedFrame, _ new: PosedFrame) {
    // Groups come before what is in them, and so are named rather than their members.
    for (before, layer) in old.timeline.layers.enumerated() {
      guard let after = new.indices[layer.id] else { continue }
      compare(old, before, new, after, layer.id)
    }
    let common = { (frame: PosedFrame, other: PosedFrame) in
      frame.drawingOrder.filter {
        other.indices[$0] != nil && frame.isShown($0) && other.isShown($0)
      }
    }
    let (before, after) = (common(old, new), common(new, old))
    if let moved = zip(before, after).first(where: { $0 != $1 }), other == nil {
      other = ("the drawing order", moved.1)
    }
  }

  private mutating func compare(
    _ old: PosedFrame, _ before: Int, _ new: PosedFrame, _ after: Int, _ id: String
  ) {
    let opacities = (old.opacities[before], new.opacities[after])
    let change = (opacities.0 - opacities.1).magnitude
    if Self.isLarger(change, than: opacity?.amount, least: Self.leastShare) {
      opacity = (change, id)
    }
    guard min(opacities.0, opacities.1) > Self.leastShare else { return }
    for (first, second) in zip(old.corners(before), new.corners(after)) {
      guard let first, let second else { continue }
      let distance = first.distance(to: second)
      if Self.isLarger(distance, than: displacement?.amount, least: Self.leastPoints) {
        displacement = (distance, id)
      }
    }
    guard other == nil else { return }
    let value = Self.differingValue(old.frame.states[before], new.frame.states[after])
    let hasOtherMask = !old.hasMask(before, like: new, after)
    let looks = old.timeline.layers[before].look == new.timeline.layers[after].look
    if let value = value ?? (hasOtherMask ? "mask" : looks ? nil : "contents") {
      other = (value, id)
    }
  }

  /// Whether a difference can be seen, and is larger than another one by more than an error of rounding.
  static func isLarger(_ amount: Double, than known: Double?, least: Double) -> Bool {
    amount > least && amount > (known ?? 0) * (1 + 1e-9)
  }

  /// The first value that differs besides the place and the opacity.
  private static func differingValue(_ old: LayerState, _ new: LayerState) -> String? {
    guard old != new else { return nil }
    return Channel.allCases.first { channel in
      guard let least = least(of: channel) else { return false }
      return (old[channel] - new[channel]).magnitude > least
    }?.words
  }

  /// The smallest visible change of a channel; nil for those that the corners' places and the opacity tell.
  private static func least(of channel: Channel) -> Double? {
    switch channel {
    case .boundsX, .boundsY, .boundsWidth, .boundsHeight, .positionX, .positionY, .anchorX,
      .anchorY, .zPosition, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ,
      .translationX, .translationY, .translationZ, .m14, .m24, .m34, .sublayerPerspective, .skewX,
      .skewY, .opacity, .hidden:
      nil
    case .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha, .shadowRed,
      .shadowGreen, .shadowBlue, .shadowAlpha, .shadowOpacity, .maskStartAngle, .maskEndAngle,
      .maskSoftness:
      leastShare
    default: leastPoints
    }
  }
}

/// A frame with the places of its layers in the container.
struct PosedFrame {
  let timeline: Timeline
  let frame: Frame
  let indices: [String: Int]
  /// The opacity of each layer, those of its groups included; 0 if it is hidden.
  private(set) var opacities: [Double] = []
  private var places: [Homography] = []

  init(_ timeline: Timeline, at progress: Double, _ indices: [String: Int]) {
    (self.timeline, self.indices) = (timeline, indices)
    frame = timeline.sample(at: timeline.time(at: progress))
    var matrices: [Matrix4] = []
    for (layer, state) in zip(timeline.layers, frame.states) {
      var space = LayerSpace()
      var opacity = state.isHidden ? 0 : state.opacity
      if let parent = layer.parent {
        space = LayerSpace(
          in: timeline.layers[parent], frame.states[parent], parent: matrices[parent])
        opacity *= opacities[parent]
      }
      matrices.append(space.matrix(of: state))
      opacities.append(opacity)
    }
    places = matrices.map { Homography($0) }
  }

  /// The corners of a layer in the container; nil behind the eye.
  func corners(_ layer: Int) -> [Point2D?] {
    let bounds = frame.states[layer].bounds
    return [
      Point2D(x: bounds.minX, y: bounds.minY), Point2D(x: bounds.maxX, y: bounds.minY),
      Point2D(x: bounds.minX, y: bounds.maxY), Point2D(x: bounds.maxX, y: bounds.maxY),
    ].map { places[layer].project($0) }
  }

  /// Whether a layer can be seen at all.
  func isShown(_ id: String) -> Bool {
    indices[id].map { opacities[$0] > FrameComparison.leastShare } ?? false
  }

  /// The layers from the lowest to the highest, as far as their parents tell.
  var drawingOrder: [String] {
    timeline.layers.indices.sorted { first, second in
      let (a, b) = (timeline.layers[first].parent ?? -1, timeline.layers[second].parent ?? -1)
      if a != b { return a < b }
      let (low, high) = (frame.states[first].zPosition, frame.states[second].zPosition)
      return low != high ? low < high : first < second
    }.map { timeline.layers[$0].id }
  }

  /// Whether a layer's mask has the shape and the points of another one's.
  func hasMask(_ layer: Int, like other: PosedFrame, _ index: Int) -> Bool {
    let (first, second) = (frame.states[layer].mask?.shape, other.frame.states[index].mask?.shape)
    guard let first, let second else { return first == nil && second == nil }
    guard let points = first.vertices, let others = second.vertices else { return first == second }
    return points.count == others.count
      && zip(frame.vertices[points], other.frame.vertices[others])
        .allSatisfy { $0.distance(to: $1) <= FrameComparison.leastPoints }
  }
}

extension Layer {
  /// What of the layer does not change over time.
  fileprivate struct Look: Hashable {
    let contents: Contents
    let fit: ContentFit
    let isDoubleSided: Bool
  }

  fileprivate var look: Look { Look(contents: contents, fit: fit, isDoubleSided: isDoubleSided) }
}

extension Channel {
  /// The name as words: `corner radius`.
  fileprivate var words: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
