import SegueDiagnostics
import SegueExpressions

/// Transforms as CSS and Core Graphics write them: `translateX(20px) scale(0.9)`.
struct ForeignTransform {
  /// A part: its step, and the properties that say the same.
  private struct Step {
    let step: String
    var properties: [(name: String, value: String)] = []
  }

  private let steps: [Step]

  /// Reads a transform; nil if it is not one, or cannot be expressed in a preset.
  init?(_ text: String) {
    var steps: [Step] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].filter { $0.isLetter || $0.isNumber }.lowercased()
      let arguments = rest[rest.index(after: open)..<close].split { ", ".contains($0) }
      guard let step = Self.step(name, arguments.map(String.init)) else { return nil }
      steps.append(step)
      rest = rest[rest.index(after: close)...]
    }
    guard !steps.isEmpty, rest.allSatisfy({ $0 == " " || $0 == ";" }) else { return nil }
    self.steps = steps
  }

  /// The list of steps, reversed: CSS applies its last function first.
  var list: String { "[\(steps.reversed().map { "{\($0.step)}" }.joined(separator: ", "))]" }

  /// What to write in place of the key `transform`; nil if only its steps express the same.
  ///
  /// - Parameter moves: whether the values may be those of a motion, which begins there.
  func properties(moving moves: Bool) -> String? {
    guard steps.count == 1, !steps[0].properties.isEmpty else { return nil }
    return steps[0].properties.map { "\($0.name): \(moves ? "{from: \($0.value)}" : $0.value)" }
      .joined(separator: ", ")
  }

  private static func step(_ name: String, _ arguments: [String]) -> Step? {
    if name.hasSuffix("cgaffinetransform") { return coreGraphics(arguments) }
    switch name {
    case "scale", "scalex", "scaley", "scale3d", "scaleeffect": return scale(name, arguments)
    case "translate", "translatex", "translatey", "translatez", "translate3d", "offset":
      return translate(name, arguments)
    case "rotate", "rotatez", "rotatex", "rotatey", "skewx", "skewy", "skew":
      guard arguments.count == 1, let angle = angle(arguments[0]) else { return nil }
      let kind = name.hasPrefix("skew") ? "skew" : "rotate"
      let axis = name.last.map { "xy".contains($0) ? "\($0)" : nil } ?? nil
      let property = "\(kind)-\(axis ?? (kind == "skew" ? "x" : "z"))"
      return Step(step: "\(property): \(angle)", properties: [(property, angle)])
    case "perspective":
      guard arguments.count == 1, let length = length(arguments[0], "width") else { return nil }
      return Step(step: "perspective: \(length)")
    default: return nil
    }
  }

  private static func scale(_ name: String, _ arguments: [String]) -> Step? {
    let factors = arguments.compactMap(factor)
    guard (1...3).contains(factors.count), factors.count == arguments.count else { return nil }
    let first = factors[0]
    switch name.last {
    case "x": return Step(step: "scale: [\(first), 1, 1]", properties: [("scale-x", first)])
    case "y": return Step(step: "scale: [1, \(first), 1]", properties: [("scale-y", first)])
    default:
      let second = factors.count > 1 ? factors[1] : first
      let third = factors.count > 2 ? factors[2] : "1"
      return Step(
        step: "scale: [\(first), \(second), \(third)]",
        properties: second == first
          ? [("scale", first)] : [("scale-x", first), ("scale-y", second)]
      )
    }
  }

  private static func translate(_ name: String, _ arguments: [String]) -> Step? {
    let axes = ["x": 0, "y": 1, "z": 2]
    let first = name.last.flatMap { axes["\($0)"] } ?? 0
    guard (1...3 - first).contains(arguments.count) else { return nil }
    var values = ["0", "0", "0"]
    for (offset, argument) in arguments.enumerated() {
      guard let value = length(argument, first + offset == 1 ? "height" : "width") else {
        return nil
      }
      values[first + offset] = value
    }
    let properties = zip(["translate-x", "translate-y", "translate-z"], values).filter {
      $0.1 != "0"
    }
    return Step(step: "translate: [\(values.joined(separator: ", "))]", properties: properties)
  }

  /// `CGAffineTransform(scaleX: 0.9, y: 0.9)`, whose arguments are labels and values in turn.
  private static func coreGraphics(_ arguments: [String]) -> Step? {
    let values = arguments.filter { !$0.hasSuffix(":") }
    switch arguments.first {
    case "scaleX:": return scale("scale", values)
    case "translationX:": return translate("translate", values)
    case "rotationAngle:": return step("rotate", values.map { $0 + "rad" })
    default: return nil
    }
  }

  private static func factor(_ text: String) -> String? {
    let number =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { ($0 * 1e4).rounded() / 1e6 } : Double(text)
    return number.map(\.shortText)
  }

  private static func length(_ text: String, _ side: String) -> String? {
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) {
      return UnitSpelling.share(percent / 100, of: "container.\(side)")
    }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text).map(\.shortText)
  }

  private static func angle(_ text: String) -> String? {
    let digits = text.prefix { $0.isNumber || "-.+".contains($0) }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "deg", "": return "\(number.shortText)deg"
    case "rad": return "\(number.shortText)rad"
    case "turn": return "\((number * 360).shortText)deg"
    default: return nil
    }
  }
}
