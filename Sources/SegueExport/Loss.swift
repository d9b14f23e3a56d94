/// A feature of a timeline that a format cannot represent.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
  /// The kind of loss.
  public enum Kind: Hashable, Sendable {
    /// Endless motion, or motion that lasts hours, is shown for a number of seconds.
    case endlessMotion(shown: Double)
    /// The layer's picture is missing; a plain surface replaces it.
    case missingPicture
    /// A 3D group is flattened, because it fades, blurs, clips or is masked.
    case flattenedGroup
    /// A diagonal gradient is stretched with its layer instead of redrawn.
    case stretchedGradient
    /// The shadow has the shape of the layer's box, not of its contents.
    case boxShadow
    /// The layer changes faster than can be sampled; some motion is lost.
    case tooFast
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
  fileprivate var sentence: String {
    switch self {
    case .endlessMotion(let shown): "endless motion is shown for \(shortest(shown)) s"
    case .missingPicture: "there is no picture of its contents; a plain surface stands in"
    case .flattenedGroup:
      "its sublayers are flattened while it fades, blurs, clips or is masked"
    case .stretchedGradient: "its slanting gradient is stretched as its size changes"
    case .boxShadow: "its shadow is that of its box, not of what it shows"
    case .tooFast: "it changes faster than can be sampled"
    case .mirroredBack: "being mirrored, it shows its front where its back faces the eye"
    }
  }
}
