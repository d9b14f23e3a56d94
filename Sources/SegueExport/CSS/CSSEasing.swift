import SegueTimeline

/// A part of an easing in the syntax of CSS.
struct CSSEasing: Hashable {
  /// The value of `animation-timing-function`.
  let text: String

  /// How far a `linear()` may be from its curve.
  enum Tolerance: Double {
    /// A fifth of a point across a phone.
    case motion = 0.0004
    /// One step of a color in 256.
    case fading = 0.002
  }

  private init(text: String) { self.text = text }

  /// Writes a whole easing.
  init(_ function: TimingFunction) {
    switch function {
    case .linear: self.init(text: "linear")
    case .cubicBezier(let curve):
      let keywords = ["ease", "ease-in", "ease-out", "ease-in-out"]
      let keyword = keywords.first { TimingFunction.named($0) == function }
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { rounded($0, places: 6) }
      self.init(text: keyword ?? "cubic-bezier(\(numbers.joined(separator: ", ")))")
    case .steps(let count, let position):
      self.init(text: "steps(\(count), \(position.rawValue))")
    case .path, .piecewiseLinear, .spring, .mirror:
      self.init(text: Self.linear(.motion) { function.value(at: $0) })
    }
  }

  /// Writes the easing of a segment whose track eases the whole as well.
  ///
  /// - Parameters:
  ///   - whole: the easing of the track.
  ///   - times: where the segment is in time, 0…1.
  ///   - segment: the segment's own easing.
  ///   - offsets: where the segment is on the track.
  init(
    _ whole: TimingFunction, times: ClosedRange<Double>, _ segment: TimingFunction,
    offsets: ClosedRange<Double>, _ tolerance: Tolerance
  ) {
    let (span, length) = (
      times.upperBound - times.lowerBound, offsets.upperBound - offsets.lowerBound
    )
    if span == 1, segment == .linear {
      self.init(whole)
      return
    }
    let text = Self.linear(tolerance) { share in
      let eased = whole.value(at: times.lowerBound + share * span)
      let place = length > 0 ? (eased - offsets.lowerBound) / length : share
      return segment == .linear ? place : segment.value(at: min(max(place, 0), 1))
    }
    self.init(text: text)
  }

  /// Returns a `linear()` with few stops that stays within the tolerance, or nearly so at its ends.
  private static func linear(
    _ tolerance: Tolerance, _ value: (Double) -> Double
  ) -> String {
    let count = 2000
    let samples = (0...count).map { value(Double($0) / Double(count)) }
    // Lines between points of the curve are on one side of it, so they may be twice as far away: then the stops move
    // to the other side.
    let stops = stops(samples, within: 2 * tolerance.rawValue)
    let shifts = zip(stops, stops.dropFirst()).map { start, end in
      let span = Double(end - start)
      let distances = (start...end).map { index in
        samples[index] - samples[start]
          - (samples[end] - samples[start]) * Double(index - start) / span
      }
      return ((distances.min() ?? 0) + (distances.max() ?? 0)) / 2
    }
    let texts = stops.enumerated().map { place, index in
      guard index > 0, index < count else { return rounded(samples[index], places: 4) }
      let shift = (shifts[place - 1] + shifts[place]) / 2
      return rounded(samples[index] + shift, places: 4) + " "
        + rounded(Double(index) / Double(count) * 100, places: 2) + "%"
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }

  /// Returns the fewest samples, from the first one on, between which lines stay near all others.
  private static func stops(_ samples: [Double], within tolerance: Double) -> [Int] {
    var stops = [0]
    while let start = stops.last, start < samples.count - 1 {
      var end = start + 1
      // The slopes of the lines from the start that pass all samples so far.
      var slopes = (-Double.infinity)...Double.infinity
      for next in start + 1..<samples.count {
        let (span, rise) = (Double(next - start), samples[next] - samples[start])
        if slopes.contains(rise / span) { end = next }
        let allowed = ((rise - tolerance) / span)...((rise + tolerance) / span)
        guard slopes.overlaps(allowed) else { break }
        slopes = slopes.clamped(to: allowed)
      }
      stops.append(end)
    }
    return stops
  }
}

extension TimingFunction {
  /// The progress at which the function first reaches a value; nil where it never does on its way up.
  func progress(reaching value: Double) -> Double? {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return abs(self.value(at: high) - value) < 1e-6 ? high : nil
  }
}
