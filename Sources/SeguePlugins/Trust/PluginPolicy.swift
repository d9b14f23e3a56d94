import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// Decides which plugins may run: only libraries that match their manifest, and in Segue's own
/// process only trusted ones.
///
/// It decides by digests. The runner compares them with the bytes that it loads, since the file may
/// have changed after the decision.
public enum PluginPolicy {
  /// Creates a runner factory that refuses plugins not allowed to run.
  ///
  /// - Parameters:
  ///   - inProcess: whether libraries are loaded into this process.
  ///   - environment: looks up a variable; it locates the user's trust file.
  ///   - run: creates the runner of an allowed plugin, whose library must have the digest that the
  ///     plugin states.
  public static func guarded(
    inProcess: Bool, environment: @escaping @Sendable (String) -> String?,
    run: @escaping PluginRunnerFactory
  ) -> PluginRunnerFactory {
    { plugin in
      guard inProcess, plugin.libraryPath != nil else { return run(plugin) }
      do throws(PluginTrust.Failure) {
        var trusted = plugin
        trusted.library?.sha256 = try trustedSum(of: plugin, environment)
        return run(trusted)
      } catch {
        return UnavailableRunner(plugin, because: error.description)
      }
    }
  }

  private static func trustedSum(
    of plugin: InstalledPlugin, _ environment: (String) -> String?
  ) throws(PluginTrust.Failure) -> String {
    let trust = try PluginTrust(environment: environment)
    guard let sum = trust.sum(of: plugin) else {
      throw PluginTrust.Failure(
        description:
          "not trusted to run in process: leave out --in-process, or run 'segue plugins trust \(plugin.folder.printable)'"
      )
    }
    switch trust.state(of: plugin) {
    case .trusted, .noCode, .untrusted: return sum
    case .broken(let reason): throw PluginTrust.Failure(description: reason)
    case .changed:
      throw PluginTrust.Failure(
        description:
          "the library has changed since it was trusted: check it, then run 'segue plugins trust \(plugin.folder.printable)'"
      )
    }
  }
}
