import SegueTimeline

extension VisibleFrame {
  /// The hierarchy before a stage's transition, derived from the stage alone.
  init(before stage: Stage) {
    self.init(
      stage, covered: stage.operation == .dismiss ? stage.to : nil, of: .to, top: stage.from, .from)
  }

  /// The hierarchy after a stage's successful transition, derived from the stage alone.
  init(after stage: Stage) {
    self.init(
      stage, covered: stage.operation == .present ? stage.from : nil, of: .from, top: stage.to, .to)
  }

  /// A screen, and the presenting one below it, if any.
  private init(
    _ stage: Stage, covered: Stage.Screen?, of coveredSide: Subject.Side, top: Stage.Screen,
    _ side: Subject.Side
  ) {
    var layers: [Layer] = []
    if let covered, let presentation = stage.presentation {
      if presentation.style == .overContext {
        var layer = Layer(covered, of: coveredSide)
        for (channel, value) in presentation.whilePresented { layer.state[channel] = value }
        layers.append(layer)
      }
      var backdrop = Layer(id: "backdrop", state: LayerState(frame: stage.container.bounds))
      backdrop.state.backgroundColor = presentation.backdrop
      layers.append(backdrop)
    }
    layers.append(Layer(top, of: side))
    self.init(VisibleLayers(layers, on: stage), Frame(states: layers.map(\.state)))
  }
}

extension Layer {
  fileprivate init(_ screen: Stage.Screen, of side: Subject.Side) {
    self.init(
      id: side.rawValue, contents: .live(side == .from ? .from : .to),
      state: LayerState(frame: screen.frame))
    state.cornerRadius = screen.cornerRadius
    state.masksToBounds = screen.cornerRadius > 0
  }
}
