public import SegueCatalog
public import SegueTimeline

/// A preset that a scroll position drives: no operation, no duration, one state for each position.
public struct ScrollEffect: Sendable {
  /// The layers: the screen, and what scrolls on it.
  public let layers: [Layer]
  /// How the layers stand now.
  public private(set) var frame: Frame

  private let content: [Int]
  private var following: DrivenLayers
  private var values: InteractionValues

  /// Prepares an effect.
  ///
  /// - Parameters:
  ///   - preset: a preset with `scroll`.
  ///   - parameters: values of its parameters; the others have their defaults.
  ///   - stage: where everything is while nothing is scrolled; `siblings` are what scrolls on `from`.
  /// - Throws: ``AnimatorFailure`` where the layers make no timeline.
  /// - Returns: nil where no scroll position drives the preset.
  public init?(
    _ preset: Preset, parameters: ParameterValues = ParameterValues(), on stage: Stage
  ) throws(AnimatorFailure) {
    guard let plan = preset.scroll else { return nil }
    let parameters = ParameterValues(
      preset.defaultParameters.values.merging(parameters.values) { $1 })
    var stage = stage
    // The screen is the lower one of its stage, so that the siblings are on it.
    stage.operation = .push
    let scope = preset.scope
    following = try DrivenLayers(
      plan.tracks, on: stage, parameters: parameters, scope: scope, screens: ["from", "siblings"])
    values = InteractionValues(stage, parameters: parameters, scope: scope)
    let layers = following.timeline.layers
    self.layers = layers
    content = layers.indices.filter { index in
      if case .sibling = layers[index].contents.subject { true } else { false }
    }
    frame = following.timeline.sample(at: 0)
  }

  /// Shows a scroll position: what scrolls is moved by its offset, and the effect comes on top of that.
  ///
  /// This allocates nothing.
  public mutating func show(_ scroll: ScrollPosition) {
    values.set(scroll)
    following.write(&values, into: &frame)
    for index in content {
      frame.states[index].position = frame.states[index].position - scroll.offset
    }
  }
}
