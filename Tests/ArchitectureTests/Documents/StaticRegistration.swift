import CSeguePlugin
import SegueCatalog
import SeguePluginABI

/// What an app calls to register a plugin that is linked into it.
typealias PluginEntry =
  @convention(c) (
    UnsafePointer<segue_host>?, UnsafeMutablePointer<segue_error>?
  ) -> UnsafePointer<segue_plugin>?

/// Adds a plugin as `Plugins.md` does.
func addPlugin(
  _ entry: @escaping PluginEntry, host: PluginHost, log: @escaping PluginLog,
  to builder: inout RegistryBuilder
) throws {
  for provider in try StaticPlugin(entry: entry, host: host, log: log).providers() {
    builder.add(provider)
  }
}
