/// The limits on the size of a timeline, for everything that plays, draws or exports it.
///
/// They are far above what a phone can display; a larger timeline is a mistake or an attack. They
/// apply to presets, plugins, and animators in code that a preset names; only the latter may repeat
/// forever.
public enum TimelineBudget {
  /// The maximum number of layers.
  public static let layers = 4096
  /// The maximum depth of layers within layers; a layer without a parent has depth 1.
  public static let depth = 32
  /// The maximum number of layers that blur themselves or what lies below them.
  public static let blurredLayers = 64
  /// The maximum number of corners of polygon masks, in all layers together.
  public static let maskPoints = 65_536
  /// The maximum number of tracks.
  public static let tracks = 16_384
  /// The maximum number of keyframes, in all tracks together.
  public static let keyframes = 262_144
  /// The maximum duration, in seconds.
  public static let seconds = ValueBounds.duration.upperBound

  /// Checks the parts of a timeline before it is made.
  ///
  /// - Parameter duration: the duration, in seconds; nil for the end of the last track.
  /// - Throws: The first thing that is over budget, with the layer it belongs to.
  public static func check(
    duration: Double?, layers: [Layer], tracks: [Track]
  ) throws(TimelineProblem) {
    // Layers come first: the check of a track takes time in proportion to their number.
    try check(layers)
    try check(tracks, of: layers)
    // `!(x <= limit)` also catches NaN. A track may repeat forever in a timeline that ends.
    for track in tracks {
      if !(track.timing.delay <= seconds) {
        throw over(
          "a track of \(name(track, layers)) begins after \(track.timing.delay) s", "\(seconds) s")
      }
      if !(track.timing.duration <= seconds) {
        throw over(
          "a track of \(name(track, layers)) lasts \(track.timing.duration) s", "\(seconds) s")
      }
    }
    let total = duration ?? tracks.map { $0.timing.end }.max() ?? 0
    if !(total <= seconds) { throw over("the duration is \(total) s", "\(seconds) s") }
  }

  /// Checks the layers of a timeline.
  public static func check(_ layers: [Layer]) throws(TimelineProblem) {
    guard layers.count <= Self.layers else {
      throw over("there are \(layers.count) layers", "\(Self.layers)")
    }
    var depths: [Int] = []
    var points = 0
    for layer in layers {
      // `Timeline.init` reports a parent that does not come before its layer.
      let parent = layer.parent.flatMap { depths.indices.contains($0) ? depths[$0] : nil } ?? 0
      depths.append(parent + 1)
      guard parent < depth else {
        throw over("layer '\(layer.id)' is nested \(parent + 1) deep", "\(depth)")
      }
      points += layer.maskVertices.count
      guard points <= maskPoints else {
        throw over("with layer '\(layer.id)', masks have \(points) corners", "\(maskPoints)")
      }
    }
  }

  private static func check(_ tracks: [Track], of layers: [Layer]) throws(TimelineProblem) {
    guard tracks.count <= Self.tracks else {
      throw over("there are \(tracks.count) tracks", "\(Self.tracks)")
    }
    var keyframes = 0
    for track in tracks {
      keyframes += track.keyframes.count
      guard keyframes <= Self.keyframes else {
        throw over(
          "with a track of \(name(track, layers)), there are \(keyframes) keyframes",
          "\(Self.keyframes)")
      }
    }
    let blurred = Timeline.blurredLayers(among: layers, tracks)
    if blurred.count > blurredLayers {
      let layer = layers[blurred[blurredLayers]].id
      throw over(
        "with layer '\(layer)', \(blurredLayers + 1) layers have a blur", "\(blurredLayers)")
    }
  }

  private static func name(_ track: Track, _ layers: [Layer]) -> String {
    // `Timeline.init` reports a track of a layer that does not exist.
    layers.indices.contains(track.layer)
      ? "layer '\(layers[track.layer].id)'" : "layer \(track.layer) of \(layers.count)"
  }

  private static func over(_ what: String, _ budget: String) -> TimelineProblem {
    TimelineProblem("\(what), more than the budget of \(budget)")
  }
}
