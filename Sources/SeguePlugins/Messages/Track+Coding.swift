import SegueCatalog
import SegueTimeline

extension Track: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Track?
  ) throws(DamagedBytes) -> Track {
    var track = Track(
      layer: try coder.integer(value?.layer), property: try coder.value(value?.property),
      keyframes: try coder.list(value?.keyframes), timing: try coder.value(value?.timing),
      easing: try coder.value(value?.easing), mode: try coder.choice(value?.mode),
      composite: try coder.choice(value?.composite))
    track.jump = try coder.flag(value.map { $0.jump == .start }) ? .start : .end
    track.spline = try coder.value(value?.spline)
    let spline = track.spline
    guard [spline.tension, spline.continuity, spline.bias].allSatisfy(\.isFinite) else {
      throw coder.damaged()
    }
    return track
  }
}

extension Track.Property: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Track.Property?
  ) throws(DamagedBytes) -> Track.Property {
    switch try coder.option(value?.option, of: 3) {
    case 0: .channels(try coder.list(value?.channels))
    case 1: .transform
    default: .maskVertices
    }
  }

  private var option: Int {
    switch self {
    case .channels: 0
    case .transform: 1
    case .maskVertices: 2
    }
  }
  private var channels: [Channel]? { if case .channels(let value) = self { value } else { nil } }
}

extension TrackTiming: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: TrackTiming?
  ) throws(DamagedBytes) -> TrackTiming {
    TrackTiming(
      delay: try coder.number(value?.delay), duration: try coder.number(value?.duration),
      iterations: try coder.number(value?.iterations),
      direction: try coder.choice(value?.direction), fill: try coder.choice(value?.fill))
  }
}

extension Keyframe: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Keyframe?
  ) throws(DamagedBytes) -> Keyframe {
    Keyframe(
      offset: try coder.number(value?.offset), value: try coder.value(value?.value),
      easing: try coder.value(value?.easing))
  }
}

extension Keyframe.Value: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Keyframe.Value?
  ) throws(DamagedBytes) -> Keyframe.Value {
    try coder.flag(value.map { $0.steps != nil })
      ? .transform(try coder.list(value?.steps)) : .numbers(try coder.numbers(value?.numbers))
  }

  private var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
  private var steps: [TransformOperation]? {
    if case .transform(let value) = self { value } else { nil }
  }
}

extension TransformOperation: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: TransformOperation?
  ) throws(DamagedBytes) -> TransformOperation {
    let parts = value?.parts
    switch try coder.option(parts?.option, of: 6) {
    case 0: return .translate(try coder.value(parts?.vector))
    case 1: return .scale(try coder.value(parts?.vector))
    case 2:
      let angle = try coder.number(parts?.angle)
      return .rotate(angle, axis: try coder.value(parts?.vector))
    case 3: return .perspective(try coder.value(parts?.vector))
    case 4: return .skew(try coder.value(parts?.angles))
    default: return .matrix(try coder.value(matrix(of: value)))
    }
  }

  private static func matrix(of value: TransformOperation?) -> Matrix4? {
    if case .matrix(let matrix)? = value { matrix } else { nil }
  }

  private var parts: (option: Int, vector: Vector3?, angle: Double?, angles: Point2D?) {
    switch self {
    case .translate(let vector): (0, vector, nil, nil)
    case .scale(let vector): (1, vector, nil, nil)
    case .rotate(let angle, let axis): (2, axis, angle, nil)
    case .perspective(let vector): (3, vector, nil, nil)
    case .skew(let angles): (4, nil, nil, angles)
    case .matrix: (5, nil, nil, nil)
    }
  }
}
