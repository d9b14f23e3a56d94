public import SegueCatalog
public import SegueTimeline

/// An effect driven by a scroll position: no operation, no duration, one state for each position.
public struct ScrollEffect: Sendable {
  /// The layers: the screen and its scrolling elements.
  public let layers: [Layer]
  /// The current state of the layers.
  public private(set) var frame: Frame

  private let content: [Int]
  private var following: DrivenLayers
  private var values: InteractionValues

  /// Prepares an effect.
  ///
  /// - Parameters:
  ///   - preset: a preset with `scroll`.
  ///   - parameters: values of its parameters; the defaults for others.
  ///   - stage: the unscrolled stage; `siblings` are the scrolling elements of `from`.
  /// - Throws: ``AnimatorFailure`` if the layers do not form a valid timeline.
  /// - Returns: nil if the preset is not driven by scrolling.
  public init?(
    _ preset: Preset, parameters: ParameterValues = ParameterValues(), on stage: Stage
  ) throws(AnimatorFailure) {
    guard let plan = preset.scroll else { return nil }
    var all = preset.defaultParameters
    for (name, value) in parameters.values { all[name] = value }
    var stage = stage
    // The screen is the stage's lower one, so that it contains the siblings.
    stage.operation = .push
    let scope = preset.scope
    following = try DrivenLayers(
      plan.tracks, on: stage, parameters: all, scope: scope, screens: ["from", "siblings"])
    values = InteractionValues(stage, parameters: all, scope: scope)
    let layers = following.timeline.layers
    self.layers = layers
    content = layers.indices.filter { index in
      if case .sibling = layers[index].contents.subject { true } else { false }
    }
    frame = following.timeline.sample(at: 0)
  }

  /// Shows a scroll position: moves the scrolling elements by its offset and adds the effect.
  ///
  /// Does not allocate.
  public mutating func show(_ scroll: ScrollPosition) {
    values.set(scroll)
    following.write(&values, into: &frame)
    for index in content {
      frame.states[index].position = frame.states[index].position - scroll.offset
    }
  }
}
