extension PhasePlan {
  /// All tracks in the phase, in file order.
  package var allTracks: [TrackPlan] {
    switch parts {
    case .tracks(let tracks): tracks
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.flatMap(\.allTracks)
    case .animator: []
    }
  }

  /// Whether the transition's animator plays in the phase or in one of its parts.
  package var hasAnimator: Bool {
    switch parts {
    case .tracks: false
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.contains(where: \.hasAnimator)
    case .animator: true
    }
  }
}
