import SeguePluginABI
import SegueTimeline

/// A request to a host process.
enum HostRequest: WireValue, Equatable {
  /// Load a library for a named plugin.
  case load(Loading)
  /// Compute the timeline of a transition.
  case choreograph(animator: String, Stage, [String: ParameterValue])
  /// Do one thing that a check needs.
  case probe(ProbeRequest)
  /// End all instances, then exit.
  case end

  /// The information needed to load a library.
  struct Loading: Equatable {
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
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .load(let loading):
      writer.write(raw: UInt8(0))
      writer.write(loading.plugin)
      writer.write(loading.library)
      writer.write(loading.copy)
      writer.write(loading.isProbed)
      writer.write(loading.host.name)
      writer.write(loading.host.version)
      writer.write(loading.memory)
      writer.write(loading.processorSeconds)
    case .choreograph(let animator, let stage, let values):
      writer.write(raw: UInt8(1))
      writer.write(animator)
      writer.write(stage)
      writer.write(values)
    case .end: writer.write(raw: UInt8(2))
    case .probe(let request):
      writer.write(raw: UInt8(3))
      writer.write(request)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0:
      self = .load(
        Loading(
          plugin: try reader.read(), library: try reader.read(), copy: try reader.read(),
          isProbed: try reader.read(),
          host: PluginHost(name: try reader.read(), version: try reader.read()),
          memory: try reader.read(), processorSeconds: try reader.read()))
    case 1:
      self = .choreograph(animator: try reader.read(), try reader.read(), try reader.read())
    case 2: self = .end
    case 3: self = .probe(try reader.read())
    default: throw WireProblem("unknown request")
    }
  }
}

/// A reply from a host process.
enum HostReply: WireValue {
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

  func write(to writer: inout ByteWriter) {
    switch self {
    case .step(let step):
      writer.write(raw: UInt8(0))
      writer.write(step)
    case .log(let line):
      writer.write(raw: UInt8(1))
      writer.write(line)
    case .loaded(let description):
      writer.write(raw: UInt8(2))
      writer.write(description)
    case .timeline(let draft):
      writer.write(raw: UInt8(3))
      writer.write(draft)
    case .fault(let fault):
      writer.write(raw: UInt8(4))
      writer.write(fault.plugin)
      writer.write(fault.kind)
      writer.write(fault.doing)
      writer.write(fault.reason)
    case .ended: writer.write(raw: UInt8(5))
    case .confined(let notes):
      writer.write(raw: UInt8(6))
      writer.write(notes)
    case .probed(let reply):
      writer.write(raw: UInt8(7))
      writer.write(reply)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .step(try reader.read())
    case 1: self = .log(try reader.read())
    case 2: self = .loaded(try reader.read())
    case 3: self = .timeline(try reader.read())
    case 4:
      self = .fault(
        PluginFault(
          plugin: try reader.read(), kind: try reader.read(), doing: try reader.read(),
          reason: try reader.read()))
    case 5: self = .ended
    case 6: self = .confined(notes: try reader.read())
    case 7: self = .probed(try reader.read())
    default: throw WireProblem("unknown reply")
    }
  }
}

extension PluginCall: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .opening: writer.write(raw: UInt8(0))
    case .entry: writer.write(raw: UInt8(1))
    case .making(let animator):
      writer.write(raw: UInt8(2))
      writer.write(animator)
    case .choreographing(let operation, let animator):
      writer.write(raw: UInt8(3))
      writer.write(operation)
      writer.write(animator)
    case .ending(let animator):
      writer.write(raw: UInt8(4))
      writer.write(animator)
    case .waiting: writer.write(raw: UInt8(5))
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .opening
    case 1: self = .entry
    case 2: self = .making(try reader.read())
    case 3: self = .choreographing(try reader.read(), try reader.read())
    case 4: self = .ending(try reader.read())
    case 5: self = .waiting
    default: throw WireProblem("unknown step")
    }
  }
}
