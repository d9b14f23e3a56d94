package import SegueTimeline

extension Stage {
  /// The hierarchy before the transition, derived from the stage alone.
  package var layersBefore: [Layer] {
    hierarchy(covered: operation == .dismiss ? to : nil, of: .to, top: from, .from)
  }

  /// The hierarchy after the transition's success, derived from the stage alone.
  package var layersAfter: [Layer] {
    hierarchy(covered: operation == .present ? from : nil, of: .from, top: to, .to)
  }

  /// A screen, and the presenting one below it, if any.
  private func hierarchy(
    covered: Screen?, of coveredSide: Subject.Side, top: Screen, _ side: Subject.Side
  ) -> [Layer] {
    var layers: [Layer] = []
    if let covered, let presentation {
      if presentation.style == .overContext {
        var layer = Layer(covered, of: coveredSide)
        for (channel, value) in presentation.whilePresented { layer.state[channel] = value }
        layers.append(layer)
      }
      var backdrop = Layer(id: "backdrop", state: LayerState(frame: container.bounds))
      backdrop.state.backgroundColor = presentation.backdrop
      layers.append(backdrop)
    }
    var upper = Layer(top, of: side)
    if (side == .to) == arrivesAbove, let presentation {
      if presentation.isResizable { upper.fit = .cropTop }
      upper.state.apply(presentation)
    }
    layers.append(upper)
    return layers
  }
}

extension Layer {
  fileprivate init(_ screen: Stage.Screen, of side: Subject.Side) {
    self.init(
      id: side.rawValue, contents: .live(side == .from ? .from : .to),
      state: LayerState(screen))
  }
}
