import SegueCatalog
package import SegueDiagnostics
public import SegueTimeline

/// A violation of a law by a preset.
public struct Violation: Hashable, Sendable {
  /// The law.
  public var law: Law
  /// The preset's ID.
  public var preset: String
  /// The operation.
  public var operation: Operation
  /// The stage's variant.
  public var variant: StageVariant
  /// The time, in seconds; nil where it does not matter.
  public var time: Double?
  /// The time as a part of the whole, 0…1; nil where there is none.
  public var progress: Double?
  /// The layer's ID; nil where the violation is not about a single layer.
  public var layer: String?
  /// The channel of the layer that is wrong; nil where it is not known.
  public var channel: Channel?
  /// Whether a finger is involved.
  public var isInteractive = false
  /// The problem, in a sentence without the numbers above.
  public var what: String
  /// The size of the deviation.
  public var amount: Amount?
  /// What to do about this violation; nil if the law's own help is all there is to say.
  public var advice: String?

  /// The size of a deviation, with its unit.
  public struct Amount: Hashable, Sendable, CustomStringConvertible {
    /// The size.
    public var value: Double
    /// The unit.
    public var unit: String

    /// Creates an amount.
    public init(_ value: Double, _ unit: String) {
      self.value = value
      self.unit = unit
    }

    /// The unit of a part of the screen, which a sentence itself begins with.
    static let ofScreen = "% of the screen"

    /// A part of the screen, in words.
    var share: String { value < 1 ? "less than 1 \(unit)" : "\(whole(value)) \(unit)" }

    /// The value, to about four digits, and its unit.
    public var description: String { "\(rounded(value)) \(unit)" }
  }
}

extension Violation {
  /// What to do about it, and where to see it.
  package var help: String {
    isInteractive ? remedy : remedy + (previewCommand.map { "; see '\($0)'" } ?? "")
  }

  /// The command that draws the moment; nil where the violation has none.
  package var previewCommand: String? {
    guard let progress, progress.isFinite, (0...1).contains(progress) else { return nil }
    var words = ["segue preview \(preset) --operation \(operation.rawValue)"]
    words.append("--container \(rounded(variant.size.width))x\(rounded(variant.size.height))")
    if variant.isRightToLeft { words.append("--rtl") }
    if variant.reducesMotion { words.append("--reduced-motion") }
    if variant.isDark { words.append("--dark") }
    words.append("--at \(rounded(progress * 100))% -o \(preset).png")
    return words.joined(separator: " ")
  }

  private var remedy: String {
    if let advice { return advice }
    switch law {
    case .mirroring where isInteractive:
      return
        "measure the finger by 'gesture.distance' and 'gesture.speed', along the gesture's own axis"
    case .continuity where isInteractive:
      return
        "let every formula be continuous, and give layers time to move back, even if the finger is on the other side of where it started"
    default: return law.help
    }
  }

  /// The problem with its time and amount, without where it was found.
  package var finding: String {
    (time.map { "at \(rounded($0)) s, " } ?? "") + whatAndAmount
  }

  private var whatAndAmount: String {
    guard let amount, amount.unit != Amount.ofScreen else { return what }
    return "\(what), by \(amount)"
  }
}

extension Violation: CustomStringConvertible {
  /// One line: law, location, problem and amount.
  public var description: String {
    var place = "\(preset), \(operation.rawValue), \(variant)"
    if let time { place += ", at \(rounded(time)) s" }
    if let layer { place += ", layer '\(layer)'" }
    return "law \(law.number) (\(law.name)): \(place): \(whatAndAmount)"
  }

  /// The violation as a JSON object; what does not apply is null.
  package var json: JSONValue {
    [
      "law": .integer(law.number), "name": .string(law.name), "preset": .string(preset),
      "operation": .string(operation.rawValue), "stage": variant.json,
      "time": .number(orNull: time), "layer": .string(orNull: layer), "what": .string(what),
      "amount": .number(orNull: amount?.value), "unit": .string(orNull: amount?.unit),
    ]
  }
}

/// A number with about four digits.
func rounded(_ value: Double) -> String {
  guard value != 0 else { return "0" }
  guard value.isFinite else { return "\(value)" }
  var scale = 1.0
  while value.magnitude * scale < 1000, scale < 1e12 { scale *= 10 }
  let short = (value * scale).rounded() / scale
  return Int(exactly: short).map(String.init) ?? "\(short)"
}
