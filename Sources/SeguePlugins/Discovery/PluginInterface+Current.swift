import CSeguePlugin
public import SegueCatalog

extension PluginInterface {
  /// The version of the interface that this program has.
  public static let current = PluginInterface(
    major: Int(SEGUE_ABI_MAJOR), minor: Int(SEGUE_ABI_MINOR))

  /// Whether libraries that were built for this version run in a host of another one.
  public func runs(in host: PluginInterface) -> Bool {
    major == host.major && minor <= host.minor
  }
}
