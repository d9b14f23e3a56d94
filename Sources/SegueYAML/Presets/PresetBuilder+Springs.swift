import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// Durations beside physical springs, which take as long as they need.
extension PresetBuilder {
  /// Checks a track's duration: one shorter than its spring's settling time distorts the spring.
  mutating func checkSprings(of plan: TrackPlan, at track: Object<TrackKeys>) {
    guard let duration = track.duration, let limit = plan.duration?.constantValue,
      let natural = (plan.easing ?? phaseEasing)?.fixed?.naturalDuration, limit < natural
    else { return }
    let milliseconds = Int((natural * 1000).rounded(.up))
    warn(
      .springCutShort,
      "the spring is cut short: it settles after \(milliseconds)ms, but lasts \(duration.string)",
      at: duration, help: "remove 'duration', or make it at least \(milliseconds)ms")
  }

  /// Checks the duration of a whole choreography, which also lengthens one that ends earlier.
  mutating func checkTotal(of plan: PhasePlan, at duration: Cursor?) {
    guard plan.hasSprings(phaseEasing), let total = plan.duration?.constantValue else { return }
    let springs = plan.pacedTracks(phaseEasing).filter { $0.plan.condition == nil }
    guard springs.contains(where: { $0.settlesLast(total) }) else { return }
    checkDefault(of: plan, at: duration)
  }

  /// Checks the duration of a phase: it has no effect if all tracks last as long as their springs.
  mutating func checkDefault(of plan: PhasePlan, at duration: Cursor?) {
    guard let duration, plan.hasSprings(phaseEasing) else { return }
    let tracks = plan.pacedTracks(phaseEasing)
    guard tracks.contains(where: { $0.pace == .spring }),
      tracks.allSatisfy({ $0.pace != .phase })
    else { return }
    warn(
      .unusedDuration, "'duration' has no effect: the tracks last as long as their springs need",
      at: duration,
      help: "remove it, or use 'spring(damping-ratio: …)', which fits any duration")
  }

  private mutating func warn(
    _ code: Diagnostic.Code, _ message: String, at key: Cursor, help: String
  ) {
    diagnostics.report(Diagnostic(.warning, code, message, at: key.place, help: help))
  }
}

/// A track with its easing, and what its duration is determined by.
private struct PacedTrack {
  enum Pace: Hashable { case track, spring, phase }

  let plan: TrackPlan
  let easing: EasingPlan?
  var pace: Pace

  init(_ plan: TrackPlan, _ outer: EasingPlan?) {
    self.plan = plan
    easing = plan.easing ?? outer
    if plan.duration != nil {
      pace = .track
    } else {
      pace = easing?.hasNaturalDuration == true ? .spring : .phase
    }
  }

  /// Whether the spring certainly moves for at least a duration.
  func settlesLast(_ duration: Double) -> Bool {
    guard pace == .spring, plan.iterations == nil else { return false }
    return (easing?.fixed?.naturalDuration ?? 0) >= duration
  }
}

extension PhasePlan {
  /// Whether an easing of any track is a physical spring; most choreographies have none.
  fileprivate func hasSprings(_ outer: EasingPlan?) -> Bool {
    let easing = self.easing ?? outer
    switch parts {
    case .animator: return false
    case .tracks(let tracks):
      return tracks.contains { ($0.easing ?? easing)?.hasNaturalDuration == true }
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      return phases.contains { $0.hasSprings(easing) }
    }
  }

  /// The tracks that take time.
  fileprivate func pacedTracks(_ outer: EasingPlan?) -> [PacedTrack] {
    let easing = self.easing ?? outer
    switch parts {
    case .animator: return [PacedTrack(TrackPlan(layer: ""), nil)]
    case .tracks(let tracks): return tracks.filter(\.takesTime).map { PacedTrack($0, easing) }
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      return phases.flatMap { phase in
        phase.pacedTracks(easing).map { track in
          var track = track
          if track.pace == .phase, phase.duration != nil { track.pace = .track }
          return track
        }
      }
    }
  }
}

extension TrackPlan {
  /// Whether it moves something, where others only place or set it.
  fileprivate var takesTime: Bool {
    !path.isEmpty || motions.contains { $0.keyframes.count > 1 }
  }
}
