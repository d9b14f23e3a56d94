private import SegueDiagnostics
public import SegueTimeline

/// A timeline as a fragment of an HTML page: elements, and keyframes that the page's script plays
/// on them.
///
/// To show it, a page needs ``HTMLExport/layerStyle``, and pictures by number: an element of class
/// `p3` shows the fourth of ``pictures`` as its background. Values are within the bounds of
/// ``HTMLExport``.
public struct HTMLFragment: Sendable {
  /// The prefix of all IDs in the markup; replace it to show the fragment twice on one page.
  public static let idPrefix = "UID-"

  /// The nested layers; layer n has the ID `UID-ln`.
  public let markup: String
  /// The animations, as a JSON object of `tracks` and `keyframes`.
  ///
  /// A track is `[layer, property, text, first, distance, begin, length, curve]`: the text has a `#`
  /// for each number that moves, which is its first value plus its distance times the curve's number;
  /// times are in hundredths of a millisecond, and there is one of ``curves`` for all numbers or a
  /// list of them. `keyframes` hold what has nothing in between:
  /// `[layer, property, [[offset, value], …]]`.
  public let motion: String
  /// The curves of the tracks, as a JSON array.
  ///
  /// A curve is `[unit, lengths, differences]`: the lengths of its pieces, whose sum is that of the
  /// track, and the differences between the values at the pieces' thirds, of which `unit` is 1.
  public let curves: String
  /// The tracks as bars, one lane per animated layer, with the class `lanes`; empty where nothing
  /// moves.
  public let lanes: String
  /// The pictures in use, each once.
  public let pictures: [EncodedPicture]
  /// The duration, in seconds.
  public let duration: Double
  /// The number of keyframes: points at which a curve of a property begins or ends.
  public let keyframeCount: Int
  /// The losses of the export.
  public let losses: LossReport

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline to play.
  ///   - overlay: what stays in place above the layers.
  ///   - pictures: returns the picture of the whole screen or element that the layer at an index
  ///     shows, even where the layer shows only a region of it.
  public init(
    timeline: Timeline, overlay: OverlayPictures = OverlayPictures(),
    pictures: (Int) -> EncodedPicture?
  ) {
    self.init(BakedLayers(timeline), overlay: overlay, pictures: pictures)
  }

  /// Exports the layers of a timeline.
  ///
  /// - Parameters:
  ///   - layers: the layers to play.
  ///   - overlay: what stays in place above the layers.
  ///   - pictures: returns the picture of the whole screen or element that the layer at an index
  ///     shows, even where the layer shows only a region of it.
  public init(
    _ layers: BakedLayers, overlay: OverlayPictures = OverlayPictures(),
    pictures: (Int) -> EncodedPicture?
  ) {
    let timeline = layers.timeline
    let shown = timeline.layers.indices.map { index in
      timeline.layers[index].contents.subject == nil ? nil : pictures(index)
    }
    let tree = ElementTree(layers, pictures: shown, overlay: overlay, idPrefix: Self.idPrefix)
    markup = tree.markup
    motion = tree.motion.tracks.json.text(escaping: .html)
    curves = tree.motion.tracks.curvesJSON.text(escaping: .html)
    lanes = Lanes(timeline: timeline, duration: layers.duration).markup
    self.pictures = tree.pictures
    duration = layers.duration
    keyframeCount = tree.motion.tracks.knotCount
    losses = HTMLLosses.report(layers, tree)
  }
}

extension HTMLExport {
  /// The style sheet for layers and their contents.
  public static var layerStyle: String { PageStyle.layers }

  /// Returns a color in CSS syntax.
  public static func color(_ color: Color) -> String {
    let (alpha, parts) = (color.alpha, [color.red, color.green, color.blue])
    return LayerProperties.color((parts.map { $0 * alpha } + [alpha])[...]).text
  }

  /// Returns bytes encoded as base64 (RFC 4648, section 4).
  public static func base64(_ bytes: [UInt8]) -> String { SegueExport.base64(bytes) }

  /// Returns text escaped for HTML, between tags or in a quoted attribute.
  public static func escaped(_ text: String) -> String { htmlEscaped(text) }
}
