public import SegueTimeline

/// A timeline as one HTML file that plays it with the Web Animations API.
///
/// The file is self-contained and needs no network. Every layer becomes an element inside its
/// parent's, and every animated property a list of keyframes, baked so densely that the browser
/// applies no easing: a layer's corners stay within 0.1 points of the timeline's in their parent's
/// plane, opacities and colors within 0.002, and both ends and every quarter are exact.
///
/// In the URL, `#t=0.35` stops at a progress and `?t=250` at a time in milliseconds; `?bare` shows
/// the container alone, at the window's top left corner in its own size. A script can stop at a
/// progress with `segueSeek(progress)`.
public struct HTMLExport: Sendable {
  /// The page's description of the transition.
  public struct Facts: Hashable, Sendable {
    /// The preset's name.
    public var name: String
    /// A one-sentence summary.
    public var summary: String

    /// Creates facts.
    public init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The file's text.
  public let text: String
  /// The losses of the export.
  public let losses: LossReport
  /// The total number of keyframes of all properties of all layers.
  public let keyframeCount: Int

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline to play.
  ///   - stage: the timeline's stage.
  ///   - facts: the page's description of the transition; may contain any text.
  ///   - overlay: the bars that stay in place above the layers.
  ///   - pictures: returns the picture of the whole screen or element that a layer shows, even
  ///     where the layer shows only a region of it; called for layers whose contents have a
  ///     subject.
  public init(
    timeline: Timeline, stage: Stage, facts: Facts,
    overlay: OverlayPictures = OverlayPictures(), pictures: (Layer) -> EncodedPicture?
  ) {
    let baking = TimelineBaking(timeline)
    let shown = timeline.layers.map { $0.contents.subject == nil ? nil : pictures($0) }
    let layers = BakedLayers(baking, usesCurves: false)
    let tree = ElementTree(layers, pictures: shown, overlay: overlay)
    losses = HTMLLosses.report(layers, tree)
    keyframeCount = tree.motion.keyframeCount
    text =
      Page(
        facts: facts, stage: stage, baking: baking, tree: tree, losses: losses
      ).text
  }
}
