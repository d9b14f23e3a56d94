private import SegueCatalog
import SegueDiagnostics
public import SegueTimeline

/// The layers' state at some times, for a script that interpolates between two of them, as under a
/// finger.
///
/// A property whose texts differ only in their numbers is interpolated number by number; otherwise,
/// for example if a shadow is missing, there are no values in between.
public struct HTMLPoses: Sendable {
  /// The layers as elements, in their first state; as in ``HTMLFragment``.
  public let markup: String
  /// A JSON list of properties, layers by their index.
  ///
  /// A property is `[layer, property, [value, …]]` with one text per time, or a single one where all
  /// are the same; or `[layer, property, text, steps, columns]` where they differ in numbers only: the
  /// text has a `#` for each. A column holds a number for each time, in steps: the first one, its
  /// difference to the next, and then how the differences change. A single number never changes.
  public let properties: String
  /// The layers' names, as a JSON list in order.
  public let names: String
  /// The pictures in use, each once.
  public let pictures: [EncodedPicture]

  /// Exports the layers' state at some times.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - frames: the states; at least one.
  ///   - overlay: the bars that stay in place above the layers.
  ///   - pictures: returns the picture of the whole screen or element that the layer at an index
  ///     shows.
  /// - Throws: ``TimelineProblem`` where the layers do not form a valid timeline.
  public init(
    layers: [Layer], frames: [Frame], overlay: OverlayPictures = OverlayPictures(),
    pictures: (Int) -> EncodedPicture?
  ) throws(TimelineProblem) {
    var first = layers
    for (index, state) in (frames.first?.states ?? []).enumerated() { first[index].state = state }
    let still = HTMLFragment(
      timeline: try Timeline(layers: first, tracks: []), overlay: overlay, pictures: pictures)
    markup = still.markup
    self.pictures = still.pictures
    names = JSONValue.strings(layers.map(\.id)).text(escaping: .html)
    var list: [JSONValue] = []
    for index in layers.indices {
      let transform = TransformProperty(layer: index, of: layers, in: frames, isWhole: true)
      var properties = [(transform.name, frames.map { transform.value(transform.numbers(in: $0)) })]
      for property in LayerProperties.all(of: index, in: layers, frames: frames) {
        properties.append((property.name, frames.map { property.value(property.numbers(in: $0)) }))
      }
      for (name, values) in properties {
        list.append(.array([.integer(index), .string(name)] + PoseColumns.json(values)))
      }
    }
    properties = JSONValue.array(list).text(escaping: .html)
  }
}

/// Values that differ in their numbers, as a pattern with columns of whole numbers.
enum PoseColumns {
  /// How many steps the largest number of a column has.
  private static let precision = 1e6

  /// Returns the values as members of a JSON list: their pattern, steps and columns, or their texts.
  static func json(_ values: [CSSValue]) -> [JSONValue] {
    let texts = values.map(\.text)
    guard let first = values.first, texts.contains(where: { $0 != texts[0] }) else {
      return [.strings(texts.prefix(1))]
    }
    guard values.allSatisfy({ $0.words == first.words }) else { return [.strings(texts)] }
    let columns = first.numbers.indices.map { index in values.map { $0.numbers[index] } }
    let steps = columns.map { step(of: $0) }
    let text = first.text(columns.map { _ in "#" })
    return [.string(text), .numbers(steps), .array(zip(columns, steps).map { json($0, step: $1) })]
  }

  /// The largest power of ten in which the largest number has as many steps as it may need.
  private static func step(of column: [Double]) -> Double {
    let largest = column.map(abs).max() ?? 0
    var step = 1.0
    while step > 1e-15, largest / step < precision { step /= 10 }
    return step
  }

  private static func json(_ column: [Double], step: Double) -> JSONValue {
    if column.allSatisfy({ $0 == column[0] }) { return .number(column[0]) }
    let values = column.map { Int(($0 / step).rounded()) }
    let differences = zip(values, values.dropFirst()).map { $1 - $0 }
    let changes = zip(differences, differences.dropFirst()).map { $1 - $0 }
    return .array(([values[0]] + differences.prefix(1) + changes).map { .integer($0) })
  }
}
