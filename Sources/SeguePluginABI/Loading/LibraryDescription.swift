import SegueCatalog
public import SegueTimeline

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
