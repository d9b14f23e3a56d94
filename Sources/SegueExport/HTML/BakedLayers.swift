private import SegueJSON
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
  /// What moves.
  private(set) var motion: LayerMotion
  /// The sublayers of each layer, and of the container.
  let children: [Int?: [Int]]

  /// Bakes all layers, to be played by a script that samples curves.
  ///
  /// - Parameter detail: how closely motion is sampled.
  public init(_ timeline: Timeline, detail: BakingDetail = .full) {
    self.init(TimelineBaking(timeline, detail: detail), usesCurves: true)
  }

  /// Bakes all layers.
  ///
  /// - Parameter usesCurves: whether moving properties are written as curves instead of keyframes.
  init(_ baking: TimelineBaking, usesCurves: Bool) {
    (timeline, duration) = (baking.timeline, baking.duration)
    motion = LayerMotion(usesCurves: usesCurves)
    styles = timeline.layers.map { _ in "" }
    losses = timeline.layers.map { _ in [] }
    children = Dictionary(grouping: timeline.layers.indices) { [timeline] index in
      timeline.layers[index].parent
    }
    var budget = BakingBudget()
    bake(children[nil] ?? [], baking, &budget)
  }

  private mutating func bake(
    _ indices: [Int], _ baking: TimelineBaking, _ budget: inout BakingBudget
  ) {
    for index in indices {
      let part = baking.part(index)
      losses[index] = HTMLLosses.kinds(of: part, hasSublayers: children[index] != nil)
      var isFaithful = part.baker.layersTooFast.isEmpty
      styles[index] = style(of: index, part, &budget, &isFaithful)
      if !isFaithful { losses[index].append(.tooFast) }
      bake(children[index] ?? [], baking, &budget)
    }
  }

  /// Returns the initial style of a layer; changes become motion.
  private mutating func style(
    of index: Int, _ part: TimelineBaking.Part, _ budget: inout BakingBudget,
    _ isFaithful: inout Bool
  ) -> String {
    let baker = part.baker
    let layers = baker.timeline.layers
    let transform = TransformProperty(
      layer: part.index, of: layers, in: baker.frames(of: part.index),
      list: part.transformList)
    var style = [
      declaration(of: transform, index, baker, &budget, &isFaithful) {
        MotionSamples($0, of: transform)
      }
    ]
    let properties = LayerProperties.all(
      of: part.index, in: layers, frames: baker.frames(of: part.index), rank: part.rank)
    for property in properties {
      style.append(
        declaration(of: property, index, baker, &budget, &isFaithful) {
          MotionSamples($0, of: property)
        })
    }
    return style.compactMap { $0 }.joined(separator: ";")
  }

  /// Returns the initial declaration of a property, unless it is the browser's default.
  ///
  /// - Parameter samples: prepares the samples for curves; returns nil where they cannot be one.
  private mutating func declaration<Property: AnimatedProperty>(
    of property: Property, _ index: Int, _ baker: Baker, _ budget: inout BakingBudget,
    _ isFaithful: inout Bool, samples motionSamples: ([Baker.Sample<Property>]) -> MotionSamples?
  ) -> String? {
    let (samples, areFaithful) = baker.samples(of: property, &budget)
    isFaithful = isFaithful && areFaithful
    if samples.count > 1 {
      if motion.usesCurves, let samples = motionSamples(samples) {
        motion.add(samples, layer: index, property: property.name)
        // The script sets it, to its first value too.
        return nil
      }
      let keyframes = baker.keyframes(of: samples, property)
      budget.keyframes -= keyframes.count
      motion.animate(.integer(index), property.name, keyframes.map { ($0.offset, $0.value) })
    }
    let declaration = "\(property.name.kebab):\(property.text(samples[0].numbers))"
    return Self.initialDeclarations.contains(declaration) ? nil : declaration
  }

  /// The declarations that the style sheet applies to every layer, or that are the browser's
  /// defaults.
  private static let initialDeclarations: Set<String> = [
    "transform:none", "opacity:1", "border-radius:0", "background-color:transparent",
    "box-shadow:0 0 0 transparent", "filter:blur(0)", "backdrop-filter:blur(0)",
    "overflow:visible", "visibility:inherit",
  ]
}

extension String {
  /// The property's name in style sheets: `borderRadius` becomes `border-radius`.
  fileprivate var kebab: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
