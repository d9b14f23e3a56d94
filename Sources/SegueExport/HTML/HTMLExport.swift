public import SegueTimeline

/// A timeline as one HTML file that plays it with the browser's own Web Animations.
///
/// The file needs no network and nothing beside it. Every layer becomes an element inside its parent's,
/// and every property that changes one list of keyframes, baked so densely that no easing is left to the
/// browser: a layer's corners stay within 0.1 points of the timeline's own in their parent's plane,
/// opacities and colors within 0.002, and both ends and every quarter are the timeline's own.
///
/// In the address, `#t=0.35` stops at a progress and `?t=250` at a time in milliseconds; `?bare` shows the
/// container alone, at the window's top left corner and in its own size. `segueSeek(progress)` does the
/// first from a script.
public struct HTMLExport: Sendable {
  /// What the page says of the transition.
  public struct Facts: Hashable, Sendable {
    /// The preset's name.
    public var name: String
    /// What it does, in a sentence.
    public var summary: String

    /// Creates facts.
    public init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The file's text.
  public let text: String
  /// What the file cannot say of the timeline.
  public let losses: LossReport
  /// How many keyframes all properties of all layers have together.
  public let keyframeCount: Int

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - timeline: what is played.
  ///   - stage: where it takes place.
  ///   - facts: what the page says of it; the text may hold anything.
  ///   - pictures: the picture of the whole screen or element that a layer shows, also where the layer
  ///     shows a region of it; it is asked for layers whose contents have a subject.
  public init(
    timeline: Timeline, stage: Stage, facts: Facts, pictures: (Layer) -> Picture?
  ) {
    let baker = Baker(timeline)
    let shown = timeline.layers.map { $0.contents.subject == nil ? nil : pictures($0) }
    let tree = LayerTree(baker, pictures: shown)
    losses = HTMLLosses.report(
      baker, pictures: shown, unfaithful: tree.unfaithful.union(baker.layersTooFast))
    keyframeCount = tree.keyframeCount
    text =
      Page(
        facts: facts, stage: stage, baker: baker, tree: tree, losses: losses
      ).text
  }
}
