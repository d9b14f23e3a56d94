import SegueCatalog
import SegueStaging
import SegueTimeline

/// What a page asks for: an operation of a preset with other values.
struct LayoutRequest {
  /// The preset's id.
  let preset: String
  /// The operation; nil for a preset driven by a scroll position.
  private(set) var operation: Operation?
  /// The layout direction and motion setting.
  private(set) var variant = PageVariant.standard
  private(set) var values: [ParameterAssignment] = []
  /// Whether the gestures are laid out too, and the motion in full detail, which takes longer.
  private(set) var includesGestures = true
  /// The main easings by operation.
  private(set) var easings: [Operation: TimingDescription] = [:]

  /// Reads the fields of a request.
  ///
  /// - Parameter fields: `operation`, `variant`, `part`, any number of `set` with `name:value`, and of
  ///   `easing` with `operation:easing`.
  init(_ preset: String, _ fields: [(name: String, value: String)]) throws(StagingError) {
    self.preset = preset
    for (name, value) in fields {
      switch name {
      case "operation": operation = try Self.operation(value)
      case "variant":
        guard let known = value.isEmpty ? .standard : PageVariant(name: value) else {
          throw StagingError(.request, "'\(value)' is not a variant of a page")
        }
        variant = known
      case "part":
        guard value == "timeline" else {
          throw StagingError(
            .request, "'\(value)' is not a part of a layout", help: "the part is timeline")
        }
        includesGestures = false
      case "set":
        let (name, text) = try Self.pair(value, "name:value")
        values.append(ParameterAssignment(name: name, text: text))
      case "easing":
        let (name, text) = try Self.pair(value, "operation:easing")
        easings[try Self.operation(name)] = try Self.easing(text)
      default:
        throw StagingError(
          .request, "a layout has no field '\(name)'",
          help: "its fields are operation, variant, part, set and easing")
      }
    }
  }

  private static func operation(_ name: String) throws(StagingError) -> Operation {
    guard let operation = Operation(rawValue: name) else {
      let names = Operation.allCases.map(\.rawValue).joined(separator: ", ")
      throw StagingError(
        .request, "'\(name)' is not an operation", help: "the operations are \(names)")
    }
    return operation
  }

  private static func pair(
    _ text: String, _ form: String
  ) throws(StagingError) -> (name: String, text: String) {
    guard let colon = text.firstIndex(of: ":") else {
      throw StagingError(.request, "'\(text)' has no colon", help: "write \(form)")
    }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  private static func easing(_ text: String) throws(StagingError) -> TimingDescription {
    do throws(TimingSyntaxError) {
      return try TimingDescription(parsing: text)
    } catch {
      throw StagingError(.request, "'\(text)' is not an easing: \(error.message)")
    }
  }
}
