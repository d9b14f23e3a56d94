import CSeguePlugin
import SegueTimeline

extension Track {
  /// Reads a track from a plugin.
  ///
  /// - Parameters:
  ///   - record: the track.
  ///   - layer: the layer that it animates.
  init(_ record: segue_track, of layer: Layer) throws(ABIProblem) {
    let timing = try TrackTiming(record)
    let property = try Track.Property(record)
    self.init(
      layer: Int(record.layer) - 1, property: property,
      keyframes: try KeyframeReader(property: property, layer: layer, duration: timing.duration)
        .read(record), timing: timing,
      easing: try .reading(record.easing, duration: timing.duration),
      mode: try word(record.mode, of: ABIConstants.modes, "its mode"),
      composite: try word(record.composite, of: ABIConstants.composites, "its composite"))
    jump = try word(record.jump, of: ABIConstants.discreteJumps, "its jump")
    spline = KochanekBartels(
      tension: try finite(record.tension, "its tension"),
      continuity: try finite(record.continuity, "its continuity"),
      bias: try finite(record.bias, "its bias"))
  }
}

extension Track.Property {
  /// Reads the property that a track animates.
  fileprivate init(_ record: segue_track) throws(ABIProblem) {
    switch Int(record.property) {
    case SEGUE_MOVES_CHANNELS:
      let numbers = try elements(
        record.channels, record.channel_count, atMost: Channel.allCases.count, "its channels")
      guard !numbers.isEmpty else { throw .invalid("it animates no channels") }
      var channels: [Channel] = []
      channels.reserveCapacity(numbers.count)
      for (index, number) in numbers.enumerated() {
        channels.append(try channel(number, "channel \(index + 1)"))
      }
      self = .channels(channels)
    case SEGUE_MOVES_TRANSFORM: self = .transform
    case SEGUE_MOVES_MASK_VERTICES: self = .maskVertices
    default:
      throw .invalid(
        "its property is \(record.property), expected at most \(SEGUE_MOVES_MASK_VERTICES)")
    }
  }
}

extension TrackTiming {
  /// Reads the timing of a track.
  fileprivate init(_ record: segue_track) throws(ABIProblem) {
    for (number, name) in [(record.delay, "delay"), (record.duration, "duration")] {
      guard number.isFinite, number >= 0 else {
        throw .invalid("its \(name) is \(number), expected seconds, 0 or more")
      }
    }
    guard record.iterations >= 0 else {
      throw .invalid("its iterations are \(record.iterations), expected 0 or more")
    }
    self.init(
      delay: record.delay, duration: record.duration,
      iterations: record.iterations == 0 ? 1 : record.iterations,
      direction: try word(record.direction, of: ABIConstants.directions, "its direction"),
      fill: try word(record.fill, of: ABIConstants.fills, "its fill"))
  }
}

/// Reads the keyframes of a track.
private struct KeyframeReader {
  let property: Track.Property
  let layer: Layer
  let duration: Double

  func read(_ record: segue_track) throws(ABIProblem) -> [Keyframe] {
    let keyframes = try elements(
      record.keyframes, record.keyframe_count, atMost: TimelineBudget.keyframes, "its keyframes")
    guard keyframes.count >= 2, keyframes.first?.offset == 0, keyframes.last?.offset == 1 else {
      throw .invalid("it must have at least two keyframes, the first at 0 and the last at 1")
    }
    var result: [Keyframe] = []
    result.reserveCapacity(keyframes.count)
    for index in keyframes.indices {
      result.append(
        try located("keyframe \(index + 1)") { () throws(ABIProblem) in
          try read(
            keyframes[index], before: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
        })
    }
    return result
  }

  private func read(
    _ keyframe: segue_keyframe, before next: segue_keyframe?
  ) throws(ABIProblem) -> Keyframe {
    let way = (next?.offset ?? 1) - keyframe.offset
    guard keyframe.offset.isFinite, way >= 0 else {
      throw .invalid("its offset is \(keyframe.offset), expected less than the next one's")
    }
    return Keyframe(
      offset: keyframe.offset, value: try value(keyframe),
      easing: try .reading(keyframe.easing, duration: way * duration))
  }

  private func value(_ keyframe: segue_keyframe) throws(ABIProblem) -> Keyframe.Value {
    guard let count = numberCount else {
      let steps = try elements(
        keyframe.steps, keyframe.step_count, atMost: ABILimits.numbers / 16, "its steps")
      var operations: [TransformOperation] = []
      for (index, step) in steps.enumerated() {
        operations.append(
          try located("step \(index + 1)") { () throws(ABIProblem) in
            try TransformOperation(step)
          })
      }
      return .transform(operations)
    }
    guard keyframe.number_count == count else {
      throw .invalid(
        "it has \(keyframe.number_count.counted("number")), but its track has \(count)")
    }
    let numbers = try elements(
      keyframe.numbers, keyframe.number_count, atMost: ABILimits.numbers, "its numbers")
    for (index, number) in numbers.enumerated() { _ = try finite(number, "number \(index + 1)") }
    return .numbers(Array(numbers))
  }

  /// The count of numbers in a keyframe; nil for a transform.
  private var numberCount: Int? {
    switch property {
    case .channels(let channels): channels.count
    case .maskVertices: layer.maskVertices.count * 2
    case .transform: nil
    }
  }
}

extension TransformOperation {
  /// Reads a transform step from a plugin.
  fileprivate init(_ step: segue_transform_step) throws(ABIProblem) {
    let n = withUnsafeBytes(of: step.numbers) { Array($0.bindMemory(to: Double.self)) }
    let used =
      switch Int(step.kind) {
      case SEGUE_STEP_ROTATE: 4
      case SEGUE_STEP_MATRIX: 16
      case SEGUE_STEP_SKEW: 2
      default: 3
      }
    for index in 0..<used { _ = try finite(n[index], "number \(index + 1)") }
    let vector = Vector3(x: n[0], y: n[1], z: n[2])
    switch Int(step.kind) {
    case SEGUE_STEP_TRANSLATE: self = .translate(vector)
    case SEGUE_STEP_SCALE: self = .scale(vector)
    case SEGUE_STEP_ROTATE: self = .rotate(n[0], axis: Vector3(x: n[1], y: n[2], z: n[3]))
    case SEGUE_STEP_SKEW: self = .skew(Point2D(x: n[0], y: n[1]))
    case SEGUE_STEP_PERSPECTIVE: self = .perspective(vector)
    case SEGUE_STEP_MATRIX:
      self = .matrix(n.withUnsafeBufferPointer { Matrix4(rows: $0) })
    default:
      throw .invalid("its kind is \(step.kind), expected at most \(SEGUE_STEP_SKEW)")
    }
  }
}
