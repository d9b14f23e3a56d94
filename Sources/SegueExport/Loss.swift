/// A feature of a timeline that a format cannot represent.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
  /// The kind of loss.
  public enum Kind: Hashable, Sendable {
    /// Endless motion, or motion that lasts hours, is shown for a number of seconds.
    case endlessMotion(shown: Double)
    /// The layer's picture is missing; a plain surface replaces it.
    case missingPicture
    /// A 3D group is flattened all the time, because it fades, blurs, clips or is masked at times.
    case flattenedGroup
    /// A blur spreads beyond the bounds of a layer that clips and is masked.
    case clippedBlur
    /// A diagonal gradient is stretched with its layer instead of redrawn.
    case stretchedGradient
    /// The shadow does not show through the layer.
    case boxShadow
    /// The layer changes faster than can be sampled; some motion is lost.
    case tooFast
    /// Layers of a 3D group intersect.
    case intersection
    /// A gradient mask cuts off sublayers, shadow or blur outside the layer's bounds.
    case cutByGradient
    /// Continuous corners are drawn as circular ones.
    case circularCorners
    /// An inverted mask shows areas inside several loops of its path, or twice inside one.
    case overlappingPath
    /// A mirrored layer shows its front, although its back faces the viewer.
    case mirroredBack
  }

  /// The layer's name, or nil for the timeline as a whole.
  public var layer: String?
  /// The kind of loss.
  public var kind: Kind

  /// Creates a loss.
  public init(layer: String?, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }

  /// The loss in one sentence.
  public var description: String {
    (layer.map { "layer '\($0)': " } ?? "") + kind.sentence
  }
}

/// All losses of an export; empty where the export is complete.
public struct LossReport: Hashable, Sendable {
  /// The losses, in the order of the layers.
  public var losses: [Loss]

  /// Creates a report.
  public init(losses: [Loss] = []) { self.losses = losses }

  /// Whether nothing is lost.
  public var isEmpty: Bool { losses.isEmpty }
}

extension Loss.Kind {
  /// What is lost, as a sentence about the layer.
  package var sentence: String {
    switch self {
    case .endlessMotion(let shown): "endless motion is cut off after \(shortest(shown)) s"
    case .missingPicture: "the picture of its contents is missing; a plain surface is shown instead"
    case .flattenedGroup:
      "its sublayers are flattened all the time, because it fades, blurs, clips or is masked at times"
    case .clippedBlur: "its blur spreads beyond its bounds, because it is masked"
    case .stretchedGradient: "its diagonal gradient is stretched when its size changes"
    case .boxShadow: "its shadow does not show through it"
    case .tooFast: "it changes too fast to be sampled"
    case .intersection: "its layers intersect, which browsers draw with gaps"
    case .cutByGradient: "its gradient mask cuts off what lies beside its bounds"
    case .circularCorners: "its continuous corners are drawn as circular ones"
    case .overlappingPath: "its inverted mask shows what lies in its path more than once"
    case .mirroredBack: "because it is mirrored, its front is shown where its back faces the viewer"
    }
  }
}
