import CSeguePlugin

/// A version of the ABI between Segue and libraries.
public struct PluginInterface: Hashable, Sendable {
  /// The major version, which must equal the host's.
  public var major: Int
  /// The minor version; the host's must be at least as high.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }
}

extension PluginInterface {
  /// The ABI version of this program.
  public static let current = PluginInterface(
    major: Int(SEGUE_ABI_MAJOR), minor: Int(SEGUE_ABI_MINOR))

  /// Whether libraries built for this version run in a host of another one.
  public func runs(in host: PluginInterface) -> Bool {
    major == host.major && minor <= host.minor
  }
}

extension PluginInterface: CustomStringConvertible {
  /// The two numbers, separated by a dot.
  public var description: String { "\(major).\(minor)" }
}
