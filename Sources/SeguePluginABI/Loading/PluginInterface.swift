import CSeguePlugin
import SegueCatalog
public import SegueTimeline

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

/// The description of a host, passed to its plugins.
public struct PluginHost: Hashable, Sendable {
  /// The host's name.
  public var name: String
  /// The host's version.
  public var version: Version

  /// Segue itself, with the version that `segue --version` prints.
  public static let segue = PluginHost(name: "segue", version: Version(0, 1, 0))

  /// Creates the description of a host, such as an app.
  public init(name: String, version: Version) {
    self.name = name
    self.version = version
  }
}

/// Receives the lines that a plugin writes to the host's log.
public typealias PluginLog = @Sendable (_ plugin: String, _ line: String) -> Void

/// A library's description of itself, read and checked.
public struct LibraryDescription: Hashable, Sendable {
  /// The plugin's id.
  public var id: String
  /// The plugin's version.
  public var version: Version
  /// The ABI version that it was compiled with, and the lowest minor version that it supports.
  public var interface: PluginInterface
  /// The names and capabilities of its animators.
  public var animators: [AnimatorDescription]

  /// Creates a description.
  public init(
    id: String, version: Version, interface: PluginInterface, animators: [AnimatorDescription]
  ) {
    self.id = id
    self.version = version
    self.interface = interface
    self.animators = animators
  }

  /// Returns the animator of an id, if any.
  public func animator(_ id: String) -> AnimatorDescription? { animators.first { $0.id == id } }
}
