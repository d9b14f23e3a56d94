package import SegueCatalog
import SegueDiagnostics
import SegueExport
package import SegueTimeline
import SegueYAML

extension ParameterDescription {
  /// The name of its type in YAML.
  var typeName: String {
    switch kind {
    case .number: "number"
    case .length: "length"
    case .angle: "angle"
    case .duration: "duration"
    case .boolean: "boolean"
    case .choice: "choice"
    case .color: "color"
    }
  }

  /// The allowed values, as written in YAML.
  package var rangeText: String {
    switch kind {
    case .number(let range), .length(let range), .angle(let range), .duration(let range):
      "\(text(of: .number(range.lowerBound))) to \(text(of: .number(range.upperBound)))"
    case .boolean: "true or false"
    case .choice(let names): names.joined(separator: ", ")
    case .color: "a color"
    }
  }

  /// The minimum and maximum, in the unit of expressions: points, radians, seconds.
  package var bounds: ClosedRange<Double>? {
    switch kind {
    case .number(let range), .length(let range), .angle(let range), .duration(let range): range
    case .boolean, .choice, .color: nil
    }
  }

  /// A value as written in YAML and after `--param`.
  package func text(of value: ParameterValue) -> String {
    switch value {
    case .boolean(let isOn): "\(isOn)"
    case .choice(let name): name
    case .color(let color): color.hexText
    case .number(let number):
      switch kind {
      case .angle(let range):
        Self.short(AngleUnit(for: range).number(of: number)) + AngleUnit(for: range).rawValue
      case .duration: Self.short(number * 1000) + "ms"
      default: Self.short(number)
      }
    }
  }

  /// A number with at most six decimal places and no trailing zeros.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded.magnitude < 1e15 ? rounded.shortText : "\(number)"
  }
}

extension Color {
  /// `#rrggbb`, with two more digits unless it is opaque.
  fileprivate var hexText: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension InteractionPlan {
  /// The finger's movement, in words.
  package var gestureText: String {
    switch gesture {
    case .pan(.any): "drag in any direction"
    case .pan(let direction): "drag \(direction.rawValue)"
    case .edgePan(let edge): "drag from the \(edge.rawValue) edge"
    case .pinch: "pinch"
    case .longPress: "press for half a second, then drag"
    case .overscroll(let edge): "overscroll past the \(edge.rawValue) end"
    }
  }
}

extension ReducedMotion {
  /// The value as written in YAML.
  package var text: String {
    switch self {
    case .preset(let id): id
    case .none: "none"
    }
  }
}
