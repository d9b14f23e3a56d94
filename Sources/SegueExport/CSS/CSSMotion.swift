import SegueCatalog
import SegueTimeline

/// A `@keyframes` rule and how an element plays it.
struct CSSMotion {
  /// A keyframe's offset with its declarations.
  struct Keyframe {
    let offset: Double
    var declarations: [(name: String, value: String)]
    /// The easing to the next keyframe, where it is not that of the whole animation.
    var easing: CSSEasing?
  }

  let duration: Formula
  let delay: Formula
  let easing: CSSEasing
  let iterations: Double
  let direction: TrackTiming.Direction
  let holdsFirst: Bool
  let holdsLast: Bool
  let isAdded: Bool
  var keyframes: [Keyframe]
}

/// The motions of a layer: one for all tracks that run alike.
struct CSSMotions {
  /// What tracks have in common that a single animation can play.
  private struct Timing: Hashable {
    let delay: Formula
    let duration: Formula
    let iterations: Double
    let direction: TrackTiming.Direction
    let fill: TrackTiming.Fill
    let easing: TransitionRecipe.Easing
    let offsets: [Double]
    let easings: [TransitionRecipe.Easing]
    let mode: CalculationMode
  }

  /// A track of the layer, or of a shade of it.
  private struct Part {
    let track: Int
    let timing: Timing
    /// Which shade it moves; nil for the layer's own tracks.
    let shade: Int?
  }

  private let layer: CSSLayer
  private let recipe: TransitionRecipe
  private let writer: CSSFormula
  let isSpatial: Bool
  private let moving: Set<Channel>
  /// The declarations of the layer while nothing moves it.
  private(set) var still: [(name: String, value: String)] = []
  private(set) var motions: [CSSMotion] = []

  init(_ layer: CSSLayer, in recipe: TransitionRecipe, _ writer: CSSFormula) throws(CSSObstacle) {
    (self.layer, self.recipe, self.writer) = (layer, recipe, writer)
    let animated = layer.tracks.flatMap { Self.channels(of: recipe.timeline.tracks[$0]) }
    moving = Set(animated)
    isSpatial =
      layer.depth != nil
      || !CSSProperty.spatialOnly.isDisjoint(with: animated + layer.state.keys)
    try checkChannels(animated)
    let parts = try self.parts()
    try makeMotions(parts)
    for property in CSSProperty.allCases where layer.shows(property) {
      let isAnimated = parts.contains { properties(of: $0).contains(property) }
      guard !isAnimated, property != .shadow || layer.state[.shadowOpacity] != nil else { continue }
      let pose = pose(layer.state, points: recipe.layers[layer.masked].maskPoints)
      if let value = try pose.value(property) { still.append((property.name, value)) }
    }
  }

  private static func channels(of track: Track) -> [Channel] {
    if case .channels(let channels) = track.property { channels } else { [] }
  }

  private func checkChannels(_ animated: [Channel]) throws(CSSObstacle) {
    let known = CSSProperty.allCases.flatMap { $0.channels(isSpatial: isSpatial) }
    let still: Set<Channel> = [.boundsWidth, .boundsHeight, .zPosition, .hidden]
    let kept: Set<Channel> = [
      .masksToBounds, .cornerCurve, .scaleZ, .sublayerPerspective, .maskInverted,
    ]
    for channel in animated where !known.contains(channel) || channel.isDiscrete {
      throw CSSObstacle("'\(layer.id)' changes its \(channel)")
    }
    for channel in animated where CSSProperty.of(channel, isSpatial: isSpatial) == .origin {
      throw CSSObstacle("'\(layer.id)' changes its anchor")
    }
    for channel in layer.state.keys
    where !known.contains(channel) && !still.contains(channel) && !kept.contains(channel) {
      throw CSSObstacle("'\(layer.id)' has a \(channel)")
    }
    if layer.formula(.maskInverted).constant != 0 {
      throw CSSObstacle("the mask of '\(layer.id)' is inverted")
    }
    for track in layer.tracks {
      let track = recipe.timeline.tracks[track]
      if track.property == .transform {
        throw CSSObstacle("'\(layer.id)' has a list of transforms")
      }
      if track.composite == .add { throw CSSObstacle("'\(layer.id)' adds up motions") }
      if track.mode != .linear { throw CSSObstacle("'\(layer.id)' moves along a smooth curve") }
    }
  }

  private func parts() throws(CSSObstacle) -> [Part] {
    func part(_ index: Int, shade: Int?) -> Part {
      let (track, formulas) = (recipe.timeline.tracks[index], recipe.tracks[index])
      let timing = Timing(
        delay: recipe.plain(formulas.delay), duration: recipe.plain(formulas.duration),
        iterations: track.timing.iterations, direction: track.timing.direction,
        fill: track.timing.fill, easing: formulas.easing, offsets: track.keyframes.map(\.offset),
        easings: formulas.keyframes.dropLast().map(\.easing), mode: track.mode)
      return Part(track: index, timing: timing, shade: shade)
    }
    return layer.tracks.map { part($0, shade: nil) }
      + layer.shades.indices.flatMap { shade in
        layer.shades[shade].tracks.map { part($0, shade: shade) }
      }
  }

  private func properties(of part: Part) -> Set<CSSProperty> {
    if part.shade != nil { return [.filter] }
    let track = recipe.timeline.tracks[part.track]
    if track.property == .maskVertices { return [.clip] }
    return Set(
      Self.channels(of: track).compactMap { CSSProperty.of($0, isSpatial: isSpatial) })
  }

  private func pose(
    _ channels: [Channel: Formula], points: [Formula], shades: [Formula]? = nil
  ) -> CSSPose {
    let mask = recipe.timeline.layers[layer.masked].state.mask
    return CSSPose(
      writer: writer, channels: channels, points: points.map(recipe.plain), shape: mask?.shape,
      isSpatial: isSpatial, isSource: layer.part.isSource, depth: layer.depth, moving: moving,
      shades: shades ?? layer.shades.map { recipe.plain($0.opacity) })
  }

  private mutating func makeMotions(_ parts: [Part]) throws(CSSObstacle) {
    var timings: [Timing] = []
    for part in parts where !timings.contains(part.timing) { timings.append(part.timing) }
    var seen: [CSSProperty: Set<Channel>] = [:]
    for timing in timings {
      let alike = parts.filter { $0.timing == timing }
      var properties: Set<CSSProperty> = []
      var isAdded = false
      var hidesFirst = false
      for property in CSSProperty.allCases {
        let moved = alike.filter { self.properties(of: $0).contains(property) }
        guard !moved.isEmpty else { continue }
        properties.insert(property)
        let channels = Set(moved.flatMap { self.channels(of: $0, property) })
        let all = parts.filter { self.properties(of: $0).contains(property) }
          .flatMap { self.channels(of: $0, property) }
        if channels != Set(all) {
          guard property == .translate, properties == [.translate],
            (seen[property] ?? []).isDisjoint(with: channels)
          else {
            throw CSSObstacle("parts of the \(property.name) of '\(layer.id)' move apart")
          }
          isAdded = seen[property] != nil
        } else if seen[property] != nil {
          hidesFirst = true
        }
        seen[property, default: []].formUnion(channels)
      }
      motions.append(
        try motion(alike, timing, properties, isAdded: isAdded, isLater: hidesFirst))
    }
  }

  /// The channels of a property that a part moves.
  private func channels(of part: Part, _ property: CSSProperty) -> Set<Channel> {
    // A shade has no channel of the layer's own, so other ones stand for it.
    if part.shade != nil { return [.opacity] }
    let track = recipe.timeline.tracks[part.track]
    if track.property == .maskVertices { return [.maskX] }
    return Set(Self.channels(of: track)).intersection(property.channels(isSpatial: isSpatial))
  }

  private func motion(
    _ parts: [Part], _ timing: Timing, _ properties: Set<CSSProperty>, isAdded: Bool, isLater: Bool
  ) throws(CSSObstacle) -> CSSMotion {
    var keyframes: [CSSMotion.Keyframe] = []
    let times = try timing.offsets.map { offset throws(CSSObstacle) in
      guard let time = timing.easing.function.progress(reaching: offset) else {
        throw CSSObstacle("'\(layer.id)' swings between keyframes")
      }
      return time
    }
    for (place, time) in times.enumerated() {
      let pose = pose(parts, at: place, isAdded: isAdded)
      var declarations: [(name: String, value: String)] = []
      let isEnd = place == 0 || place == times.count - 1
      for property in properties.sorted(by: { $0.rawValue < $1.rawValue }) {
        let value = try pose.value(property)
        let rests = try self.pose(layer.state, points: recipe.layers[layer.masked].maskPoints)
          .value(property)
        // At both ends a browser fills in what the element has by itself.
        if isEnd, !isAdded, !isLater, value == nil, rests == nil { continue }
        declarations.append((property.name, value ?? property.initial))
      }
      keyframes.append(CSSMotion.Keyframe(offset: time, declarations: declarations))
    }
    var easings: [CSSEasing] = []
    let tolerance: CSSEasing.Tolerance =
      properties.isSubset(of: [.opacity, .shadow, .filter, .background]) ? .fading : .motion
    for place in 0..<max(times.count - 1, 0) where times[place + 1] >= times[place] {
      easings.append(
        CSSEasing(
          timing.easing.function, times: times[place]...times[place + 1],
          timing.easings[place].function,
          offsets: timing.offsets[place]...timing.offsets[place + 1], tolerance))
    }
    let common = easings.first ?? CSSEasing(.linear)
    for (place, easing) in easings.enumerated() where easing != common {
      keyframes[place].easing = easing
    }
    keyframes.removeAll { $0.declarations.isEmpty && $0.easing == nil }
    let fill = timing.fill
    return CSSMotion(
      duration: timing.duration, delay: timing.delay, easing: common,
      iterations: timing.iterations, direction: timing.direction,
      holdsFirst: fill == .backwards || fill == .both || (fill == .automatic && !isLater),
      holdsLast: fill != .none && fill != .backwards, isAdded: isAdded, keyframes: keyframes)
  }

  private func pose(_ parts: [Part], at place: Int, isAdded: Bool) -> CSSPose {
    var channels = layer.state
    // What is added to another motion moves from where the layer is anyway.
    if isAdded {
      let rest = pose(channels, points: [])
      channels[.positionX] = rest.rest(.x)
      channels[.positionY] = rest.rest(.y)
      channels[.translationX] = nil
      channels[.translationY] = nil
    }
    var points = recipe.layers[layer.masked].maskPoints
    var shades = layer.shades.map { recipe.plain($0.opacity) }
    for part in parts {
      let numbers = recipe.tracks[part.track].keyframes[place].numbers.map(recipe.plain)
      let track = recipe.timeline.tracks[part.track]
      if let shade = part.shade {
        shades[shade] = numbers[0]
      } else if track.property == .maskVertices {
        points = numbers
      } else {
        for (channel, number) in zip(Self.channels(of: track), numbers) {
          channels[channel] = number
        }
      }
    }
    return pose(channels, points: points, shades: shades)
  }
}

extension CSSProperty {
  /// The value of an element without the property.
  fileprivate var initial: String {
    switch self {
    case .origin: "50% 50%"
    case .translate, .radius: "0px"
    case .rotate: "0deg"
    case .scale, .opacity: "1"
    case .transform, .shadow, .clip, .filter: "none"
    case .background: "transparent"
    }
  }
}

extension CSSLayer {
  /// Whether a property shows on what stands for the layer.
  fileprivate func shows(_ property: CSSProperty) -> Bool {
    switch property {
    // The pictures of screens cover what is behind them.
    case .background: if case .color = part { true } else { part == .ground }
    case .radius: formula(.masksToBounds).constant != 0 || state[.shadowOpacity] != nil
    default: true
    }
  }
}
