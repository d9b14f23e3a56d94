import SegueCatalog
import SegueTimeline
import SegueYAML

/// Lets through what may run: no library that is not what its manifest says, and in Segue's own process none that
/// is not trusted.
public enum PluginPolicy {
  /// Makes what runs plugins, which refuses those that may not run.
  ///
  /// - Parameters:
  ///   - inProcess: whether libraries are loaded into this process.
  ///   - environment: looks a variable up; the user's trust lies where it says.
  ///   - run: makes what runs a plugin that may.
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
        // Without a sum in the manifest there is nothing to compare.
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
          "its library has changed since it was trusted: look what it is, then 'segue plugins trust \(plugin.id)'"
      case .untrusted:
        return
          "it is not trusted to run in this process: leave --in-process out, or 'segue plugins trust \(plugin.id)'"
      }
    } catch {
      return error.description
    }
  }
}
