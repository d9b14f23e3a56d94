/// Divides colors into boxes, always the one whose colors differ most, at its mean.
struct MedianCut {
  /// A color, 0…255 per channel, and how much it counts.
  struct Sample {
    var color: SIMD3<Double>
    var weight: Double
  }

  private struct Box {
    let samples: ArraySlice<Sample>
    let mean: SIMD3<Double>
    /// The weighted sum of squares around the mean, per channel.
    let spread: SIMD3<Double>

    init(_ samples: ArraySlice<Sample>) {
      self.samples = samples
      var weight = 0.0
      var sum = SIMD3<Double>.zero
      var squares = SIMD3<Double>.zero
      for sample in samples {
        weight += sample.weight
        sum += sample.weight * sample.color
        squares += sample.weight * sample.color * sample.color
      }
      mean = sum / weight
      // Green counts most in what eyes see, blue least.
      spread = (squares - weight * mean * mean) * SIMD3(0.9, 1.4, 0.7)
    }

    var axis: Int { (0..<3).max { spread[$0] < spread[$1] } ?? 0 }
  }

  private let samples: [Sample]

  init(_ samples: [Sample]) { self.samples = samples }

  /// The mean colors of at most so many boxes, as opaque words.
  func colors(_ count: Int) -> [UInt32] {
    guard !samples.isEmpty, count > 0 else { return [] }
    var boxes = [Box(samples[...])]
    while boxes.count < count {
      guard let widest = boxes.indices.max(by: { boxes[$0].spread.sum() < boxes[$1].spread.sum() }),
        boxes[widest].spread.sum() > 0.5
      else { break }
      let box = boxes[widest]
      let axis = box.axis
      var part = Array(box.samples)
      let middle = part.partition { $0.color[axis] > box.mean[axis] }
      guard middle > 0, middle < part.count else { break }
      boxes[widest] = Box(part[..<middle])
      boxes.append(Box(part[middle...]))
    }
    return boxes.map(\.mean).map { mean in
      let color = SIMD3<UInt32>(mean, rounding: .toNearestOrAwayFromZero)
      return 0xFF00_0000 | color.x << 16 | color.y << 8 | color.z
    }
  }
}
