import SegueCatalog
import SegueTimeline
import SegueYAML

/// Decides which plugins may run: only libraries that match their manifest, and in Segue's own
/// process only trusted ones.
public enum PluginPolicy {
  /// Creates a runner factory that refuses plugins not allowed to run.
  ///
  /// - Parameters:
  ///   - inProcess: whether libraries are loaded into this process.
  ///   - environment: looks up a variable; it locates the user's trust file.
  ///   - run: creates the runner of an allowed plugin.
  public static func guarded(
    inProcess: Bool, environment: @escaping @Sendable (String) -> String?,
    run: @escaping PluginRunnerFactory
  ) -> PluginRunnerFactory {
    { plugin in
      refusal(of: plugin, inProcess: inProcess, environment).map {
        UnavailableRunner(plugin, because: $0)
      } ?? run(plugin)
    }
  }

  private static func refusal(
    of plugin: InstalledPlugin, inProcess: Bool, _ environment: (String) -> String?
  ) -> String? {
    guard inProcess else {
      do throws(LibraryDigest.Failure) {
        // Without a digest in the manifest there is nothing to compare.
        if plugin.library?.sha256 != nil { _ = try LibraryDigest.checked(of: plugin) }
        return nil
      } catch {
        return error.description
      }
    }
    do throws(PluginTrust.Failure) {
      switch try PluginTrust(environment: environment).state(of: plugin) {
      case .trusted, .noCode: return nil
      case .broken(let reason): return reason
      case .changed:
        return
          "the library has changed since it was trusted: check it, then run 'segue plugins trust \(plugin.id)'"
      case .untrusted:
        return
          "not trusted to run in process: leave out --in-process, or run 'segue plugins trust \(plugin.id)'"
      }
    } catch {
      return error.description
    }
  }
}
