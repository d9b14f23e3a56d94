import SegueTimeline

extension VisibleFrame {
  /// A hierarchy at rest.
  init(_ layers: [Layer], on stage: Stage) {
    self.init(VisibleLayers(layers, on: stage), Frame(states: layers.map(\.state)))
  }
}
