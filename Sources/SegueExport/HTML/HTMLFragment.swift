public import SegueTimeline

/// A timeline as a part of an HTML page: elements, and the keyframes that a script of the page plays on them.
///
/// What it takes to show it is ``HTMLExport/layerStyle``, and pictures by their numbers: an element of the class
/// `p3` shows the fourth of ``pictures`` as its background. Values are within the bounds of ``HTMLExport``.
public struct HTMLFragment: Sendable {
  /// What all ids in the markup begin with; whoever shows it twice puts something else in its place.
  public static let idPrefix = "UID-"

  /// The layers, nested; layer n has the id `UID-ln`.
  public let markup: String
  /// A JSON list of `[layer, property, [[offset, value], …], easing]`; the easing of the whole may be absent.
  public let animations: String
  /// The tracks as bars, one lane for each layer that moves, with the class `lanes`; empty where nothing does.
  public let lanes: String
  /// The pictures that it shows, each once.
  public let pictures: [Picture]
  /// How long it takes, in seconds.
  public let duration: Double
  /// How many keyframes there are.
  public let keyframeCount: Int
  /// What it cannot say of the timeline.
  public let losses: LossReport

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - timeline: what is played.
  ///   - pictures: the picture of the whole screen or element that the layer at an index shows, also where the
  ///     layer shows a region of it.
  public init(timeline: Timeline, pictures: (Int) -> Picture?) {
    let baker = Baker(timeline)
    let shown = timeline.layers.indices.map { index in
      timeline.layers[index].contents.subject == nil ? nil : pictures(index)
    }
    let tree = LayerTree(baker, pictures: shown, idPrefix: Self.idPrefix, usesCurves: true)
    markup = tree.markup
    animations = tree.animations
    lanes = Lanes(timeline: timeline, duration: baker.duration).markup
    self.pictures = tree.pictures
    duration = baker.duration
    keyframeCount = tree.keyframeCount
    losses = HTMLLosses.report(
      baker, pictures: shown, unfaithful: tree.unfaithful.union(baker.layersTooFast))
  }
}

extension HTMLExport {
  /// The style sheet of layers and what they show.
  public static var layerStyle: String { PageStyle.layers }

  /// A color as CSS writes it.
  public static func color(_ color: Color) -> String {
    let (alpha, parts) = (color.alpha, [color.red, color.green, color.blue])
    return LayerProperties.color((parts.map { $0 * alpha } + [alpha])[...])
  }

  /// Bytes as text of letters, digits, `+`, `/` and `=`: RFC 4648, section 4.
  public static func base64(_ bytes: [UInt8]) -> String { SegueExport.base64(bytes) }

  /// Text from a file made safe to stand in HTML, between tags or in a quoted attribute.
  public static func escaped(_ text: String) -> String { htmlEscaped(text) }
}
