import CSeguePlugin
import SegueCatalog
public import SeguePluginABI
import SegueSystem
import SegueTimeline
public import SegueYAML

/// A plugin's library, loaded into a process dedicated to checking it.
///
/// Its checks report violations of the rules in `segue_plugin.h`; a crash of the process is also a
/// result.
public struct LibraryProbe {
  /// The library's description.
  public let description: LibraryDescription
  /// The duration of opening it and calling its entry, in seconds.
  public let loadingSeconds: Double
  let manifest: PluginManifest
  let pointer: UnsafePointer<segue_plugin>
  let record: segue_plugin
  let entry: segue_plugin_entry_function
  /// The number of threads before the library was opened; nil if the system does not report it.
  let threadsBefore: Int?

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that it must match.
  ///   - library: its absolute path.
  public init(_ manifest: PluginManifest, library: String) throws(PluginFault) {
    let name = manifest.id
    var (start, threads) = (Int64(0), Int?.none)
    entry = try LibraryFile(path: library).entry(of: name) {
      threads = threadCount()
      start = SystemTime.uptime
    }
    threadsBefore = threads
    let host = HostRecord.immortal(.segue, for: name) { _, _ in }
    var error = segue_error.sized
    guard let pointer = entry(host.record, &error) else {
      throw PluginFault(
        plugin: name, kind: .refused,
        reason: "rejected this host: \(error.message(of: error.code))")
    }
    loadingSeconds = Double(SystemTime.uptime - start) / 1e9
    do throws(ABIProblem) {
      record = try segue_plugin.read(pointer, "its record")
      description = try LibraryDescription(record)
    } catch {
      throw PluginFault(
        plugin: name, kind: .broken, reason: "has an invalid description: \(error)")
    }
    (self.manifest, self.pointer) = (manifest, pointer)
  }

  /// Creates an instance of an animator.
  func create(
    _ id: String
  ) -> (instance: UnsafeMutablePointer<segue_animator>?, error: segue_error) {
    var error = segue_error.sized
    return (id.withCString { record.create(pointer, $0, &error) }, error)
  }

  /// Asks an instance for the timeline of a transition.
  func timeline(
    _ instance: UnsafeMutablePointer<segue_animator>, _ stage: UnsafePointer<segue_stage>,
    _ parameters: UnsafePointer<segue_parameters>, growing isGrown: Bool = false
  ) -> Result<Timeline, ProbeFailure> {
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
      guard status >= 0 else { return .failure(.reported(error.message(of: status))) }
      return .success(try draft.timeline())
    } catch {
      return .failure(.invalidTimeline(error.description))
    }
  }

  /// Computes a timeline for parameter values, with an instance created just for it.
  func timeline(
    of animator: AnimatorDescription, on stage: Stage, _ values: ParameterValues
  ) -> Result<Timeline, ProbeFailure> {
    let (instance, error) = create(animator.id)
    guard let instance else { return .failure(.reported(error.message(of: error.code))) }
    defer { instance.pointee.destroy(instance) }
    do throws(ABIProblem) {
      var arena = Arena()
      let stageRecord = try arena.place(stage)
      return timeline(instance, stageRecord, try arena.place(values, of: animator.parameters))
    } catch {
      return .failure(.invalidTimeline(error.description))
    }
  }
}

/// Why there is no timeline.
enum ProbeFailure: Error, Hashable, CustomStringConvertible {
  /// The plugin reported an error.
  case reported(String)
  /// The plugin's output is not a timeline.
  case invalidTimeline(String)

  var description: String {
    switch self {
    case .reported(let words): "failed: \(words)"
    case .invalidTimeline(let words): "invalid timeline (\(words))"
    }
  }
}

/// A record of a later version: longer, with contents unknown to an older reader.
final class ExtendedRecord<Record: ABIRecord> {
  private static var tail: Int { 64 }
  let mutablePointer: UnsafeMutablePointer<Record>
  var pointer: UnsafePointer<Record> { UnsafePointer(mutablePointer) }

  init(_ record: Record) {
    let bytes = MemoryLayout<Record>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes + Self.tail, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0xA5, count: bytes + Self.tail)
    mutablePointer = memory.bindMemory(to: Record.self, capacity: 1)
    mutablePointer.initialize(to: record)
    mutablePointer.pointee.size = UInt32(bytes + Self.tail)
  }
}
