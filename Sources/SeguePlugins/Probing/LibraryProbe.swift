import CSeguePlugin
import SegueCatalog
import SeguePluginABI
import SegueSystem
import SegueTimeline

/// A plugin's library, loaded to be checked.
///
/// It does what a check asks for and reports the result. It does not judge the result, since it shares
/// its memory with the plugin.
struct LibraryProbe {
  /// The library's description.
  let description: LibraryDescription
  private let pointer: UnsafePointer<segue_plugin>
  private let record: segue_plugin
  private let entry: segue_plugin_entry_function

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - file: the library.
  ///   - name: the plugin's name in faults.
  ///   - host: the host description.
  ///   - willDo: called before each step that runs the plugin's code.
  init(
    _ file: LibraryFile, name: String, host: PluginHost, willDo: (PluginCall) -> Void = { _ in }
  ) throws(PluginFault) {
    entry = try file.entry(of: name) { willDo(.opening) }
    willDo(.entry)
    let host = HostRecord.immortal(host, for: name) { _, _ in }
    var error = segue_error.sized
    guard let pointer = entry(host.record, &error) else {
      throw PluginFault(
        plugin: name, kind: .refused,
        reason: "rejected this host: \(error.message(of: error.code))")
    }
    do throws(ABIProblem) {
      record = try segue_plugin.read(pointer, "its record")
      description = try LibraryDescription(record)
    } catch {
      throw PluginFault(
        plugin: name, kind: .broken, reason: "has an invalid description: \(error)")
    }
    self.pointer = pointer
  }

  /// Does what a check asks for.
  ///
  /// - Parameter willDo: called before each step that runs the plugin's code.
  func perform(_ request: ProbeRequest, willDo: (PluginCall) -> Void = { _ in }) -> ProbeReply {
    switch request {
    case .create(let animator):
      willDo(.making(animator))
      return withInstance(of: animator) { _ in .done }
    case .findExtension(let id):
      guard let find = record.get_extension else { return .absent }
      return id.withCString { find(pointer, $0) } == nil ? .absent : .done
    case .choreograph(let call, let isGrown):
      willDo(.choreographing(call.stage.operation, call.animator))
      return withInstance(of: call.animator) {
        timeline(
          $0, call.stage, ParameterValues(call.values), of: call.animator, isGrown: isGrown)
      }
    case .passShortRecords(let stages): return passShortRecords(stages, willDo)
    case .createAndEnd(let times):
      for _ in 0..<max(0, times) {
        for animator in description.animators {
          guard case .done = withInstance(of: animator.id, { _ in .done }) else { return .absent }
        }
      }
      return .done
    }
  }

  /// Creates an animator, and ends it afterward.
  private func withInstance(
    of animator: String, _ work: (UnsafeMutablePointer<segue_animator>) -> ProbeReply
  ) -> ProbeReply {
    var error = segue_error.sized
    guard let instance = animator.withCString({ record.create(pointer, $0, &error) }) else {
      return .rejected(code: Int(error.code), message: error.words)
    }
    defer { instance.pointee.destroy(instance) }
    return work(instance)
  }

  private func timeline(
    _ instance: UnsafeMutablePointer<segue_animator>, _ stage: Stage, _ values: ParameterValues,
    of animator: String, isGrown: Bool
  ) -> ProbeReply {
    do throws(ABIProblem) {
      var arena = Arena()
      let record = try arena.place(stage)
      let parameters = try arena.place(
        values, of: description.animator(animator)?.parameters ?? [])
      return isGrown
        ? timeline(instance, record.grown.pointer, ExtendedRecord(parameters.pointee).pointer, true)
        : timeline(instance, record, parameters, false)
    } catch {
      return .invalidTimeline(error.description)
    }
  }

  /// Asks an instance for a timeline, with a longer sink and error where the records are grown.
  private func timeline(
    _ instance: UnsafeMutablePointer<segue_animator>, _ stage: UnsafePointer<segue_stage>,
    _ parameters: UnsafePointer<segue_parameters>, _ isGrown: Bool
  ) -> ProbeReply {
    let sink = TimelineSink.immortal()
    var error = segue_error.sized
    sink.open()
    let status: segue_status
    if isGrown {
      let tail = ExtendedRecord(error)
      let sinkTail = ExtendedRecord(sink.record.pointee)
      status = instance.pointee.choreograph(
        instance, stage, parameters, sinkTail.pointer, tail.mutablePointer)
      error = tail.pointer.pointee
    } else {
      status = instance.pointee.choreograph(instance, stage, parameters, sink.record, &error)
    }
    do throws(ABIProblem) {
      let draft = try sink.close().get()
      return status < 0
        ? .rejected(code: Int(status), message: error.message(of: status)) : .timeline(draft)
    } catch {
      return .invalidTimeline(error.description)
    }
  }

  /// Passes records that end before fields that this version has.
  private func passShortRecords(
    _ stages: [String: Stage], _ willDo: (PluginCall) -> Void
  ) -> ProbeReply {
    willDo(.entry)
    for size in [8, 32] {
      var host = segue_host.sized
      (host.abi_major, host.abi_minor) = (SEGUE_ABI_MAJOR, SEGUE_ABI_MINOR)
      var error = segue_error.sized
      guard let short = GuardPageRecord(host, size: size) else { return .outOfMemory }
      _ = entry(short.pointer, &error)
    }
    for (animator, stage) in stages.sorted(by: { $0.key < $1.key }) {
      willDo(.choreographing(stage.operation, animator))
      let reply = withInstance(of: animator) { instance in
        do throws(ABIProblem) {
          var arena = Arena()
          let record = try arena.place(stage)
          let parameters = try arena.place(
            ParameterValues(), of: description.animator(animator)?.parameters ?? [])
          return passShortStages(record, parameters, to: instance)
        } catch {
          return .invalidTimeline(error.description)
        }
      }
      guard case .done = reply else { return reply }
    }
    return .done
  }

  /// Passes stages that are too short, and one of version 1.0, which a plugin must accept unless it
  /// needs more: the reply is then its rejection.
  private func passShortStages(
    _ stage: UnsafePointer<segue_stage>, _ parameters: UnsafePointer<segue_parameters>,
    to instance: UnsafeMutablePointer<segue_animator>
  ) -> ProbeReply {
    for size in [8, 64, 104, 152, segue_stage.firstSize] {
      guard let short = GuardPageRecord(stage.pointee, size: size) else { return .outOfMemory }
      let reply = timeline(instance, short.pointer, parameters, false)
      guard size == segue_stage.firstSize, record.abi_minor == 0, case .rejected = reply,
        case .timeline = timeline(instance, stage, parameters, false)
      else { continue }
      return reply
    }
    return .done
  }
}

extension ProbeReply {
  fileprivate static let outOfMemory = invalidTimeline("out of memory")
}
