/// A type that turns a stage into a timeline.
///
/// An animator is called once for each transition, and again when something changes during one. It
/// starts nothing, finishes nothing and keeps no state.
public protocol Animator: Sendable {
  /// The animator's name and abilities.
  var description: AnimatorDescription { get }

  /// Computes the timeline of a transition.
  ///
  /// - Parameters:
  ///   - stage: the inputs of the transition.
  ///   - parameters: values for all parameters in the description, within their ranges.
  /// - Returns: the transition from the stage's before-state to its after-state.
  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline
}

/// An error that kept an animator from computing a timeline.
public struct AnimatorFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in one sentence.
  public let description: String
  /// The id of the plugin at fault; nil if no plugin is.
  public let plugin: String?
  /// Whether the animator is broken, so that another provider of its id is tried: it cannot be
  /// loaded, crashed, took too long, or returned no timeline.
  public let isBroken: Bool

  /// Creates a failure.
  public init(_ description: String, plugin: String? = nil, isBroken: Bool = false) {
    self.description = description
    self.plugin = plugin
    self.isBroken = isBroken
  }
}

/// The name and abilities of an animator.
public struct AnimatorDescription: Hashable, Sendable {
  /// The name used in presets.
  public var id: String
  /// The version.
  public var version: Version
  /// The supported operations.
  public var operations: Set<Operation>
  /// The parameters.
  public var parameters: [ParameterDescription]
  /// The optional capabilities, by name.
  public var capabilities: Set<String>

  /// Creates a description.
  public init(
    id: String, version: Version, operations: Set<Operation> = Set(Operation.allCases),
    parameters: [ParameterDescription] = [], capabilities: Set<String> = []
  ) {
    self.id = id
    self.version = version
    self.operations = operations
    self.parameters = parameters
    self.capabilities = capabilities
  }
}

/// A version number as in semantic versioning.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Incremented by incompatible changes.
  public var major: Int
  /// Incremented by compatible additions.
  public var minor: Int
  /// Incremented by fixes.
  public var patch: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Parses `1`, `1.2` or `1.2.3`; nil if the text has another form.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt32($0).map(Int.init) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The three numbers, separated by dots.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Whether a version precedes another.
  public static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}
