public import SegueTimeline

/// An animator and where it comes from.
public struct AnimatorProvider: Sendable {
  /// Where an animator comes from.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// A plugin, with its place in the search order: the lowest is asked first.
    case plugin(String, searchOrder: Int)
    /// Segue itself, or the app that links it.
    case builtIn

    /// The origin in words.
    public var description: String {
      switch self {
      case .plugin(let name, searchOrder: _): "plugin \(name)"
      case .builtIn: "built in"
      }
    }
  }

  /// Where it comes from.
  public let origin: Origin
  /// Where it comes from, for people: of a plugin also its version and folder.
  public let title: String
  /// The animator.
  public let animator: any Animator
  /// What it is called and what it can do.
  public let description: AnimatorDescription

  /// Creates a provider.
  ///
  /// - Parameter title: where it comes from, for people; the origin in words where it is left out.
  public init(_ animator: any Animator, origin: Origin, title: String? = nil) {
    self.origin = origin
    self.title = title ?? origin.description
    self.animator = animator
    description = animator.description
  }

  /// Whether it is asked before another one of the same id: by search order, then by version.
  func precedes(_ other: AnimatorProvider) -> Bool {
    if origin.rank != other.origin.rank { return origin.rank < other.origin.rank }
    return description.version > other.description.version
  }
}

extension AnimatorProvider.Origin {
  fileprivate var rank: Int {
    switch self {
    case .plugin(_, let searchOrder): searchOrder
    case .builtIn: .max
    }
  }
}

extension AnimatorRequirement {
  /// Why a provider does not grant a wish.
  public enum Refusal: Hashable, Sendable {
    /// Its version is too low.
    case tooOld(Version, minimum: Version)
    /// Its version is too high.
    case tooNew(Version, below: Version)
    /// It lacks capabilities, named in alphabetical order.
    case lacks([String])
    /// It cannot lay out the operation.
    case operation(Operation)
  }

  /// Why a provider does not grant the wish for an operation; nil where it does.
  public func refusal(
    of provider: AnimatorDescription, for operation: Operation
  ) -> Refusal? {
    if let minimum, provider.version < minimum {
      return .tooOld(provider.version, minimum: minimum)
    }
    if let below, !(provider.version < below) { return .tooNew(provider.version, below: below) }
    let missing = capabilities.subtracting(provider.capabilities)
    if !missing.isEmpty { return .lacks(missing.sorted()) }
    return provider.operations.contains(operation) ? nil : .operation(operation)
  }
}

extension AnimatorRequirement.Refusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .tooOld(let version, let minimum): "version \(version) is older than \(minimum)"
    case .tooNew(let version, let below): "version \(version) is not below \(below)"
    case .lacks(let names): "it lacks \(names.joined(separator: ", "))"
    case .operation(let operation): "it cannot do \(operation.rawValue)"
    }
  }
}
