/// A moving property as numbers in a text, sampled over time.
struct MotionSamples {
  /// The times, in seconds, in order.
  let times: [Double]
  /// The numbers at each time.
  let values: [[Double]]
  /// Returns the visible difference between numbers and the sample at an index, where 1 is the most that is allowed.
  let deviation: (_ numbers: [Double], _ index: Int) -> Double
  /// Whether the error of each number is independent of the other numbers.
  let isSeparable: Bool
  /// The value of which these are the numbers.
  let pattern: CSSValue

  /// Prepares a transform.
  init(_ samples: [Baker.Sample<TransformProperty>], of property: TransformProperty) {
    times = samples.map(\.time)
    values = samples.map(\.numbers)
    deviation = { property.deviation(property.look($0), samples[$1].look) }
    isSeparable = false
    pattern = property.value(values[0])
  }

  /// Prepares another property; nil where its values differ in more than numbers.
  init?(_ samples: [Baker.Sample<SampledProperty>], of property: SampledProperty) {
    // Discrete values cannot be interpolated.
    guard property.bound != BakingBound.discrete else { return nil }
    let css = samples.map { property.value($0.numbers) }
    guard let first = css.first, css.allSatisfy({ $0.words == first.words }) else { return nil }
    let color = first.words.firstIndex { $0.hasSuffix("rgb(") }
    let bounds = first.units.enumerated().map { index, unit in
      if let color, (color..<color + 3).contains(index) { return 255 * BakingBound.opacity }
      return unit == "px" ? BakingBound.points : property.bound
    }
    let values = Self.extendingColors(css.map(\.numbers), at: color)
    self.values = values
    times = samples.map(\.time)
    deviation = { numbers, index in
      var most = 0.0
      for number in numbers.indices {
        most = max(most, abs(numbers[number] - values[index][number]) / bounds[number])
      }
      return most
    }
    isSeparable = true
    pattern = first
  }

  /// Returns numbers in which invisible colors are replaced by the nearest visible color.
  private static func extendingColors(_ values: [[Double]], at start: Int?) -> [[Double]] {
    guard let start, let shown = values.first(where: { $0[start + 3] > 0 }) else { return values }
    var color = shown[start..<start + 3]
    return values.map { numbers in
      if numbers[start + 3] > 0 { color = numbers[start..<start + 3] }
      var result = numbers
      result.replaceSubrange(start..<start + 3, with: color)
      return result
    }
  }

  /// The range of samples in which any number changes.
  var moving: ClosedRange<Int> {
    let first = values.firstIndex { $0 != values[0] } ?? 1
    let last = values.lastIndex { $0 != values[values.count - 1] } ?? 0
    return max(0, first - 1)...max(first, last + 1)
  }
}
