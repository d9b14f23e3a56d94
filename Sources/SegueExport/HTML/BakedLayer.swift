import SegueTimeline

/// A layer as a style and changes of its properties.
struct BakedLayer: Sendable {
  /// How a property changes.
  enum Change: Sendable {
    case curves(PropertyAnimation)
    case keyframes(property: String, [BakedKeyframe])
  }

  /// The initial style.
  private(set) var style = ""
  /// What the formats cannot represent.
  private(set) var losses: [Loss.Kind]
  /// The animated properties, in order.
  private(set) var changes: [Change] = []
  private let usesCurves: Bool
  private var budget: BakingBudget
  private var isFaithful: Bool

  /// Bakes a layer.
  ///
  /// - Parameters:
  ///   - hasSublayers: whether it has any, which may lie beside its bounds.
  ///   - usesCurves: whether moving properties become curves instead of keyframes.
  ///   - budget: the budget of the layer.
  init(
    _ part: TimelineBaking.Part, hasSublayers: Bool, usesCurves: Bool, within budget: BakingBudget
  ) {
    let baker = part.baker
    losses = HTMLLosses.kinds(of: part, hasSublayers: hasSublayers)
    (self.usesCurves, self.budget) = (usesCurves, budget)
    isFaithful = baker.layersTooFast.isEmpty
    bakeProperties(of: part, baker)
    if !isFaithful { losses.append(.tooFast) }
  }

  private mutating func bakeProperties(of part: TimelineBaking.Part, _ baker: Baker) {
    let layers = baker.timeline.layers
    let frames = baker.frames(of: part.index)
    let transform = TransformProperty(
      layer: part.index, of: layers, in: frames, list: part.transformList)
    var declarations = [
      declaration(of: transform, baker) { MotionSamples($0, of: transform) }
    ]
    for property in LayerProperties.all(
      of: part.index, in: layers, frames: frames, rank: part.rank)
    {
      declarations.append(
        declaration(of: property, baker) { MotionSamples($0, of: property) })
    }
    style = declarations.compactMap { $0 }.joined(separator: ";")
  }

  /// Returns the initial declaration of a property, unless it is the browser's default; changes become ``changes``.
  ///
  /// - Parameter samples: prepares the samples for curves; returns nil where they cannot be one.
  private mutating func declaration<Property: AnimatedProperty>(
    of property: Property, _ baker: Baker,
    samples motionSamples: ([Baker.Sample<Property>]) -> MotionSamples?
  ) -> String? {
    let (samples, areFaithful) = baker.samples(of: property, &budget)
    isFaithful = isFaithful && areFaithful
    if samples.count > 1 {
      if usesCurves, let samples = motionSamples(samples) {
        changes.append(.curves(PropertyAnimation(samples, of: property.name)))
        // The page's script sets the property, including its first value.
        return nil
      }
      let keyframes = baker.keyframes(of: samples, property)
      budget.keyframes -= keyframes.count
      changes.append(.keyframes(property: property.name, keyframes))
    }
    let declaration = "\(property.name.kebab):\(property.text(samples[0].numbers))"
    return Self.initialDeclarations.contains(declaration) ? nil : declaration
  }

  /// The declarations that the style sheet applies to every layer, or that are the browser's
  /// defaults.
  private static let initialDeclarations: Set<String> = [
    "transform:none", "opacity:1", "border-radius:0", "background-color:rgb(0 0 0 / 0)",
    "box-shadow:0 0 0 rgb(0 0 0 / 0)", "filter:blur(0)", "backdrop-filter:blur(0)",
    "overflow:visible", "visibility:inherit",
  ]
}

extension String {
  /// The property's name in style sheets: `borderRadius` becomes `border-radius`.
  fileprivate var kebab: String {
    guard utf8.contains(where: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) else {
      return self
    }
    return reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
