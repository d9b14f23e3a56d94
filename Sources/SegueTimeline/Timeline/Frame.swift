/// The state of every layer of a timeline at one time.
public struct Frame: Hashable, Sendable {
  /// The states, in the order of the timeline's layers.
  public var states: [LayerState]
  /// The vertices of all polygon masks, and the points of all paths; each mask holds the range of its own.
  public var vertices: [Point2D]

  /// Creates a frame.
  public init(states: [LayerState], vertices: [Point2D] = []) {
    self.states = states
    self.vertices = vertices
  }
}
