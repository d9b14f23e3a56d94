public import CSeguePlugin

/// What turns a stage into a timeline.
///
/// An animator is asked once for each transition. It starts nothing, draws nothing, and is not called
/// while the transition plays. What it writes follows from the stage and the parameters alone.
public protocol PluginAnimator: Sendable {
  /// What it is called and what it can do; the manifest says the same.
  static var description: AnimatorDescription { get }

  /// Creates an instance, which remembers nothing from one transition to the next.
  init()

  /// Lays a transition out.
  ///
  /// - Parameters:
  ///   - stage: where everything is; not to be kept.
  ///   - parameters: values of all parameters of the description, within their ranges; not to be kept.
  ///   - timeline: where layers and tracks go.
  /// - Throws: a ``PluginFailure``, or any other error, whose description then is the message.
  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter) throws
}

/// What a container does.
public enum Operation: segue_operation, CaseIterable, Hashable, Sendable {
  /// A screen comes onto a navigation stack, or leaves it.
  case push = 0, pop
  /// A screen is shown over another, or is taken away again.
  case present, dismiss
  /// Another tab is chosen.
  case tab
}

/// What an animator is called and what it can do.
public struct AnimatorDescription: Sendable {
  /// Its name in presets.
  public var id: String
  /// Its version, as 1.2.3.
  public var version: String
  /// The operations that it can lay out.
  public var operations: Set<Operation>
  /// What can be set.
  public var parameters: [ParameterDescription]
  /// What it can do beyond the ordinary, by name.
  public var capabilities: [String]

  /// Creates a description; of an animator for all operations by default.
  public init(
    id: String, version: String, operations: Set<Operation> = Set(Operation.allCases),
    parameters: [ParameterDescription] = [], capabilities: [String] = []
  ) {
    self.id = id
    self.version = version
    self.operations = operations
    self.parameters = parameters
    self.capabilities = capabilities
  }

  func record(in arena: Arena) -> segue_animator_description {
    var record = segue_animator_description()
    record.size = UInt32(MemoryLayout<segue_animator_description>.size)
    record.operations = operations.reduce(0) { $0 | 1 << $1.rawValue }
    record.id = arena.copy(id)
    record.version = arena.copy(version)
    let parameters = parameters.map { UnsafePointer?.some(arena.copy($0.record(in: arena))) }
    record.parameters = arena.copy(parameters)
    record.parameter_count = UInt32(parameters.count)
    record.capabilities = arena.copy(capabilities.sorted().map { arena.copy($0) })
    record.capability_count = UInt32(capabilities.count)
    return record
  }
}
