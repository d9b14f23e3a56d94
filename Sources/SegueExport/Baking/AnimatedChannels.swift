import SegueTimeline

/// The channels that a timeline's tracks animate; everything else is the same in every frame.
struct AnimatedChannels {
  private var channels: [Int: Set<Channel>] = [:]
  /// The layers with a track that animates something other than a channel: the matrix, or the
  /// mask's corners.
  private var others: Set<Int> = []

  init(_ tracks: [Track]) {
    for track in tracks {
      switch track.property {
      case .channels(let moved): channels[track.layer, default: []].formUnion(moved)
      case .transform, .maskVertices: others.insert(track.layer)
      }
    }
  }

  /// Returns whether a track animates one of some channels of a layer.
  func contains(_ moved: Set<Channel>, of layer: Int) -> Bool {
    channels[layer].map { !$0.isDisjoint(with: moved) } ?? false
  }

  /// Returns whether a track animates anything of a layer.
  func contains(_ layer: Int) -> Bool { channels[layer] != nil || others.contains(layer) }
}
