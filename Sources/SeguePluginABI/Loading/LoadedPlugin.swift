package import CSeguePlugin
import SegueCatalog
import SegueTimeline

/// A plugin whose entry has been called, and whose description has been read and checked.
package final class LoadedPlugin: Sendable {
  /// The plugin's name in faults.
  let name: String
  /// The plugin's description.
  package let description: LibraryDescription
  private nonisolated(unsafe) let record: segue_plugin
  private nonisolated(unsafe) let pointer: UnsafePointer<segue_plugin>
  private let sinks = Guarded<[TimelineSink]>([])

  /// The number of sinks in rotation: use of a sink after its call is detected until its next turn.
  private static let sinkCount = 8

  /// Calls the entry of a plugin.
  ///
  /// - Parameters:
  ///   - entry: its single function.
  ///   - name: the plugin's name in faults; nil for its own id.
  ///   - host: the host description.
  ///   - log: receives its messages.
  package init(
    entry: segue_plugin_entry_function, name: String?, host: PluginHost, log: @escaping PluginLog
  ) throws(PluginFault) {
    let provisional = name ?? "a plugin"
    let hostRecord = HostRecord.immortal(host, for: provisional, log: log)
    var error = segue_error.sized
    guard let pointer = entry(hostRecord.record, &error) else {
      throw PluginFault(
        plugin: provisional, kind: .refused,
        reason: "rejected this host: \(error.message(of: error.code))")
    }
    (record, description) = try Self.read(pointer, of: provisional)
    self.pointer = pointer
    self.name = name ?? description.id
  }

  /// Reads the result of an entry, if it supports this host.
  private static func read(
    _ pointer: UnsafePointer<segue_plugin>, of name: String
  ) throws(PluginFault) -> (segue_plugin, LibraryDescription) {
    do throws(ABIProblem) {
      try pointer.checkInterface()
      let record = try segue_plugin.read(pointer, "its record")
      return (record, try LibraryDescription(record))
    } catch {
      throw error.status == Int32(SEGUE_VERSION)
        ? PluginFault(plugin: name, kind: .otherInterface, reason: error.description)
        : PluginFault(
          plugin: name, kind: .broken, reason: "has an invalid description: \(error)")
    }
  }

  func create(_ animator: AnimatorDescription) throws(PluginFault) -> PluginInstance {
    let doing = PluginCall.making(animator.id).words
    var error = segue_error.sized
    guard let made = animator.id.withCString({ record.create(pointer, $0, &error) }) else {
      throw PluginFault(
        plugin: name, kind: .failed, doing: doing,
        reason: "failed: \(error.message(of: error.code))")
    }
    do throws(ABIProblem) {
      return try PluginInstance(made, of: animator, in: self)
    } catch {
      throw PluginFault(
        plugin: name, kind: .broken, doing: doing,
        reason: "returned an invalid animator: \(error)")
    }
  }

  /// Provides a sink for one call.
  func withSink<Result: ~Copyable>(_ work: (TimelineSink) -> Result) -> Result {
    let sink = sinks.withLock { $0.count < Self.sinkCount ? nil : $0.removeFirst() }
    let lent = sink ?? .immortal()
    defer { sinks.withLock { $0.append(lent) } }
    return work(lent)
  }
}

extension UnsafePointer<segue_plugin> {
  /// Checks that a plugin is compatible with this host.
  ///
  /// Reads only the first three numbers, whose layout is the same in every version.
  fileprivate func checkInterface() throws(ABIProblem) {
    let numbers = UnsafeRawPointer(self)
    guard Int(bitPattern: numbers) & 7 == 0 else {
      throw .invalid("its record is misaligned")
    }
    let size = numbers.load(as: UInt32.self)
    guard size >= 12 else { throw .invalid("its record claims to have \(size.counted("byte"))") }
    let major = numbers.load(fromByteOffset: 4, as: UInt32.self)
    let minor = numbers.load(fromByteOffset: 8, as: UInt32.self)
    guard major != SEGUE_ABI_MAJOR || minor > SEGUE_ABI_MINOR else { return }
    throw ABIProblem(
      status: Int32(SEGUE_VERSION),
      description: "requires version \(major).\(minor) of the plugin interface, but this host has "
        + "\(SEGUE_ABI_MAJOR).\(SEGUE_ABI_MINOR)")
  }
}
