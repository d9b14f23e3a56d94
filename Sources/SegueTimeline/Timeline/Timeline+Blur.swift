extension Timeline {
  /// The layers that blur themselves or what lies below them at some time, as ascending indices.
  public var blurredLayers: [Int] { Self.blurredLayers(among: layers, tracks) }

  static func blurredLayers(among layers: [Layer], _ tracks: [Track]) -> [Int] {
    var moved: Set<Int> = []
    for track in tracks where track.blurs { moved.insert(track.layer) }
    return layers.indices.filter {
      let state = layers[$0].state
      return state.blurRadius > 0 || state.backdropBlurRadius > 0 || moved.contains($0)
    }
  }
}

extension Track {
  /// Whether it moves a blur.
  fileprivate var blurs: Bool {
    guard case .channels(let channels) = property else { return false }
    return channels.contains(.blurRadius) || channels.contains(.backdropBlurRadius)
  }
}
