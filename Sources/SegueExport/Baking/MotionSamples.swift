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
  /// Returns the text with other texts in place of the numbers.
  let text: (_ numbers: [String]) -> String

  /// Prepares a transform.
  init(_ samples: [Baker.Sample<TransformProperty>], of property: TransformProperty) {
    times = samples.map(\.time)
    values = samples.map(\.numbers)
    deviation = { property.deviation(property.look($0), samples[$1].look) }
    isSeparable = false
    text = { property.text($0) }
  }

  /// Prepares another property; nil where its texts differ in more than numbers.
  init?(_ samples: [Baker.Sample<SampledProperty>], of property: SampledProperty) {
    // Discrete values cannot be interpolated.
    guard property.bound != BakingBound.discrete else { return nil }
    let isColored = Self.colored.contains(property.name)
    func css(_ sample: Baker.Sample<SampledProperty>) -> String {
      let text = property.text(sample.numbers)
      return isColored ? Self.withAlpha(text) : text
    }
    guard let first = samples.first else { return nil }
    var pattern = NumberPattern(css(first))
    var numbers: [[Double]] = []
    for sample in samples {
      guard let own = pattern.numbers(in: css(sample)) else { return nil }
      numbers.append(own)
    }
    let color = Self.colorStart(in: pattern.words)
    let bounds = pattern.units.enumerated().map { index, unit in
      if let color, (color..<color + 3).contains(index) { return 255 * BakingBound.opacity }
      return unit == "px" ? BakingBound.points : property.bound
    }
    let values = Self.extendingColors(numbers, at: color)
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
    let words = pattern
    text = { words.text($0) }
  }

  /// The properties whose texts end with a color.
  private static let colored: Set = ["backgroundColor", "boxShadow"]

  /// Returns a text whose color has an alpha, even one that is 0 or 1.
  private static func withAlpha(_ text: String) -> String {
    guard let start = text.firstRange(of: "rgb(")?.lowerBound else {
      return text.hasSuffix("transparent") ? text.dropLast(11) + "rgb(0 0 0 / 0)" : text
    }
    return text[start...].contains("/") ? text : text.dropLast() + " / 1)"
  }

  /// Returns the index of a color's red component; nil where there is no color.
  private static func colorStart(in words: [String]) -> Int? {
    words.firstIndex { $0.hasSuffix("rgb(") }
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
