/// A layer of a timeline: what it shows, where it hangs, and how it stands while nothing moves it.
public struct Layer: Hashable, Sendable {
  /// Its name, unique in the timeline.
  public var id: String
  /// The index of the layer that it is a sublayer of, or nil where it hangs in the container.
  ///
  /// Parents stand before their sublayers.
  public var parent: Int?
  /// What it shows.
  public var contents: Contents
  /// How the contents fill it.
  public var fit = ContentFit.stretch
  /// Whether it shows when its back is turned.
  public var isDoubleSided = true
  /// Whether its sublayers share one space: sorted by depth, cutting off what is behind the eye.
  ///
  /// Otherwise each is flattened into the layer's plane, as Core Animation does but for
  /// `CATransformLayer`.
  public var isTransformGroup = false
  /// How it stands while no track touches it.
  public var state: LayerState
  /// The corners of its polygon mask, in its own coordinates.
  public var maskVertices: [Point] = []

  /// Creates a layer.
  public init(id: String, parent: Int? = nil, contents: Contents = .none, state: LayerState) {
    self.id = id
    self.parent = parent
    self.contents = contents
    self.state = state
  }
}
