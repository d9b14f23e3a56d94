/// A layer of a timeline: its contents, its parent, and its state before any track applies.
public struct Layer: Hashable, Sendable {
  /// The name, unique in the timeline.
  public var id: String
  /// The index of the parent layer, or nil for a layer of the container.
  ///
  /// Parents come before their sublayers.
  public var parent: Int?
  /// The contents.
  public var contents: Contents
  /// How the contents fit the layer.
  public var fit = ContentFit.stretch
  /// Whether the layer is visible from behind.
  public var isDoubleSided = true
  /// Whether the sublayers share one 3D space: sorted by depth and clipped at the near plane.
  ///
  /// Otherwise each is flattened into the layer's plane, as in every Core Animation layer except
  /// `CATransformLayer`.
  public var isTransformGroup = false
  /// The state before any track applies.
  public var state: LayerState
  /// The vertices of the polygon mask, or the points of the path, in the layer's coordinates.
  public var maskVertices: [Point2D] = []

  /// Creates a layer.
  public init(id: String, parent: Int? = nil, contents: Contents = .none, state: LayerState) {
    self.id = id
    self.parent = parent
    self.contents = contents
    self.state = state
  }
}
