import SeguePluginABI
import SegueSystem
import SegueTimeline
import Synchronization
import SystemPackage

/// The program of a host process: loads one library and serves requests until the channel closes.
public enum PluginHostProgram {
  /// The subcommand that starts Segue as a host process.
  public static let command = "plugin-host"

  /// Serves the parent process, then exits.
  public static func run() -> Never {
    do throws(Confinement.Failure) {
      let descriptors = try Confinement.takeDescriptors()
      ThisProcess.endWithParent()
      Confinement.enter()
      var service = HostService(descriptors)
      service.run()
      Confinement.leave(descriptors.channel)
    } catch {
      let reason =
        switch error {
        case .noChannel: "'\(command)' is internal; Segue runs it for plugins"
        case .cannotMove(let code): "cannot move a descriptor: \(code)"
        }
      try? FileDescriptor.standardError.writeFully(Array("error: \(reason)\n".utf8))
      ThisProcess.exit(2)
    }
  }
}

/// Handles requests.
private struct HostService {
  private var channel: MessageChannel
  private let library: FileDescriptor?
  private let answers: ReplyWriter
  private var table: InstanceTable?
  private var probe: LibraryProbe?
  private var plugin = ""

  init(_ descriptors: Confinement.Descriptors) {
    channel = MessageChannel(descriptor: descriptors.channel)
    library = descriptors.library
    answers = ReplyWriter(descriptor: descriptors.channel)
  }

  /// Serves requests until the other end is closed or sends something else.
  mutating func run() {
    while let request = next() {
      switch request {
      case .load(let loading): load(loading)
      case .choreograph(let call):
        choreograph(call.animator, on: call.stage, ParameterValues(call.values))
      case .probe(let request): perform(request)
      case .end:
        let answers = answers
        table?.end { answers.send(.step(.ending($0))) }
        answers.send(.ended)
        return
      }
    }
  }

  private mutating func next() -> HostRequest? {
    do throws(MessageChannel.Failure) {
      while true {
        if let request = try channel.next(HostRequest.self) { return request }
        try channel.fill(waits: true)
      }
    } catch {
      return nil
    }
  }

  private mutating func load(_ loading: HostRequest.Loading) {
    plugin = loading.plugin
    do throws(PluginFault) {
      let path = try path(of: loading)
      try confine(loading, reading: path)
      let file = LibraryFile(path: path, shownPath: loading.library)
      try loading.isProbed ? loadProbe(file, loading.host) : loadTable(file, loading.host)
    } catch {
      answers.send(.fault(error))
    }
    library?.closeQuietly()
  }

  /// The path of the checked copy; the file at the library's own path may have changed since.
  private func path(of loading: HostRequest.Loading) throws(PluginFault) -> String {
    if let copy = loading.copy { return copy }
    guard let library else {
      throw PluginFault(
        plugin: plugin, kind: .host, reason: "was not loaded: its copy was not passed on")
    }
    return "/proc/self/fd/\(library.rawValue)"
  }

  /// Gives up all rights that the plugin's code must not have, before that code runs.
  private func confine(
    _ loading: HostRequest.Loading, reading path: String
  ) throws(PluginFault) {
    let notes = Confinement.limit(
      memory: loading.memory, processorSeconds: loading.processorSeconds)
    do throws(Sandbox.Failure) {
      try Sandbox.enter(reading: path, telling: channel.descriptor)
    } catch {
      throw PluginFault(
        plugin: plugin, kind: .host, reason: "was not loaded: \(error.reason)")
    }
    Confinement.watch(channel.descriptor)
    answers.send(.confined(notes: notes))
  }

  private mutating func loadTable(
    _ file: LibraryFile, _ host: PluginHost
  ) throws(PluginFault) {
    let answers = answers
    let loaded = try LoadedPlugin(
      library: file, name: plugin, host: host, log: { _, line in answers.log(line) },
      willDo: { answers.send(.step($0)) })
    table = InstanceTable(loaded)
    answers.send(.loaded(loaded.description))
  }

  private mutating func loadProbe(
    _ file: LibraryFile, _ host: PluginHost
  ) throws(PluginFault) {
    let answers = answers
    let loaded = try LibraryProbe(file, name: plugin, host: host) { answers.send(.step($0)) }
    probe = loaded
    answers.send(.loaded(loaded.description))
  }

  private func perform(_ request: ProbeRequest) {
    guard let probe else {
      answers.send(.fault(PluginFault(plugin: plugin, kind: .host, reason: "is not loaded")))
      return
    }
    answers.send(.probed(probe.perform(request) { answers.send(.step($0)) }))
  }

  private func choreograph(
    _ animator: String, on stage: Stage, _ parameters: ParameterValues
  ) {
    do throws(PluginFault) {
      guard let table else {
        throw PluginFault(plugin: plugin, kind: .host, reason: "is not loaded")
      }
      var isNew = false
      let instance = try table.instance(of: animator) {
        isNew = true
        answers.send(.step(.making(animator)))
      }
      if isNew { answers.send(.step(.choreographing(stage.operation, animator))) }
      answers.send(.timeline(try instance.draft(of: stage, parameters: parameters)))
    } catch {
      answers.send(.fault(error))
    }
  }
}

/// Sends replies, one at a time, from any thread.
private final class ReplyWriter: Sendable {
  private let channel: MessageChannel
  private let lineCount = Mutex(0)

  init(descriptor: FileDescriptor) { channel = MessageChannel(descriptor: descriptor) }

  func send(_ reply: HostReply) { lineCount.withLock { _ in transmit(reply) } }

  /// Sends a log line; stops after a maximum number of lines.
  func log(_ line: String) {
    lineCount.withLock { count in
      count += 1
      if count <= PluginOutput.lineLimit { transmit(.log(line)) }
    }
  }

  private func transmit(_ reply: HostReply) {
    do throws(MessageChannel.Failure) {
      try channel.send(reply, until: nil)
    } catch {
      // The parent is gone.
      Confinement.leave(channel.descriptor)
    }
  }
}
