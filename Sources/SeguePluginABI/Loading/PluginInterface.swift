import CSeguePlugin

/// A version of the interface between Segue and libraries.
public struct PluginInterface: Hashable, Sendable {
  /// It has to be the host's own.
  public var major: Int
  /// The host's own has to be as high.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }
}

extension PluginInterface {
  /// The version of the interface that this program has.
  public static let current = PluginInterface(
    major: Int(SEGUE_ABI_MAJOR), minor: Int(SEGUE_ABI_MINOR))

  /// Whether libraries that were built for this version run in a host of another one.
  public func runs(in host: PluginInterface) -> Bool {
    major == host.major && minor <= host.minor
  }
}

extension PluginInterface: CustomStringConvertible {
  /// The two numbers with a dot between them.
  public var description: String { "\(major).\(minor)" }
}
