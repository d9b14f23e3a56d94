import SegueCatalog
import SeguePluginABI
import SeguePlugins
import SegueYAML

extension CommandEnvironment {
  /// Creates the factory that runs plugins, either in this process or each in a separate one.
  func runnerMaker(inProcess: Bool) -> PluginRunnerFactory {
    let (given, errors, executable) = (pluginRunner, errors, executable)
    let log: PluginLog = { plugin, line in
      // Failing to print a plugin's message is not worth an error.
      try? errors.line("\(plugin): \(line)".printableLines)
    }
    return { plugin in
      if let given { return given }
      guard let manifest = plugin.manifest, let library = plugin.libraryPath else {
        return UnavailableRunner(plugin, because: "it has no library for this platform")
      }
      let sha256 = plugin.library?.sha256
      if inProcess {
        return LibraryRunner(manifest, library: library, sha256: sha256, log: log)
      }
      guard let executable else {
        return UnavailableRunner(
          plugin,
          because: "the path of the segue executable is unknown")
      }
      return ProcessRunner(
        manifest, library: library, sha256: sha256,
        settings: ProcessRunner.Settings(executable: executable), log: log)
    }
  }
}
