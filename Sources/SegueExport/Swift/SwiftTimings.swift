import SegueTimeline

/// The timings of a file, each a constant with a name.
struct SwiftTimings {
  /// A constant.
  struct Constant {
    let name: String
    let value: String
    /// What it is, for its comment.
    let summary: String?
  }

  /// Whether a spring moves a value through several others.
  private(set) var hasSpringSteps = false

  /// Notes that an easing moves a value through several others, at a pace that is none of a single step.
  mutating func moveThroughValues(
    _ easing: TransitionRecipe.Easing
  ) throws(TransitionRecipe.Obstacle) {
    switch easing.function {
    case .linear, .cubicBezier: return
    case .spring(let curve) where curve.spring.initialVelocity == 0: hasSpringSteps = true
    default:
      throw TransitionRecipe.Obstacle("an easing of its own moves a value through several others")
    }
  }

  /// The kinds of timing that the helper at the end of a file must know.
  enum Kind {
    case curve, curves, stops, spring
  }

  /// The operation that is written, for the names of what it has for itself.
  var operation = SegueTimeline.Operation.push
  private(set) var constants: [Constant] = []
  private(set) var kinds: Set<Kind> = []
  private var names: [TransitionRecipe.Easing: String] = [:]

  /// Returns what an easing is called in the file.
  mutating func name(
    of easing: TransitionRecipe.Easing
  ) throws(TransitionRecipe.Obstacle) -> String {
    if let name = names[easing] { return name }
    let (kind, value, summary) = try Self.value(of: easing)
    if let kind { kinds.insert(kind) }
    let name: String
    if kind == nil {
      name = ".linear"
    } else if let known = constants.first(where: { $0.value == value }) {
      name = known.name
    } else {
      let base = Self.namedCurve(easing.function) ?? (kind == .spring ? "spring" : "curve")
      let isTaken = constants.contains { $0.name == base }
      let own = operation.rawValue + base.prefix(1).uppercased() + base.dropFirst()
      let number = constants.count { $0.name.hasPrefix(own) } + 1
      name = !isTaken ? base : number == 1 ? own : "\(own)\(number)"
      constants.append(Constant(name: name, value: value, summary: summary))
    }
    names[easing] = name
    return name
  }

  /// The name of a well-known curve, as in presets.
  private static func namedCurve(_ function: TimingFunction) -> String? {
    NamedTimingFunction.all.first { $0.function == function }.map { SwiftName.value($0.name) }
  }

  private static func value(
    of easing: TransitionRecipe.Easing
  ) throws(TransitionRecipe.Obstacle) -> (kind: Kind?, value: String, summary: String?) {
    guard easing.arguments.isEmpty else {
      throw TransitionRecipe.Obstacle("its easing depends on a parameter")
    }
    let summary = NamedTimingFunction.all.first { $0.function == easing.function }?.summary
    switch easing.function {
    case .linear: return (nil, ".linear", nil)
    case .cubicBezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(SwiftNumber.text)
      return (.curve, ".curve(\(points.joined(separator: ", ")))", summary)
    case .spring(let curve):
      return (.spring, spring(curve, easing.description), springSummary(curve))
    case .piecewiseLinear(let function):
      let stops = function.stops.map { stop in
        "(\(SwiftNumber.text(stop.progress)), \(SwiftNumber.text(stop.value)))"
      }
      return (.stops, ".stops([\(stops.joined(separator: ", "))])", summary)
    case .path(let path): return (.curves, curves(path), summary)
    case .steps, .mirror:
      throw TransitionRecipe.Obstacle("Core Animation has no easing like its own")
    }
  }

  /// Curves with control points in fractions of their own spans.
  private static func curves(_ path: TimingPath) -> String {
    var start = Point2D.zero
    let parts = path.segments.map { segment -> String in
      let span = segment.end - start
      let points = [segment.control1, segment.control2].flatMap { point -> [Double] in
        let place = point - start
        return [place.x / span.x, span.y == 0 ? 0 : place.y / span.y]
      }
      start = segment.end
      let numbers = points.map { rounded($0, places: 6) }.joined(separator: ", ")
      return
        "    (\(SwiftNumber.text(segment.end.x)), \(SwiftNumber.text(segment.end.y)), [\(numbers)])"
    }
    return ".curves([\n\(parts.joined(separator: ",\n")),\n  ])"
  }

  /// A spring whose frequency is that of its duration, or, if it has constants of its own, theirs.
  private static func spring(_ curve: SpringCurve, _ description: TimingDescription?) -> String {
    let spring = curve.spring
    let frequency = (spring.stiffness / spring.mass).squareRoot()
    let ratio = spring.allowsOverdamping ? spring.dampingRatio : min(spring.dampingRatio, 1)
    var arguments = [
      "damping: \(SwiftNumber.text(ratio))",
      "angle: \(rounded(frequency * curve.duration, places: 5))",
    ]
    if spring.initialVelocity != 0 {
      arguments.append("velocity: \(SwiftNumber.text(spring.initialVelocity))")
    }
    arguments.append("rest: \(rounded(curve.rest, places: 6))")
    return ".spring(\(arguments.joined(separator: ", ")))"
  }

  private static func springSummary(_ curve: SpringCurve) -> String {
    curve.spring.dampingRatio < 1
      ? "Overshoots, and settles when the duration is over."
      : "Settles when the duration is over, without overshooting."
  }
}
