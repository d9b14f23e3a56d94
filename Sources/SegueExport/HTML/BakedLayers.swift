import SegueSystem
public import SegueTimeline

/// The layers of a timeline as styles and motion, which are the same whatever pictures they show.
public struct BakedLayers: Sendable {
  /// The timeline.
  public let timeline: Timeline
  /// The baked duration of the timeline, in seconds.
  let duration: Double
  /// The initial style of each layer.
  private(set) var styles: [String]
  /// What the formats cannot represent, by layer.
  private(set) var losses: [[Loss.Kind]]
  private(set) var motion: LayerAnimations
  /// The sublayers of each layer, and of the container.
  let children: [Int?: [Int]]

  /// Bakes all layers, to be played by a script that samples curves.
  ///
  /// - Parameters:
  ///   - detail: how closely motion is sampled.
  ///   - threads: the maximum number of threads that share the work.
  public init(_ timeline: Timeline, detail: BakingDetail = .full, threads: Int = 1) {
    self.init(TimelineBaking(timeline, detail: detail), usesCurves: true, threads: threads)
  }

  /// Bakes all layers.
  ///
  /// - Parameter usesCurves: whether moving properties are written as curves instead of keyframes.
  init(_ baking: TimelineBaking, usesCurves: Bool, threads: Int = 1) {
    (timeline, duration) = (baking.timeline, baking.duration)
    motion = LayerAnimations(usesCurves: usesCurves)
    styles = timeline.layers.map { _ in "" }
    losses = timeline.layers.map { _ in [] }
    let children = Dictionary(grouping: timeline.layers.indices) { [timeline] index in
      timeline.layers[index].parent
    }
    self.children = children
    let order = Self.order(of: children)
    let budget = BakingBudget().share(of: order.count)
    let layers = order.concurrentMap(threads: threads) { index in
      BakedLayer(
        baking.part(index), hasSublayers: children[index] != nil, usesCurves: usesCurves,
        within: budget)
    }
    for (index, layer) in zip(order, layers) {
      styles[index] = layer.style
      losses[index] = layer.losses
      for change in layer.changes { motion.add(change, layer: index) }
    }
  }

  /// All layers, each before its sublayers.
  private static func order(of children: [Int?: [Int]], below parent: Int? = nil) -> [Int] {
    (children[parent] ?? []).flatMap { [$0] + order(of: children, below: $0) }
  }
}
