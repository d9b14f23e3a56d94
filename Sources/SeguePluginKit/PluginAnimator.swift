public import CSeguePlugin

/// A type that turns a stage into a timeline.
///
/// An animator is called once for each transition. It starts nothing, draws nothing, and is not called
/// while the transition plays. Its timeline depends only on the stage and the parameters.
public protocol PluginAnimator: Sendable {
  /// The name and abilities, which must match the manifest.
  static var description: AnimatorDescription { get }

  /// Creates an instance, which must keep no state between transitions.
  init()

  /// Writes the timeline of a transition.
  ///
  /// - Parameters:
  ///   - stage: the inputs of the transition; valid only during the call.
  ///   - parameters: values of all parameters of the description, within their ranges; valid only during the call.
  ///   - timeline: receives the layers and tracks.
  /// - Throws: a ``PluginFailure``, or any other error, whose description then is the message.
  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter) throws
}

/// A container's change of screens.
public enum Operation: segue_operation, CaseIterable, Hashable, Sendable {
  /// A screen is pushed onto a navigation stack, or popped from it.
  case push = 0, pop
  /// A screen is presented over another, or dismissed.
  case present, dismiss
  /// A tab bar switches screens.
  case tab
}

/// The name and abilities of an animator.
public struct AnimatorDescription: Sendable {
  /// The name used in presets.
  public var id: String
  /// The version, such as 1.2.3.
  public var version: String
  /// The supported operations.
  public var operations: Set<Operation>
  /// The parameters.
  public var parameters: [ParameterDescription]
  /// The optional capabilities, by name.
  public var capabilities: [String]

  /// Creates a description, by default for all operations.
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
