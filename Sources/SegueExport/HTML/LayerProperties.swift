import SegueTimeline

/// The CSS properties of a layer's box, for baking.
enum LayerProperties {
  /// Returns all properties of a layer except its transform.
  ///
  /// - Parameters:
  ///   - frames: the frames in which the properties are read.
  ///   - rank: the layer's position among its siblings; nil where all of them are among the
  ///   layers, and it may change.
  static func all(
    of index: Int, in layers: [Layer], frames: [Frame], rank: Int? = nil
  ) -> [SampledProperty] {
    func property(
      _ name: String, _ bound: Double, of channels: Set<Channel>,
      read: @escaping @Sendable (LayerState) -> [Double],
      write: @escaping @Sendable ([Double]) -> CSSValue
    ) -> SampledProperty {
      SampledProperty(
        name: name, layer: index, bound: bound, isMoved: { $0.contains(channels, of: index) },
        read: { state, _ in read(state) }, write: write)
    }
    return [
      property("width", BakingBound.points, of: [.boundsWidth]) {
        [$0.bounds.width]
      } write: {
        "\(pixels: $0[0])"
      },
      property("height", BakingBound.points, of: [.boundsHeight]) {
        [$0.bounds.height]
      } write: {
        "\(pixels: $0[0])"
      },
      property("opacity", BakingBound.opacity, of: [.opacity]) {
        [$0.opacity]
      } write: {
        "\($0[0], places: 5)"
      },
      borderRadius(of: index),
      property("backgroundColor", BakingBound.opacity, of: backgroundChannels) {
        premultiplied($0.backgroundColor)
      } write: {
        color($0[...])
      },
      property("boxShadow", BakingBound.opacity, of: shadowChannels) {
        shadow($0.shadow)
      } write: {
        boxShadow($0)
      },
      property("filter", BakingBound.points, of: [.blurRadius]) {
        [$0.blurRadius]
      } write: {
        blur($0[0])
      },
      property("backdropFilter", BakingBound.points, of: [.backdropBlurRadius]) {
        [$0.backdropBlurRadius]
      } write: {
        blur($0[0])
      },
      property("overflow", BakingBound.discrete, of: [.masksToBounds]) {
        [$0.masksToBounds ? 1 : 0]
      } write: {
        $0[0] == 1 ? "clip" : "visible"
      },
      property("visibility", BakingBound.discrete, of: [.hidden]) {
        [$0.isHidden ? 1 : 0]
      } write: {
        $0[0] == 1 ? "hidden" : "inherit"
      },
      rank.map { fixedZIndex($0, of: index) } ?? zIndex(of: index, in: layers),
    ] + clipPath(of: index, in: layers, frames)
      + MaskImage.properties(of: index, in: layers, frames)
      + clippedBlur(of: index, in: layers, frames)
  }

  private static let backgroundChannels: Set<Channel> = [
    .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha,
  ]
  private static let shadowChannels: Set<Channel> = [
    .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha, .shadowOpacity, .shadowRadius,
    .shadowOffsetX, .shadowOffsetY,
  ]

  private static func fixedZIndex(_ rank: Int, of index: Int) -> SampledProperty {
    SampledProperty(
      name: "zIndex", layer: index, bound: BakingBound.discrete, isMoved: { _ in false },
      read: { _, _ in [Double(rank)] }, write: { "\($0[0], places: 0)" })
  }

  /// Returns a layer's position among its siblings, by z position and then by order; contents are
  /// at 0.
  private static func zIndex(of index: Int, in layers: [Layer]) -> SampledProperty {
    let siblings = layers.indices.filter { layers[$0].parent == layers[index].parent }
    return SampledProperty(
      name: "zIndex", layer: index, bound: BakingBound.discrete,
      isMoved: { moved in siblings.contains { moved.contains([.zPosition], of: $0) } }
    ) { own, frame in
      let below = siblings.count {
        let other = frame.states[$0].zPosition
        return other < own.zPosition || (other == own.zPosition && $0 < index)
      }
      return [Double(below + 1)]
    } write: {
      "\($0[0], places: 0)"
    }
  }

  private static func clipPath(
    of index: Int, in layers: [Layer], _ frames: [Frame]
  ) -> [SampledProperty] {
    guard let path = ClipPath(of: index, in: layers, frames: frames) else { return [] }
    return [
      SampledProperty(
        name: "clipPath", layer: index, bound: BakingBound.points,
        isMoved: { $0.contains(index) }
      ) { state, frame in
        path.numbers(of: state, in: frame)
      } write: {
        path.value($0)
      }
    ]
  }

  /// CSS applies filters after clipping a box's overflow, so a blur that must not spread beyond the bounds
  /// needs a clip of its own.
  private static func clippedBlur(
    of index: Int, in layers: [Layer], _ frames: [Frame]
  ) -> [SampledProperty] {
    guard layers[index].state.mask?.isGradient != false,
      frames.contains(where: { $0.states[index].clipsBlur })
    else { return [] }
    return [
      SampledProperty(
        name: "clipPath", layer: index, bound: BakingBound.points,
        isMoved: { $0.contains([.masksToBounds, .blurRadius, .cornerRadius], of: index) }
      ) { state, _ in
        state.clipsBlur ? [0] + state.radii : [-10_000, 0, 0, 0, 0]
      } write: {
        "inset(\(pixels: $0[0]) round \(corners($0[1...])))"
      }
    ]
  }

  private static func borderRadius(of index: Int) -> SampledProperty {
    SampledProperty(
      name: "borderRadius", layer: index, bound: BakingBound.points,
      isMoved: { $0.contains([.cornerRadius, .corners], of: index) },
      read: { state, _ in state.radii }, write: { corners($0[...]) })
  }

  /// One radius where all are the same.
  private static func corners(_ radii: ArraySlice<Double>) -> CSSValue {
    (Set(radii).count == 1 ? radii.prefix(1) : radii).map { "\(pixels: $0)" }.joined(separator: " ")
  }

  /// CSS interpolates premultiplied colors, so keyframes are compared premultiplied.
  private static func premultiplied(_ color: Color) -> [Double] {
    [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
  }

  static func color(_ numbers: ArraySlice<Double>) -> CSSValue {
    let (n, alpha) = (Array(numbers), numbers.last ?? 0)
    let parts = n.prefix(3).map { "\(alpha > 0 ? $0 / alpha * 255 : 0, places: 3)" as CSSValue }
    return "rgb(\(parts.joined(separator: " ")) / \(alpha, places: 5))"
  }

  private static func shadow(_ shadow: Shadow) -> [Double] {
    var color = shadow.color
    color.alpha *= shadow.opacity
    return [shadow.offset.x, shadow.offset.y, shadow.radius] + premultiplied(color)
  }

  /// CSS specifies twice the standard deviation of a shadow's blur, Core Animation the deviation
  /// itself.
  private static func boxShadow(_ n: [Double]) -> CSSValue {
    "\(pixels: n[0]) \(pixels: n[1]) \(pixels: 2 * n[2]) \(color(n[3...]))"
  }

  private static func blur(_ radius: Double) -> CSSValue { "blur(\(pixels: radius))" }
}

extension LayerState {
  /// The radii of the corners in the order of CSS: clockwise from the top left.
  fileprivate var radii: [Double] {
    [Corners.topLeft, .topRight, .bottomRight, .bottomLeft].map {
      corners.contains($0) ? cornerRadius : 0
    }
  }
}
