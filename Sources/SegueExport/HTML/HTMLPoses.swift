private import SegueCatalog
import SegueDiagnostics
public import SegueTimeline

/// The layers' state at some times, for a script that interpolates between two of them, as under a
/// finger.
///
/// A property whose texts differ in their numbers only can be interpolated number by number; where
/// they differ otherwise, as with a missing shadow, there is nothing in between.
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
  ///   - overlay: what stays in place above the layers.
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
      var texts = [(transform.name, frames.map { transform.evenText(transform.numbers(in: $0)) })]
      for property in LayerProperties.all(of: index, in: layers, frames: frames) {
        texts.append((property.name, frames.map { property.text(property.numbers(in: $0)) }))
      }
      for (name, values) in texts {
        list.append(.array([.integer(index), .string(name)] + PoseColumns.json(values)))
      }
    }
    properties = JSONValue.array(list).text(escaping: .html)
  }
}
