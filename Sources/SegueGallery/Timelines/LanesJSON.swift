package import SegueDiagnostics
package import SegueTimeline

/// The tracks of a timeline for the lanes of a page: `[layer, name, [[property, start, end], …]]`, in milliseconds.
package enum LanesJSON {
  /// The layers that move, in order, with their tracks.
  package static func json(_ timeline: Timeline) -> JSONValue {
    let tracks = Dictionary(grouping: timeline.tracks, by: \.layer)
    return .array(
      timeline.layers.indices.compactMap { index in
        tracks[index].map { moving in
          [
            .integer(index), .string(timeline.layers[index].id),
            .array(bars(moving, within: timeline.duration)),
          ]
        }
      })
  }

  /// The bars of a layer, each once.
  private static func bars(_ tracks: [Track], within duration: Double) -> [JSONValue] {
    tracks.map { bar($0, within: duration) }.reduce(into: []) { bars, bar in
      if !bars.contains(bar) { bars.append(bar) }
    }
  }

  private static func bar(_ track: Track, within duration: Double) -> JSONValue {
    func milliseconds(_ time: Double) -> JSONValue {
      .number((min(max(time, 0), duration) * 1000).rounded())
    }
    return [
      .string(track.property.shortName), milliseconds(track.timing.delay),
      milliseconds(track.timing.end),
    ]
  }
}

extension Track.Property {
  /// The animated property, in plain words.
  fileprivate var shortName: String {
    switch self {
    case .transform: return "transform"
    case .maskVertices: return "mask"
    case .channels(let channels):
      var names: [String] = []
      for name in channels.map(\.shortName) where !names.contains(name) { names.append(name) }
      return names.joined(separator: ", ")
    }
  }
}

extension Channel {
  fileprivate var shortName: String {
    switch self {
    case .boundsX, .boundsY, .boundsWidth, .boundsHeight: "size"
    case .positionX, .positionY, .anchorX, .anchorY: "position"
    case .zPosition: "depth"
    case .scaleX, .scaleY, .scaleZ: "scale"
    case .rotationX, .rotationY, .rotationZ: "rotation"
    case .translationX, .translationY, .translationZ: "translation"
    case .m14, .m24, .m34: "perspective"
    case .opacity: "opacity"
    case .cornerRadius: "corner radius"
    case .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha: "colour"
    case .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha, .shadowOpacity, .shadowRadius,
      .shadowOffsetX, .shadowOffsetY:
      "shadow"
    case .blurRadius, .backdropBlurRadius: "blur"
    case .maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius, .maskEndX, .maskEndY,
      .maskInnerRadius, .maskOuterRadius, .maskStartAngle, .maskEndAngle, .maskSoftness,
      .maskInverted:
      "mask"
    case .sublayerPerspective: "perspective"
    case .hidden: "visibility"
    case .masksToBounds: "clipping"
    case .skewX, .skewY: "skew"
    case .corners, .cornerCurve: "corners"
    }
  }
}
