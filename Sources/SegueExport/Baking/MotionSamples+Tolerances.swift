extension MotionSamples {
  /// The error that would show, in units of a number's last decimal place.
  private static var margin: Double { 8 }
  private static var mostPlaces: Int { 12 }

  /// Returns for each number the decimal places after which its digits do not show.
  func places(in range: ClosedRange<Int>) -> [Int] {
    var numbers = values[range.lowerBound]
    var search = ToleranceSearch()
    return numbers.indices.map { index in
      let tolerances = [range.lowerBound, range.upperBound].map { sample in
        search.tolerance { difference in
          numbers.replace(with: values[sample])
          numbers[index] += difference
          return deviation(numbers, sample)
        }
      }
      return Self.places(within: tolerances.min() ?? 0)
    }
  }

  private static func places(within tolerance: Double) -> Int {
    var (places, difference) = (0, margin)
    while places < mostPlaces, difference > tolerance {
      (places, difference) = (places + 1, difference / 10)
    }
    return places
  }

  /// Returns the maximum error of a group's fraction at each sample.
  ///
  /// - Parameter count: the number of groups that share the property's tolerance.
  func tolerances(
    of group: MotionGroup, among count: Int, in range: ClosedRange<Int>
  ) -> [Double] {
    // One list is reused for all samples, since there are too many for a list each.
    var numbers = values[range.lowerBound]
    var search = ToleranceSearch()
    return range.map { sample in
      search.tolerance { difference in
        numbers.replace(with: values[sample])
        for (member, distance) in zip(group.members, group.distances) {
          numbers[member] += difference * distance * Double(count)
        }
        return deviation(numbers, sample)
      }
    }
  }
}

/// Finds the change of a number that makes the property deviate by 1.
///
/// Deviations this small are proportional to the change, so a deviation near 1 gives the result. Each search starts from
/// the previous result.
private struct ToleranceSearch {
  private var difference = 1e-3

  private static let proportional = 0.25...4.0
  private static let attempts = 48
  /// The largest result, for numbers that hardly affect the property.
  private static let most = 1e9

  mutating func tolerance(_ deviation: (_ difference: Double) -> Double) -> Double {
    var largest = 0.0
    for _ in 0..<Self.attempts {
      let measured = deviation(difference)
      if Self.proportional.contains(measured) { return difference / measured }
      if measured <= 1 { largest = max(largest, difference) }
      if largest >= Self.most { break }
      difference *= measured == 0 ? 16 : min(max(1 / measured, 0.001), 1000)
    }
    return largest
  }
}

extension [Double] {
  /// Replaces all elements by as many others, in place.
  fileprivate mutating func replace(with other: [Double]) {
    for index in indices { self[index] = other[index] }
  }
}
