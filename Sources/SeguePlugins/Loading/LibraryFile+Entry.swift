import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem

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
    let library: LoadedLibrary
    do throws(LoadedLibrary.Failure) {
      library = try LoadedLibrary(path)
    } catch {
      throw PluginFault(
        plugin: plugin, kind: .unloadable, reason: "cannot be loaded: \(error.reason.printable)")
    }
    guard let symbol = library.symbol(SEGUE_PLUGIN_ENTRY) else {
      throw PluginFault(
        plugin: plugin, kind: .noEntry,
        reason: "has a library without the function \(SEGUE_PLUGIN_ENTRY)")
    }
    return unsafeBitCast(symbol, to: segue_plugin_entry_function.self)
  }
}
