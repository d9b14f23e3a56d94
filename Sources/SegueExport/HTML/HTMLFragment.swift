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
  /// A JSON list of `[layer, property, [[offset, value], …], easing]`; the easing may be absent.
  public let animations: String
  /// The tracks as bars, one lane per animated layer, with the class `lanes`; empty where nothing
  /// moves.
  public let lanes: String
  /// The pictures in use, each once.
  public let pictures: [Picture]
  /// The duration, in seconds.
  public let duration: Double
  /// The number of keyframes.
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
    pictures: (Int) -> Picture?
  ) {
    let baking = TimelineBaking(timeline)
    let shown = timeline.layers.indices.map { index in
      timeline.layers[index].contents.subject == nil ? nil : pictures(index)
    }
    let tree = LayerTree(
      baking, pictures: shown, overlay: overlay, idPrefix: Self.idPrefix, usesCurves: true)
    markup = tree.markup
    animations = tree.animations
    lanes = Lanes(timeline: timeline, duration: baking.duration).markup
    self.pictures = tree.pictures
    duration = baking.duration
    keyframeCount = tree.keyframeCount
    losses = HTMLLosses.report(baking, tree)
  }
}

extension HTMLExport {
  /// The style sheet for layers and their contents.
  public static var layerStyle: String { PageStyle.layers }

  /// Returns a color in CSS syntax.
  public static func color(_ color: Color) -> String {
    let (alpha, parts) = (color.alpha, [color.red, color.green, color.blue])
    return LayerProperties.color((parts.map { $0 * alpha } + [alpha])[...])
  }

  /// Returns bytes encoded as base64 (RFC 4648, section 4).
  public static func base64(_ bytes: [UInt8]) -> String { SegueExport.base64(bytes) }

  /// Returns text escaped for HTML, between tags or in a quoted attribute.
  public static func escaped(_ text: String) -> String { htmlEscaped(text) }
}
