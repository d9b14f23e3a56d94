private import SegueCatalog
import SegueDiagnostics
private import SegueJSON
public import SegueTimeline

/// The layers' state at some times, for a script that interpolates between two of them, as under a
/// finger.
///
/// Each property of each layer has one text per time, or a single one where all are the same. The
/// texts of a property differ in their numbers only, so that a script can interpolate number by
/// number; where they differ otherwise, as with a missing shadow, there is nothing in between.
public struct HTMLPoses: Sendable {
  /// The layers as elements, in their first state; as in ``HTMLFragment``.
  public let markup: String
  /// A JSON list of `[layer, property, [value, …]]`, layers by their index.
  public let properties: String
  /// The layers' names, as a JSON list in order.
  public let names: String
  /// The pictures in use, each once.
  public let pictures: [Picture]

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
    pictures: (Int) -> Picture?
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
        let isConstant = values.allSatisfy { $0 == values[0] }
        let shown = JSONValue.strings(isConstant ? values.prefix(1) : values[...])
        list.append([.integer(index), .string(name), shown])
      }
    }
    properties = JSONValue.array(list).text(escaping: .html)
  }
}
