#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI

extension LibraryFile {
  /// Opens the library, which runs what it does when it is loaded, and finds its one function.
  ///
  /// It stays open for as long as the process lives: nobody can know what still points into it.
  ///
  /// - Parameters:
  ///   - plugin: what the plugin is called in faults.
  ///   - willOpen: is called once nothing speaks against the file, before any of its code runs.
  func entry(
    of plugin: String, willOpen: () -> Void
  ) throws(PluginFault) -> segue_plugin_entry_function {
    if let objection = objection() {
      throw PluginFault(plugin: plugin, kind: objection.kind, reason: objection.reason)
    }
    willOpen()
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason is known"
      throw PluginFault(
        plugin: plugin, kind: .unloadable, reason: "cannot be loaded: \(reason.printable)")
    }
    guard let symbol = dlsym(handle, SEGUE_PLUGIN_ENTRY) else {
      throw PluginFault(
        plugin: plugin, kind: .noEntry,
        reason: "has a library without the function \(SEGUE_PLUGIN_ENTRY)")
    }
    return unsafeBitCast(symbol, to: segue_plugin_entry_function.self)
  }
}
