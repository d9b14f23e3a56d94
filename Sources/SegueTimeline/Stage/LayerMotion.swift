/// Where a layer is, and how fast it moves.
public struct LayerMotion: Hashable, Sendable {
  /// How it stands.
  public var state: LayerState
  /// The speed of each animated number, in its units per second.
  public var velocity: [Channel: Double]

  /// Creates a motion.
  public init(state: LayerState, velocity: [Channel: Double] = [:]) {
    self.state = state
    self.velocity = velocity
  }
}
