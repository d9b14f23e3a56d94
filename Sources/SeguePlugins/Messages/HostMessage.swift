import SegueCatalog
import SeguePluginABI
import SegueTimeline

/// A request to a host process.
enum HostRequest: BinaryCodable, Equatable {
  /// Load a library for a named plugin.
  case load(Loading)
  /// Compute the timeline of a transition.
  case choreograph(AnimatorCall)
  /// Do one thing that a check needs.
  case probe(ProbeRequest)
  /// End all instances, then exit.
  case end

  static func coded(
    by coder: inout some BinaryCoder, _ value: HostRequest?
  ) throws(DamagedBytes) -> HostRequest {
    let parts = value?.parts
    switch try coder.option(parts?.option, of: 4) {
    case 0: return .load(try coder.value(parts?.loading))
    case 1: return .choreograph(try coder.value(parts?.call))
    case 2: return .probe(try coder.value(parts?.probe))
    default: return .end
    }
  }

  private var parts: (option: Int, loading: Loading?, call: AnimatorCall?, probe: ProbeRequest?) {
    switch self {
    case .load(let loading): (0, loading, nil, nil)
    case .choreograph(let call): (1, nil, call, nil)
    case .probe(let request): (2, nil, nil, request)
    case .end: (3, nil, nil, nil)
    }
  }

  /// The information needed to load a library.
  struct Loading: BinaryCodable, Equatable {
    /// The plugin's name in faults.
    var plugin: String
    /// The library's absolute path, for messages.
    var library: String
    /// The path of its copy, where that is not a descriptor.
    var copy: String?
    /// Whether it is loaded for checks, which send ``HostRequest/probe(_:)``.
    var isProbed = false
    /// The host description passed to the plugin.
    var host: PluginHost
    /// The plugin's limits: memory in bytes, and processor time in seconds.
    var memory: Int
    var processorSeconds: Int

    static func coded(
      by coder: inout some BinaryCoder, _ value: Loading?
    ) throws(DamagedBytes) -> Loading {
      Loading(
        plugin: try coder.text(value?.plugin), library: try coder.text(value?.library),
        copy: try coder.optionalText(value?.copy), isProbed: try coder.flag(value?.isProbed),
        host: PluginHost(
          name: try coder.text(value?.host.name), version: try coder.value(value?.host.version)),
        memory: try coder.integer(value?.memory),
        processorSeconds: try coder.integer(value?.processorSeconds))
    }
  }
}

/// What an animator is asked for: the timeline of a transition.
struct AnimatorCall: BinaryCodable, Hashable {
  var animator: String
  var stage: Stage
  var values: [String: ParameterValue]

  static func coded(
    by coder: inout some BinaryCoder, _ value: AnimatorCall?
  ) throws(DamagedBytes) -> AnimatorCall {
    AnimatorCall(
      animator: try coder.text(value?.animator), stage: try coder.value(value?.stage),
      values: try coder.named(value?.values))
  }
}

/// A reply from a host process.
enum HostReply: BinaryCodable {
  /// The plugin's code now runs for this call; not the final reply.
  case step(PluginCall)
  /// The plugin has logged a line; not the final reply.
  case log(String)
  /// The process is in the sandbox, and has run no code of the plugin yet; with notes on limits that
  /// cannot be enforced. Not the final reply.
  case confined(notes: [String])
  /// The library is loaded: its description.
  case loaded(LibraryDescription)
  /// The timeline.
  case timeline(TimelineDraft)
  /// The failure.
  case fault(PluginFault)
  /// All instances have ended.
  case ended
  /// What a check asked for.
  case probed(ProbeReply)

  static func coded(
    by coder: inout some BinaryCoder, _ value: HostReply?
  ) throws(DamagedBytes) -> HostReply {
    switch try coder.option(value?.option, of: 8) {
    case 0: .step(try coder.value(value?.step))
    case 1: .log(try coder.text(value?.line))
    case 2: .confined(notes: try coder.texts(value?.notes))
    case 3: .loaded(try coder.value(value?.description))
    case 4: .timeline(try coder.value(value?.timeline))
    case 5: .fault(try coder.value(value?.fault))
    case 6: .ended
    default: .probed(try coder.value(value?.probed))
    }
  }

  private var option: Int {
    switch self {
    case .step: 0
    case .log: 1
    case .confined: 2
    case .loaded: 3
    case .timeline: 4
    case .fault: 5
    case .ended: 6
    case .probed: 7
    }
  }
  private var step: PluginCall? { if case .step(let value) = self { value } else { nil } }
  private var line: String? { if case .log(let value) = self { value } else { nil } }
  private var notes: [String]? { if case .confined(let value) = self { value } else { nil } }
  private var description: LibraryDescription? {
    if case .loaded(let value) = self { value } else { nil }
  }
  private var timeline: TimelineDraft? {
    if case .timeline(let value) = self { value } else { nil }
  }
  private var fault: PluginFault? { if case .fault(let value) = self { value } else { nil } }
  private var probed: ProbeReply? { if case .probed(let value) = self { value } else { nil } }
}

extension PluginFault: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: PluginFault?
  ) throws(DamagedBytes) -> PluginFault {
    PluginFault(
      plugin: try coder.text(value?.plugin), kind: try coder.choice(value?.kind),
      doing: try coder.text(value?.doing), reason: try coder.text(value?.reason))
  }
}

extension PluginCall: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: PluginCall?
  ) throws(DamagedBytes) -> PluginCall {
    let parts = value?.parts
    switch try coder.option(parts?.option, of: 6) {
    case 0: return .opening
    case 1: return .entry
    case 2: return .making(try coder.text(parts?.animator))
    case 3:
      let operation = try coder.choice(parts?.operation)
      return .choreographing(operation, try coder.text(parts?.animator))
    case 4: return .ending(try coder.text(parts?.animator))
    default: return .waiting
    }
  }

  private var parts: (option: Int, operation: Operation?, animator: String?) {
    switch self {
    case .opening: (0, nil, nil)
    case .entry: (1, nil, nil)
    case .making(let animator): (2, nil, animator)
    case .choreographing(let operation, let animator): (3, operation, animator)
    case .ending(let animator): (4, nil, animator)
    case .waiting: (5, nil, nil)
    }
  }
}

extension TimelineDraft: BinaryCodable {
  /// Reads a draft with all checks that the sink makes, since the sender may be compromised.
  static func coded(
    by coder: inout some BinaryCoder, _ value: TimelineDraft?
  ) throws(DamagedBytes) -> TimelineDraft {
    let layers = try coder.list(value?.layers)
    let tracks = try coder.list(value?.tracks)
    let duration = try coder.optionalNumber(value?.duration)
    let declarations = Timeline.Declarations(
      startsAtSource: try coder.flag(value?.declarations.startsAtSource),
      endsAtSource: try coder.flag(value?.declarations.endsAtSource),
      hasCut: try coder.flag(value?.declarations.hasCut))
    var draft = TimelineDraft()
    do throws(ABIProblem) {
      for layer in layers { try draft.add(layer) }
      for track in tracks { try draft.add(track) }
      if let duration { try draft.setDuration(duration) }
    } catch {
      throw coder.damaged()
    }
    draft.declarations = declarations
    return draft
  }
}

/// Reads bytes as the messages between a plugin's process and its parent, for a fuzzer.
///
/// It must return for any bytes. A timeline that was read is also sampled, as the receiver would do.
///
/// - Returns: whether the bytes are a message.
package func readMessages(from bytes: [UInt8]) -> Bool {
  var isMessage = (try? MessageReader.value(HostRequest.self, from: bytes[...])) != nil
  guard let reply = try? MessageReader.value(HostReply.self, from: bytes[...]) else {
    return isMessage
  }
  isMessage = true
  switch reply {
  case .timeline(let draft), .probed(.timeline(let draft)):
    guard let timeline = try? draft.timeline() else { return true }
    for time in [0, timeline.duration / 3, timeline.duration] { _ = timeline.sample(at: time) }
  case .fault(let fault): _ = fault.printable.description
  case .step(let call): _ = call.words
  default: break
  }
  return isMessage
}
