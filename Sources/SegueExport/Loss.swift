/// Something of a timeline that a format cannot say.
public struct Loss: Hashable, Sendable, CustomStringConvertible {
  /// What is lost.
  public enum Kind: Hashable, Sendable {
    /// Motion without an end, or with one hours away, is shown for so many seconds.
    case endlessMotion(shown: Double)
    /// There is no picture of what the layer shows; a plain surface stands in for it.
    case missingPicture
    /// A group with a space of its own is flattened, because it fades, blurs, clips or is masked.
    case flattenedGroup
    /// A slanting gradient is stretched with its layer, where it should be drawn anew.
    case stretchedGradient
    /// The shadow is that of the layer's box, which is not what the layer shows.
    case boxShadow
    /// The layer changes faster than can be sampled; some of it is left out.
    case tooFast
    /// A mirrored layer shows its front, though it is the back that faces the eye.
    case mirroredBack
  }

  /// The layer's name, or nil where it is the timeline as a whole.
  public var layer: String?
  /// What is lost.
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

/// All that a format could not say of a timeline; empty where it says everything.
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
