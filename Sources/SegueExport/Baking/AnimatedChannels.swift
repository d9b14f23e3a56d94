import SegueTimeline

/// What the tracks of a timeline change at all; everything else is the same in every frame.
struct AnimatedChannels {
  private var channels: [Int: Set<Channel>] = [:]
  /// The layers of which a track moves something that is no channel: the matrix, or the mask's corners.
  private var others: Set<Int> = []

  init(_ tracks: [Track]) {
    for track in tracks {
      switch track.property {
      case .channels(let moved): channels[track.layer, default: []].formUnion(moved)
      case .transform, .maskVertices: others.insert(track.layer)
      }
    }
  }

  /// Whether a track moves one of some channels of a layer.
  func contains(_ moved: Set<Channel>, of layer: Int) -> Bool {
    channels[layer].map { !$0.isDisjoint(with: moved) } ?? false
  }

  /// Whether a track moves anything of a layer.
  func contains(_ layer: Int) -> Bool { channels[layer] != nil || others.contains(layer) }
}
