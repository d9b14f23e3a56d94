public import SegueTimeline

/// An animator and its origin.
public struct AnimatorProvider: Sendable {
  /// The origin of an animator.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// A plugin, with its place in the search order: the lowest comes first.
    case plugin(String, searchOrder: Int)
    /// Segue itself, or the app that links it.
    case builtIn

    /// The origin as text.
    public var description: String {
      switch self {
      case .plugin(let name, searchOrder: _): "plugin \(name)"
      case .builtIn: "built in"
      }
    }
  }

  /// The origin.
  public let origin: Origin
  /// The origin as shown to users; includes a plugin's version and folder.
  public let title: String
  /// The animator.
  public let animator: any Animator
  /// The animator's name and abilities.
  public let description: AnimatorDescription

  /// Creates a provider.
  ///
  /// - Parameter title: the origin as shown to users; by default the origin's own text.
  public init(_ animator: some Animator, origin: Origin, title: String? = nil) {
    self.origin = origin
    self.title = title ?? origin.description
    self.animator = animator
    description = animator.description
  }

  /// Whether the provider precedes another one of the same id: by search order, then by version.
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
  /// The reason why a provider does not meet a requirement.
  public enum Refusal: Hashable, Sendable {
    /// The version is too low.
    case tooOld(Version, minimum: Version)
    /// The version is too high.
    case tooNew(Version, below: Version)
    /// Capabilities are missing, in alphabetical order.
    case lacks([String])
    /// The operation is not supported.
    case operation(Operation)
  }

  /// The reason why a provider does not meet the requirement for an operation; nil if it does.
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
  /// The reason as text.
  public var description: String {
    switch self {
    case .tooOld(let version, let minimum): "version \(version) is older than \(minimum)"
    case .tooNew(let version, let below): "version \(version) is not below \(below)"
    case .lacks(let names): "missing capabilities: \(names.joined(separator: ", "))"
    case .operation(let operation): "does not support \(operation.rawValue)"
    }
  }
}
