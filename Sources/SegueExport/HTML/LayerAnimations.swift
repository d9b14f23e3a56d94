import SegueDiagnostics

/// What moves in an export: keyframes, or curves for a script that samples them.
struct LayerAnimations {
  /// Whether moving properties are written as ``tracks`` instead of keyframes.
  let usesCurves: Bool
  /// What moves along curves.
  private(set) var tracks = MotionTracks()
  /// The total number of keyframes.
  private(set) var keyframeCount = 0
  private var keyframes: [JSONValue] = []

  init(usesCurves: Bool) { self.usesCurves = usesCurves }

  /// The keyframes of each animated property, as a JSON list for a page.
  var animations: String { JSONValue.array(keyframes).text(.rows, escaping: .html) }

  /// Adds a property of a layer.
  mutating func add(_ change: BakedLayer.Change, layer: Int) {
    switch change {
    case .curves(let motion): tracks.add(motion, layer: .integer(layer))
    case .keyframes(let property, let keyframes):
      animate(.integer(layer), property, keyframes.map { ($0.offset, $0.value) })
    }
  }

  /// Adds the keyframes of a property.
  mutating func animate(
    _ layer: JSONValue, _ property: String, _ list: [(offset: Double, value: String)]
  ) {
    if usesCurves { return tracks.add(list, layer: layer, property: property) }
    keyframeCount += list.count
    let values = list.map { keyframe -> JSONValue in
      [.number(keyframe.offset.rounded(places: 7)), .string(keyframe.value)]
    }
    keyframes.append([layer, .string(property), .array(values)])
  }
}
