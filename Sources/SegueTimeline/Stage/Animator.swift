/// What turns a stage into a timeline.
///
/// An animator is asked once for each transition, and again when something changes in the middle of
/// one. It starts nothing, finishes nothing and remembers nothing.
public protocol Animator: Sendable {
  /// What it is called and what it can do.
  var description: AnimatorDescription { get }

  /// Lays a transition out.
  ///
  /// - Parameters:
  ///   - stage: where everything is.
  ///   - parameters: values of all parameters that the description names, within their ranges.
  /// - Returns: the transition from the stage's before-state to its after-state.
  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline
}

/// Why an animator could not lay out a transition.
public struct AnimatorFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in one sentence.
  public let description: String
  /// The id of the plugin whose fault it is; nil where it is none's.
  public let plugin: String?

  /// Creates a failure.
  public init(_ description: String, plugin: String? = nil) {
    self.description = description
    self.plugin = plugin
  }
}

/// What an animator is called and what it can do.
public struct AnimatorDescription: Hashable, Sendable {
  /// Its name in presets.
  public var id: String
  /// Its version.
  public var version: Version
  /// The operations that it can lay out.
  public var operations: Set<Operation>
  /// What can be set.
  public var parameters: [ParameterDescription]
  /// What it can do beyond the ordinary, by name.
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

/// A version of three numbers, as semantic versioning has it.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Changes that break.
  public var major: Int
  /// Changes that add.
  public var minor: Int
  /// Changes that mend.
  public var patch: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `1`, `1.2` or `1.2.3`; nil where the text is none of these.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt32($0).map(Int.init) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The three numbers with dots between them.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Whether one version comes before another.
  public static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}
