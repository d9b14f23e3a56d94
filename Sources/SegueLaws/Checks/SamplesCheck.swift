import SegueTimeline

/// Law 2: samples are finite, in range, and independent of earlier samples.
struct SamplesCheck {
  let subject: LawSubject

  /// Progress values without simple ratios, both ends, and values beyond them.
  static let moments = [-0.5, 0, 0.0173, 0.1931, 0.3717, 0.5, 0.6451, 0.8389, 0.9907, 1, 1.5]

  /// The largest number that can be checked: no screen is that large, and searching such a motion for jumps or
  /// exporting it would take more samples than anyone would wait for.
  static let largest = 1e9

  /// A number that is too large for any check; nil where there is none.
  var extreme: Violation? {
    let timeline = subject.timeline
    let length = timeline.duration.isFinite ? timeline.duration : 10
    for time in Self.moments.filter({ (0...1).contains($0) }).map({ $0 * length }) {
      for (index, state) in timeline.sample(at: time).states.enumerated() {
        let channel = Channel.allCases.first {
          let size = state[$0].magnitude
          return size.isFinite && size > Self.largest
        }
        let size =
          channel.map { state[$0].magnitude } ?? state.transform.numbers.map(\.magnitude).max()
        guard let size, size.isFinite, size > Self.largest else { continue }
        return subject.violation(
          of: .samples, at: time, layer: index, channel: channel,
          "\(channel.map { "\($0)" } ?? "the transform") is \(rounded(size)), too large for a screen: beyond "
            + "\(rounded(Self.largest)) no law can be checked")
      }
    }
    return nil
  }

  var violations: [Violation] {
    let timeline = subject.timeline
    let length = timeline.duration.isFinite ? timeline.duration : 10
    let times = Self.moments.map { $0 * length }
    let frames = times.map { timeline.sample(at: $0) }
    for (time, frame) in zip(times, frames) {
      if let failure = failure(in: frame, at: time) { return [failure] }
    }
    return orderFault(times, frames).map { [$0] } ?? []
  }

  private func failure(in frame: Frame, at time: Double) -> Violation? {
    for (index, state) in frame.states.enumerated() {
      if !state.transform.isFinite {
        return subject.violation(
          of: .samples, at: time, layer: index, "the transform is not finite")
      }
      for channel in Channel.allCases where !channel.range.contains(state[channel]) {
        let value = state[channel]
        return subject.violation(
          of: .samples, at: time, layer: index, channel: channel,
          "\(channel) \(value.isFinite ? "is out of range" : "is not finite")",
          by: .init(channel.excess(of: value), "beyond the range"))
      }
    }
    return nil
  }

  /// Samples again backwards and in mixed order, into a frame with earlier contents.
  private func orderFault(_ times: [Double], _ frames: [Frame]) -> Violation? {
    var frame = frames[frames.count / 2]
    let crossing = times.indices.map { $0 * 7 % times.count }
    for index in times.indices.reversed() + crossing {
      subject.timeline.sample(at: times[index], into: &frame)
      guard frame != frames[index] else { continue }
      let layer = zip(frame.states, frames[index].states).enumerated().first {
        $0.element.0 != $0.element.1
      }
      return subject.violation(
        of: .samples, at: times[index], layer: layer?.offset,
        "the sample depends on earlier samples")
    }
    return nil
  }
}

extension Channel {
  fileprivate func excess(of value: Double) -> Double {
    max(range.lowerBound - value, value - range.upperBound)
  }
}
