import CSeguePlugin
import SegueTimeline

extension TimingFunction {
  /// Reads an easing from a plugin.
  ///
  /// - Parameters:
  ///   - pointer: the easing; null means linear.
  ///   - duration: the duration of the eased animation in seconds, for springs that do not specify
  /// it.
  static func reading(
    _ pointer: UnsafePointer<segue_easing>?, duration: Double
  ) throws(ABIProblem) -> TimingFunction {
    guard let pointer else { return .linear }
    return try located("its easing") { () throws(ABIProblem) in
      try EasingReader(duration: duration).read(pointer, depth: 0)
    }
  }
}

/// Reads easings.
private struct EasingReader {
  let duration: Double

  func read(
    _ pointer: UnsafePointer<segue_easing>?, depth: Int
  ) throws(ABIProblem) -> TimingFunction {
    guard depth < ABILimits.easingDepth else {
      throw .limit("easings are nested more than \(ABILimits.easingDepth) levels deep")
    }
    let record = try segue_easing.read(pointer, "the easing")
    switch Int(record.kind) {
    case SEGUE_EASING_LINEAR: return .linear
    case SEGUE_EASING_TEXT: return try parsed(record)
    case SEGUE_EASING_MIRRORED: return try read(record.inner, depth: depth + 1).mirrored
    default: break
    }
    let numbers = try finiteNumbers(of: record)
    do throws(TimingProblem) {
      switch Int(record.kind) {
      case SEGUE_EASING_CUBIC_BEZIER where numbers.count == 4:
        return .cubicBezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
      case SEGUE_EASING_PATH where !numbers.isEmpty && numbers.count % 6 == 0:
        return .path(try TimingPath(numbers))
      case SEGUE_EASING_PIECEWISE where numbers.count % 2 == 0:
        return .piecewiseLinear(try PiecewiseLinear(numbers))
      case SEGUE_EASING_SPRING where (3...5).contains(numbers.count):
        return try spring(numbers, flags: record.flags)
      case SEGUE_EASING_UIKIT_SPRING where (1...2).contains(numbers.count):
        return try UIKitSpring(
          dampingRatio: numbers[0], initialVelocity: numbers.count > 1 ? numbers[1] : 0
        ).function(duration: duration)
      default: break
      }
    } catch {
      throw .invalid(error.message)
    }
    if Int(record.kind) == SEGUE_EASING_STEPS, numbers.count == 1 {
      return try steps(numbers[0], jump: record.jump)
    }
    guard record.kind <= UInt32(SEGUE_EASING_MIRRORED) else {
      throw .invalid("its kind is \(record.kind), expected at most \(SEGUE_EASING_MIRRORED)")
    }
    throw .invalid(
      "it has \(numbers.count.counted("number")), which does not match its kind \(record.kind)")
  }

  private func parsed(_ record: segue_easing) throws(ABIProblem) -> TimingFunction {
    let text = try text(record.text, atMost: ABILimits.textBytes, "its text")
    // Most easings are names, which need no parser.
    if let named = TimingFunction.named(text) { return named }
    do {
      return try TimingDescription(parsing: text).resolved(duration: duration)
    } catch {
      throw .invalid("'\(text)' is not an easing: \(error.message)")
    }
  }

  private func finiteNumbers(
    of record: segue_easing
  ) throws(ABIProblem) -> UnsafeBufferPointer<Double> {
    let numbers = try elements(
      record.numbers, record.number_count, atMost: ABILimits.numbers, "its numbers")
    for (index, number) in numbers.enumerated() { _ = try finite(number, "number \(index + 1)") }
    return numbers
  }

  private func spring(
    _ numbers: UnsafeBufferPointer<Double>, flags: UInt32
  ) throws(TimingProblem) -> TimingFunction {
    let spring = try Spring(
      mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
      initialVelocity: numbers.count > 3 ? numbers[3] : 0,
      allowsOverdamping: flags & UInt32(SEGUE_EASING_OVERDAMPED) != 0)
    let seconds = numbers.count > 4 && numbers[4] > 0 ? numbers[4] : duration
    return .spring(spring, duration: seconds)
  }

  private func steps(_ count: Double, jump: UInt32) throws(ABIProblem) -> TimingFunction {
    let position = try word(jump, of: ABIConstants.jumps, "its jump")
    let limit = ABILimits.easingSteps
    guard let whole = Int(exactly: count), (position.minimumCount...limit).contains(whole) else {
      throw .invalid("it has \(count) steps, expected \(position.minimumCount) to \(limit)")
    }
    return .steps(count: whole, position: position)
  }
}

extension TimingPath {
  fileprivate init(_ n: UnsafeBufferPointer<Double>) throws(TimingProblem) {
    try self.init(
      segments: stride(from: 0, to: n.count, by: 6).map { i in
        Segment(
          control1: Point2D(x: n[i], y: n[i + 1]), control2: Point2D(x: n[i + 2], y: n[i + 3]),
          end: Point2D(x: n[i + 4], y: n[i + 5]))
      })
  }
}

extension PiecewiseLinear {
  fileprivate init(_ n: UnsafeBufferPointer<Double>) throws(TimingProblem) {
    try self.init(
      stops: stride(from: 0, to: n.count, by: 2).map { Stop(progress: n[$0], value: n[$0 + 1]) })
  }
}
