import SegueCatalog
package import SegueTimeline

extension ParameterDescription {
  /// The value moved by steps: a twentieth of its range, the next choice, the other Boolean, the
  /// next color.
  ///
  /// - Parameter isFine: whether steps are ten times smaller.
  package func value(_ value: ParameterValue, movedBy steps: Int, isFine: Bool = false)
    -> ParameterValue
  {
    switch (kind, value) {
    case (.boolean, .boolean(let isOn)): return .boolean(!isOn)
    case (.choice(let names), .choice(let name)):
      guard let index = names.firstIndex(of: name), !names.isEmpty else { return value }
      return .choice(names[(index + steps % names.count + names.count) % names.count])
    case (.color, .color(let color)):
      let index = Self.colors.firstIndex(of: color) ?? -1
      return .color(Self.colors[(index + steps + Self.colors.count) % Self.colors.count])
    case (_, .number(let number)):
      guard let bounds else { return value }
      return .number(moved(number, by: steps, within: bounds, isFine: isFine))
    default: return value
    }
  }

  /// Uses round steps in the displayed unit, so that values are round too.
  private func moved(
    _ number: Double, by steps: Int, within bounds: ClosedRange<Double>, isFine: Bool
  ) -> Double {
    let unit: Double
    switch kind {
    case .angle: unit = .pi / 180
    case .duration: unit = 0.001
    default: unit = 1
    }
    let width = (bounds.upperBound - bounds.lowerBound) / unit / (isFine ? 200 : 20)
    guard width > 0, width.isFinite else { return number }
    let step = Self.round(width)
    let moved = ((number / unit / step).rounded() + Double(steps)) * step * unit
    return min(max(moved, bounds.lowerBound), bounds.upperBound)
  }

  /// The largest of 1, 2 or 5 times a power of ten that does not exceed the width.
  private static func round(_ width: Double) -> Double {
    var power = 1.0
    while power > width { power /= 10 }
    while power * 10 <= width { power *= 10 }
    return [5, 2, 1].map { $0 * power }.first { $0 <= width } ?? power
  }

  private static let colors: [Color] = [
    .black, .white, Color(red: 0.56, green: 0.56, blue: 0.58),
    Color(red: 1, green: 0.23, blue: 0.19), Color(red: 1, green: 0.58, blue: 0),
    Color(red: 0.2, green: 0.78, blue: 0.35), Color(red: 0, green: 0.48, blue: 1),
    Color(red: 0.35, green: 0.34, blue: 0.84),
  ]
}
