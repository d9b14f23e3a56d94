import SegueTimeline

/// The layer that probably makes a point look wrong at an end of a timeline.
struct Culprit {
  /// The index of the layer; nil where none stands out.
  private(set) var layer: Int?
  /// Whether the layer should not be visible at this end.
  private(set) var isOutOfPlace = false
  /// The first channel that differs from the layer at rest.
  private(set) var difference: (channel: Channel, found: Double, due: Double)?

  var channel: Channel? { difference?.channel }

  /// Looks for a layer that should not be visible, otherwise for a live layer that is not at rest.
  ///
  /// - Parameter hierarchy: the expected layers.
  init(in subject: LawSubject, at time: Double, _ point: Point2D, like hierarchy: [Layer]) {
    let states = subject.timeline.sample(at: time).states
    let view = subject.view(at: time)
    if let topmost = view.topmostLayer(at: point) {
      let own = subject.timeline.layers[topmost]
      let isForeign = !hierarchy.contains { $0.id == own.id && !$0.state.isHidden }
      isOutOfPlace =
        !own.contents.isLive
        || isForeign && Self.isCovered(point, in: subject, view, as: hierarchy)
      layer = topmost
      if isOutOfPlace { return }
    }
    for rest in hierarchy.reversed() {
      let index = subject.timeline.layers.firstIndex { $0.id == rest.id }
      guard let index, let different = states[index].firstDifference(from: rest.state) else {
        continue
      }
      layer = index
      difference = (different, states[index][different], rest.state[different])
      return
    }
  }

  /// Whether the layer that should be seen at a point is there, below others.
  private static func isCovered(
    _ point: Point2D, in subject: LawSubject, _ view: VisibleFrame, as hierarchy: [Layer]
  ) -> Bool {
    let due = VisibleFrame(VisibleLayers(hierarchy, on: subject.stage)).topmostLayer(at: point)
    guard let id = due.map({ hierarchy[$0].id }),
      let index = subject.timeline.layers.firstIndex(where: { $0.id == id }),
      let root = view.roots.first(where: { $0.index == index })
    else { return true }
    return view.look(at: root, point).transmittance < 1
  }
}

extension LayerState {
  /// Returns the first channel that differs visibly from another state.
  fileprivate func firstDifference(from other: LayerState) -> Channel? {
    Channel.allCases.first { abs(self[$0] - other[$0]) > 1e-6 }
  }
}
