/// The state and velocity of a layer.
public struct LayerMotion: Hashable, Sendable {
  /// The state.
  public var state: LayerState
  /// The velocity of each animated channel, in its units per second.
  public var velocity: [Channel: Double]

  /// Creates a motion.
  public init(state: LayerState, velocity: [Channel: Double] = [:]) {
    self.state = state
    self.velocity = velocity
  }
}
