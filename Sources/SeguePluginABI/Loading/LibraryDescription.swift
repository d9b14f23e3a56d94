import SegueCatalog
public import SegueTimeline

/// What a library says of itself, read and checked.
public struct LibraryDescription: Hashable, Sendable {
  /// The plugin's id.
  public var id: String
  /// The plugin's version.
  public var version: Version
  /// The interface that it was compiled with, and the lowest minor version that it can do with.
  public var interface: PluginInterface
  /// What its animators are called and can do.
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

  /// An animator by its id.
  public func animator(_ id: String) -> AnimatorDescription? { animators.first { $0.id == id } }
}
