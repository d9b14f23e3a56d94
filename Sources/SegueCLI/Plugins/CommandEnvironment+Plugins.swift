import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueSystem
import SegueYAML
import Synchronization

extension CommandEnvironment {
  /// The folders in which the plugins of projects are built: the one around the command's folder, and those around other paths.
  func projectPlugins(around others: [String] = []) -> [String] {
    (["."] + others).map(path).reduce(into: []) { found, path in
      let isFolder = (try? FileStatus(following: path))?.isFolder == true
      let folder = isFolder ? path : FileSystem.folder(of: path)
      for build in PluginSources.buildFolders(inProjectAround: folder) where !found.contains(build)
      {
        found.append(build)
      }
    }
  }

  /// Reports that an animator takes the place of a broken one, each time with other words once.
  var substitutionReport: AnimatorSubstitution.Report {
    let errors = errors
    let reported = ReportedTexts()
    return { substitution in
      let text = substitution.description.printable
      guard reported.insert(text) else { return }
      try? errors.line("warning: \(text)")
    }
  }

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

/// The texts that were reported, from any thread.
private final class ReportedTexts: Sendable {
  private let texts = Mutex<Set<String>>([])

  /// Returns whether a text is new.
  func insert(_ text: String) -> Bool { texts.withLock { $0.insert(text).inserted } }
}
