import SegueCatalog
import SeguePlugins

extension CommandEnvironment {
  /// Makes what runs plugins that may run: in this process, or in one of their own.
  func runnerMaker(inProcess: Bool) -> PluginRunnerMaker {
    let (given, errors) = (pluginRunner, errors)
    return { plugin in
      if let given { return given }
      guard let manifest = plugin.manifest, let library = plugin.libraryPath else {
        return RefusingRunner(plugin, because: "it has no library here")
      }
      guard inProcess else {
        return RefusingRunner(
          plugin, because: "nothing runs it in a process of its own yet; --in-process runs it here")
      }
      return LibraryRunner(manifest, library: library) { plugin, line in
        // What a plugin has to say is not worth failing for where it cannot be written.
        try? errors.line("\(plugin): \(line)".printableLines)
      }
    }
  }
}
