private import SegueCatalog
import SegueDiagnostics
private import SegueJSON
public import SegueTimeline

/// How layers stand at some moments, for a script that mixes two such moments by itself: what follows a finger.
///
/// Each property of each layer is one text for each moment, or a single one where all are the same. Texts of one
/// property differ in their numbers only, so that the way between two of them can be computed number by number;
/// where they differ otherwise, such as a shadow that is not there, there is nothing in between.
public struct HTMLPoses: Sendable {
  /// The layers as elements, standing as at the first moment; as in ``HTMLFragment``.
  public let markup: String
  /// A JSON list of `[layer, property, [value, …]]`, layers by their index.
  public let properties: String
  /// The names of the layers, as a JSON list in their order.
  public let names: String
  /// The pictures that they show, each once.
  public let pictures: [Picture]

  /// Writes moments down.
  ///
  /// - Parameters:
  ///   - layers: the layers.
  ///   - frames: how they stand; at least one.
  ///   - pictures: the picture of the whole screen or element that the layer at an index shows.
  /// - Throws: ``TimelineProblem`` where the layers make no timeline.
  public init(
    layers: [Layer], frames: [Frame], pictures: (Int) -> Picture?
  ) throws(TimelineProblem) {
    var first = layers
    for (index, state) in (frames.first?.states ?? []).enumerated() { first[index].state = state }
    let still = HTMLFragment(
      timeline: try Timeline(layers: first, tracks: []), pictures: pictures)
    markup = still.markup
    self.pictures = still.pictures
    names = JSONValue.strings(layers.map(\.id)).text(escaping: .html)
    var list: [JSONValue] = []
    for index in layers.indices {
      let transform = TransformProperty(layer: index, of: layers, in: frames, isWhole: true)
      var texts = [(transform.name, frames.map { transform.evenText(transform.numbers(in: $0)) })]
      for property in LayerProperties.all(of: index, in: layers) {
        texts.append((property.name, frames.map { property.text(property.numbers(in: $0)) }))
      }
      for (name, values) in texts {
        let isConstant = values.allSatisfy { $0 == values[0] }
        let shown = JSONValue.strings(isConstant ? values.prefix(1) : values[...])
        list.append([.integer(index), .string(name), shown])
      }
    }
    properties = JSONValue.array(list).text(escaping: .html)
  }
}
