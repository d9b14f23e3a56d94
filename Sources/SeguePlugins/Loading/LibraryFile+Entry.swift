import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem

extension LibraryFile {
  /// Opens the library, which runs its initializers, and finds its single function.
  ///
  /// It stays open for the life of the process, since pointers into it may remain.
  ///
  /// - Parameters:
  ///   - plugin: the plugin's name in faults.
  ///   - willOpen: called before any of its code runs.
  func entry(
    of plugin: String, willOpen: () -> Void
  ) throws(PluginFault) -> segue_plugin_entry_function {
    willOpen()
    let library: LoadedLibrary
    do throws(LoadedLibrary.Failure) {
      library = try LoadedLibrary(path)
    } catch {
      throw PluginFault(
        plugin: plugin, kind: .unloadable,
        reason: "cannot be loaded: "
          + error.reason.replacing(path, with: shownPath).printable)
    }
    guard let symbol = library.symbol(SEGUE_PLUGIN_ENTRY) else {
      throw PluginFault(
        plugin: plugin, kind: .noEntry,
        reason: "has a library that does not export \(SEGUE_PLUGIN_ENTRY)")
    }
    return unsafeBitCast(symbol, to: segue_plugin_entry_function.self)
  }
}
