package import CSeguePlugin
import SegueTimeline

/// The host record passed to one plugin, with its log.
///
/// It lives as long as the process.
package final class HostRecord: Sendable {
  /// The record passed to the plugin.
  package nonisolated(unsafe) let record: UnsafePointer<segue_host>
  private let plugin: String
  private let log: PluginLog

  /// The record, followed by a reference to its owner.
  private struct Place {
    var record: segue_host
    var owner: UnsafeRawPointer
  }

  /// Creates a record that lives as long as the process.
  package static func immortal(_ host: PluginHost, for plugin: String, log: @escaping PluginLog)
    -> HostRecord
  {
    let result = HostRecord(host, for: plugin, log: log)
    _ = Unmanaged.passRetained(result)
    return result
  }

  private init(_ host: PluginHost, for plugin: String, log: @escaping PluginLog) {
    self.plugin = plugin
    self.log = log
    let place = UnsafeMutablePointer<Place>.allocate(capacity: 1)
    record = UnsafeRawPointer(place).assumingMemoryBound(to: segue_host.self)
    var record = segue_host.sized
    record.abi_major = SEGUE_ABI_MAJOR
    record.abi_minor = SEGUE_ABI_MINOR
    record.name = allocateCopy(host.name)
    record.version = allocateCopy(host.version.description)
    record.get_extension = { _, id in
      guard let id, String(cString: id) == SEGUE_LOG else { return nil }
      return UnsafeRawPointer(logRecord)
    }
    place.initialize(to: Place(record: record, owner: Unmanaged.passUnretained(self).toOpaque()))
  }

  fileprivate static func write(
    _ record: UnsafePointer<segue_host>?, _ message: UnsafePointer<CChar>?
  ) {
    guard let record, let message else { return }
    let place = UnsafeRawPointer(record).assumingMemoryBound(to: Place.self)
    let host = Unmanaged<HostRecord>.fromOpaque(place.pointee.owner).takeUnretainedValue()
    let count = message.length(atMost: ABILimits.textBytes)
    let bytes = UnsafeRawBufferPointer(start: message, count: count)
    host.log(host.plugin, String(pluginText: bytes))
  }
}

/// The extension "segue.log/1", the same for all plugins.
private nonisolated(unsafe) let logRecord: UnsafePointer<segue_log> = {
  let place = UnsafeMutablePointer<segue_log>.allocate(capacity: 1)
  place.initialize(to: .sized)
  place.pointee.write = { HostRecord.write($0, $1) }
  return UnsafePointer(place)
}()

/// Copies a text into memory that is never freed.
private func allocateCopy(_ text: String) -> UnsafePointer<CChar>? {
  let bytes = text.utf8CString
  let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
  _ = memory.initialize(from: bytes)
  return UnsafePointer(memory.baseAddress)
}
