public import CSeguePlugin

/// A plugin, which the library's only exported function returns.
///
///     private let plugin = Plugin(id: "gentle", version: "1.0.0", animators: [GentleRise.self])
///
///     @c(segue_plugin_entry)
///     public func enter(
///       _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
///     ) -> UnsafePointer<segue_plugin>? {
///       plugin.enter(host, error)
///     }
///
/// Its records exist until the process ends.
public struct Plugin: Sendable {
  // Written when the plugin is created and only read afterward, from any thread.
  private nonisolated(unsafe) let record: UnsafePointer<segue_plugin>

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - id: as in the manifest.
  ///   - version: as in the manifest, such as 1.2.3.
  ///   - minimumMinorVersion: the lowest minor version of the plugin interface that it works with.
  ///   - animators: the types of its animators.
  public init(
    id: String, version: String, minimumMinorVersion: UInt32 = 0,
    animators: [any PluginAnimator.Type]
  ) {
    let table = AnimatorTable(animators)
    let arena = table.arena
    var head = segue_plugin()
    head.size = UInt32(MemoryLayout<segue_plugin>.size)
    head.abi_major = UInt32(SEGUE_ABI_MAJOR)
    head.abi_minor = minimumMinorVersion
    head.animator_count = UInt32(animators.count)
    head.id = arena.copy(id)
    head.version = arena.copy(version)
    head.animators = arena.copy(
      animators.map { UnsafePointer?.some(arena.copy($0.description.record(in: arena))) })
    head.create = { plugin, id, error in
      guard let plugin, let id else { return nil }
      let table = UnsafeRawPointer(plugin).load(
        fromByteOffset: MemoryLayout<segue_plugin>.stride, as: Unmanaged<AnimatorTable>.self)
      return table.takeUnretainedValue().create(String(cString: id), error)
    }
    // The record of the plugin interface comes first; the table behind it is for `create` only.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<segue_plugin>.stride + MemoryLayout<UnsafeRawPointer>.stride,
      alignment: MemoryLayout<segue_plugin>.alignment)
    memory.storeBytes(
      of: Unmanaged.passRetained(table), toByteOffset: MemoryLayout<segue_plugin>.stride,
      as: Unmanaged<AnimatorTable>.self)
    record = UnsafePointer(memory.initializeMemory(as: segue_plugin.self, to: head))
  }

  /// Answers the host, as `segue_plugin_entry` has to.
  ///
  /// - Returns: the plugin, or nil where the host is too old or too new for it.
  public func enter(
    _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
  ) -> UnsafePointer<segue_plugin>? {
    guard let host, host.pointee.size >= UInt32(SEGUE_HOST_SIZE_1_0),
      host.pointee.abi_major == UInt32(SEGUE_ABI_MAJOR)
    else {
      PluginFailure(
        .version, "the plugin needs version \(SEGUE_ABI_MAJOR) of the plugin interface"
      ).write(to: error)
      return nil
    }
    return record
  }
}

/// The animators of a plugin, by id.
private final class AnimatorTable {
  let types: [String: any PluginAnimator.Type]
  /// Holds all that the plugin's record points to.
  let arena = Arena()

  init(_ types: [any PluginAnimator.Type]) {
    self.types = Dictionary(types.map { ($0.description.id, $0) }) { first, _ in first }
  }

  func create(
    _ id: String, _ error: UnsafeMutablePointer<segue_error>?
  ) -> UnsafeMutablePointer<segue_animator>? {
    guard let type = types[id] else {
      PluginFailure(.unsupported, "unknown animator '\(id)'").write(to: error)
      return nil
    }
    return AnimatorInstance(type.init()).record()
  }
}
