package import SegueCatalog
package import SegueDiagnostics
package import SegueTimeline

/// Finds the lines of presets that move their layers.
package struct MotionPlaces: ~Copyable {
  private var files = DefinitionFiles()

  /// Creates a search.
  package init() {}

  /// Returns the line of a transition that moves a layer, or else the one that names the operation.
  ///
  /// - Parameters:
  ///   - layer: the layer's id in the timeline; nil for the whole transition.
  ///   - channel: what changes wrongly, to choose among the tracks of the layer.
  package mutating func motion(
    of layer: String?, _ channel: Channel?, in preset: Preset, _ operation: Operation
  ) -> SourcePlace? {
    files.place(in: preset) { root in
      guard
        let own = root.transitions?.entries.first(where: { $0.cursor.name == operation.rawValue })
      else { return nil }
      guard let layer else { return own.cursor.keyPlace }
      if let plan = own.reversed,
        let original = root.transition(plan.operation.value ?? operation)
      {
        return original.cursor.motion(of: layer.withSidesSwapped, channel) ?? own.cursor.keyPlace
      }
      return own.cursor.motion(of: layer, channel) ?? own.cursor.keyPlace
    }
  }

  /// Returns the line of an interaction that moves a layer, or else the one that names its operation.
  package mutating func interaction(
    of layer: String?, in preset: Preset, _ operation: Operation
  ) -> SourcePlace? {
    files.place(in: preset) { root in
      guard
        let own = root.interaction?.entries.first(where: { $0.cursor.name == operation.rawValue })
      else { return nil }
      return layer.flatMap { own.cursor.motion(of: $0, nil) } ?? own.cursor.keyPlace
    }
  }

  /// Returns the preset that one extends, and the line that says so; nil if it extends none.
  package mutating func parent(of preset: Preset) -> (id: String, place: SourcePlace)? {
    files.parent(of: preset).map { ($0.string, $0.place) }
  }

  /// Returns the line that names what stands in for the preset.
  ///
  /// - Parameter isReduced: its reduced-motion form; else its fallback.
  package mutating func substitute(isReduced: Bool, in preset: Preset) -> SourcePlace? {
    files.place(in: preset) { root in
      isReduced ? root.reducedMotion?.place : root.fallback?.place ?? root.requires?.place
    }
  }
}

extension Cursor {
  /// The place of the track that moves a layer; where none does, of the layer itself under `layers`.
  fileprivate func motion(of layer: String, _ channel: Channel?) -> SourcePlace? {
    let tracks = tracks.filter { track in
      track.entries.contains { $0.name == "layer" && layer.isLayer(of: $0.string) }
    }
    let named = tracks.first { track in
      track.entries.contains { entry in channel.map { entry.writes($0) } ?? false }
    }
    if let track = named ?? tracks.first { return track.layerPlace }
    let layers = entries.first { $0.name == "layers" }?.entries ?? []
    return layers.first { layer.isLayer(of: $0.name ?? "") }?.keyPlace
  }

  /// All tracks inside, in phases at any depth.
  private var tracks: [Cursor] {
    guard isMap else { return items.flatMap(\.tracks) }
    if entries.contains(where: { $0.name == "layer" }) { return [self] }
    let parts: Set<String?> = [
      "tracks", "sequence", "parallel", "stagger", "phases", "on-finish", "on-cancel",
    ]
    return entries.filter { parts.contains($0.name) }.flatMap(\.tracks)
  }

  /// The place of a track's layer.
  private var layerPlace: SourcePlace? { entries.first { $0.name == "layer" }?.place }

  /// Whether the property of this name writes a channel.
  private func writes(_ channel: Channel) -> Bool {
    guard let property = MotionProperty.all.first(where: { $0.name == name }),
      case .channels(let channels) = property.trackProperty
    else { return false }
    return channels.contains(channel)
  }
}

extension String {
  /// Whether the id of a layer belongs to a layer, family or pair of a preset.
  fileprivate func isLayer(of name: String) -> Bool { self == name || hasPrefix(name + ".") }

  /// The layer's name where departing and arriving screen are swapped.
  fileprivate var withSidesSwapped: String {
    if self == "from" { return "to" }
    if self == "to" { return "from" }
    if hasSuffix(".from") { return dropLast(4) + "to" }
    if hasSuffix(".to") { return dropLast(2) + "from" }
    return self
  }
}
