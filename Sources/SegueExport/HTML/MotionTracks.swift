import SegueDiagnostics
import SegueTimeline

/// The moving properties of a timeline, for a script that samples them.
struct MotionTracks {
  private(set) var tracks: [JSONValue] = []
  private(set) var keyframes: [JSONValue] = []
  /// The number of points at which curves begin or end.
  private(set) var knotCount = 0
  private var curves: [CubicCurve] = []

  /// The number of recent curves that are tried for reuse, as by the layers of a stagger.
  private static let reach = 24

  /// Adds a property that moves along cubic curves.
  mutating func add(_ motion: PropertyAnimation, layer: JSONValue) {
    let indices = motion.curves.map { number(of: $0, motion.times) }
    let (path, curves) = Self.path(of: motion, indices)
    tracks.append([
      layer, .string(motion.property), .string(motion.text), .numbers(motion.first), path,
      .integer(CubicCurve.ticks(motion.start)),
      .integer(CubicCurve.ticks(motion.times[motion.times.count - 1])), curves,
    ])
  }

  /// The distances of numbers and their curves.
  ///
  /// Where each number moves along one curve, that is one for all of them, or a list.
  private static func path(
    of motion: PropertyAnimation, _ indices: [Int]
  ) -> (distances: JSONValue, curves: JSONValue) {
    guard let places = motion.ownCurves else {
      return (.array(motion.distances.map(JSONValue.numbers)), .integers(indices))
    }
    let own = places.map { indices[$0] }
    return (
      .numbers(zip(motion.distances, places).map { $0[$1] }),
      Set(own).count == 1 ? .integer(own[0]) : .integers(own)
    )
  }

  /// The number of a curve: an earlier one, if that is close enough.
  private mutating func number(of curve: PropertyAnimation.Curve, _ times: [Double]) -> Int {
    for index in curves.indices.suffix(Self.reach).reversed() {
      let known = curves[index]
      guard known.endsAtOne == (curve.fractions.last == 1) else { continue }
      if known.fits(times: times, numbers: curve.fractions, tolerances: curve.tolerances) {
        return index
      }
    }
    let fitted = CubicCurve(
      unit: CubicCurve.unit(atLeast: curve.stepCount), times: times, numbers: curve.fractions,
      tolerances: curve.tolerances)
    curves.append(fitted)
    knotCount += fitted.times.count
    return curves.count - 1
  }

  /// Adds a property whose values cannot be interpolated, or only as text.
  mutating func add(
    _ keyframes: [(offset: Double, value: String)], layer: JSONValue, property: String
  ) {
    knotCount += keyframes.count
    let list = keyframes.map { keyframe -> JSONValue in
      [.number(keyframe.offset.rounded(places: 7)), .string(keyframe.value)]
    }
    self.keyframes.append([layer, .string(property), .array(list)])
  }

  var json: JSONValue {
    ["tracks": .array(tracks), "keyframes": .array(keyframes)]
  }

  var curvesJSON: JSONValue { .array(curves.map(\.json)) }
}

extension CubicCurve {
  /// Ticks in a second: a hundredth of a millisecond each.
  private static let ticksPerSecond = 100_000.0

  fileprivate static func ticks(_ time: Double) -> Int { Int((time * ticksPerSecond).rounded()) }

  /// The number of steps in which 1 is written, for rounding that does not show: 1, 2 or 5 × 10ⁿ.
  fileprivate static func unit(atLeast steps: Double) -> Int {
    var power = 1
    while power < 1_000_000_000 {
      for unit in [power, 2 * power, 5 * power] where Double(unit) >= steps { return unit }
      power *= 10
    }
    return power
  }

  fileprivate var endsAtOne: Bool { values[values.count - 1] == unit }

  /// The unit, the lengths of the pieces in ticks, and the differences between successive values.
  fileprivate var json: JSONValue {
    let ticks = times.map(Self.ticks)
    let lengths = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
    let differences = zip(values, values.dropFirst()).map { $1 - $0 }
    return [.integer(unit), .integers(lengths), .integers(differences)]
  }
}

extension JSONValue {
  fileprivate static func integers(_ values: [Int]) -> JSONValue {
    .array(values.map { .integer($0) })
  }
}

/// The animations of an export: keyframes, or curves for a script that samples them.
struct LayerAnimations {
  /// Whether moving properties are written as ``tracks`` instead of keyframes.
  let usesCurves: Bool
  /// The properties that move along curves.
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

/// The tracks of a timeline as bars, one lane per animated layer.
struct Lanes {
  let timeline: Timeline
  /// The duration that the full width represents, in seconds.
  let duration: Double

  /// The lanes, or an empty string where nothing moves.
  var markup: String {
    let tracks = Dictionary(grouping: timeline.tracks, by: \.layer)
    let lanes = timeline.layers.indices.compactMap { index in
      tracks[index].map { lane(named: timeline.layers[index].id, tracks: $0) }
    }
    guard !lanes.isEmpty, duration > 0 else { return "" }
    return """
      <section class="lanes" aria-label="When each layer moves" tabindex="0"><ol>
      \(lanes.joined(separator: "\n"))
      </ol><div class="ruler" aria-hidden="true"><i id="playhead"></i></div></section>
      """
  }

  private func lane(named name: String, tracks: [Track]) -> String {
    let bars = Set(tracks.map(Bar.init)).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    let markup = bars.map { bar in
      let start = share(bar.start)
      return
        "<i style=\"left:\(start)%;right:\(rounded(100 - (Double(share(bar.end)) ?? 0), places: 3))%\"></i>"
    }
    return "<li><span title=\"\(htmlEscaped(name))\">\(htmlEscaped(name))</span>"
      + "<b>\(markup.joined())</b></li>"
  }

  private func share(_ time: Double) -> String {
    rounded(min(max(time / duration, 0), 1) * 100, places: 3)
  }

  private struct Bar: Hashable {
    let start, end: Double

    init(_ track: Track) { (start, end) = (track.timing.delay, track.timing.end) }
  }
}
