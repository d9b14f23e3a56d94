import SegueTimeline

/// The layer that makes a point look wrong at an end of a timeline, as far as can be told.
struct Culprit {
  /// The index of the layer; nil where none stands out.
  private(set) var layer: Int?
  /// The first channel that differs from what stands there at rest.
  private(set) var channel: Channel?

  /// Looks for a live layer that is not at rest, or else for the topmost layer at the point.
  ///
  /// - Parameter hierarchy: what should be there.
  init(in subject: LawSubject, at time: Double, _ point: Point, like hierarchy: [Layer]) {
    let states = subject.timeline.sample(at: time).states
    let topmost = subject.view(at: time).topmostLayer(at: point)
    if let topmost, !subject.timeline.layers[topmost].contents.isLive {
      layer = topmost
      return
    }
    for rest in hierarchy.reversed() {
      let index = subject.timeline.layers.firstIndex { $0.id == rest.id }
      guard let index, let different = states[index].firstDifference(from: rest.state) else {
        continue
      }
      (layer, channel) = (index, different)
      return
    }
    layer = topmost
  }
}

extension LayerState {
  /// Returns the first channel that differs visibly from another state.
  fileprivate func firstDifference(from other: LayerState) -> Channel? {
    Channel.allCases.first { abs(self[$0] - other[$0]) > 1e-6 }
  }
}

extension VisibleFrame {
  /// Returns the index of the topmost layer that is seen at a point; nil where there is none.
  func topmostLayer(at point: Point) -> Int? {
    roots.first { node in look(at: node, point).transmittance < 1 }?.index
  }
}
