import SegueStaging
package import SegueTimeline

extension ParameterDescription {
  /// A few sorted values to try, including the default: all choices, or for a range its ends, the
  /// default, and the midpoints between them; at most five for a range.
  package var stops: [ParameterValue] {
    switch (kind, defaultValue) {
    case (.boolean, _): [.boolean(false), .boolean(true)]
    case (.choice(let names), _): names.map { .choice($0) }
    case (.color, .color(let color)): unique([.color(color), .color(.black), .color(.white)])
    case (_, .number(let number)): bounds.map { stops(about: number, in: $0) } ?? [defaultValue]
    default: [defaultValue]
    }
  }

  private func stops(about number: Double, in bounds: ClosedRange<Double>) -> [ParameterValue] {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    let list = [low, round((low + number) / 2), number, round((number + high) / 2), high]
    // A range of counts has only whole numbers.
    let isCount = [low, number, high].allSatisfy { $0 == $0.rounded() } && high - low >= 4
    let sorted = list.map { isCount && isPlain ? $0.rounded() : $0 }.filter(bounds.contains)
      .sorted()
    return unique(sorted.map { .number($0) })
  }

  /// The values whose texts differ, the first of each.
  private func unique(_ values: [ParameterValue]) -> [ParameterValue] {
    var texts: Set<String> = []
    return values.filter { texts.insert(text(of: $0)).inserted }
  }

  private var isPlain: Bool {
    switch kind {
    case .number, .length: true
    default: false
    }
  }

  /// Rounds to two digits in the displayed unit.
  private func round(_ number: Double) -> Double {
    let unit: Double
    switch kind {
    case .angle: unit = .pi / 180
    case .duration: unit = 0.001
    default: unit = 1
    }
    var step = unit
    while abs(number) >= 100 * step { step *= 10 }
    while abs(number) > 0, abs(number) < 10 * step { step /= 10 }
    return (number / step).rounded() * step
  }
}
