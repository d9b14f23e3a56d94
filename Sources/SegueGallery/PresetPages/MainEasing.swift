import SegueCatalog
import SegueTimeline

/// The easing that a visitor can change: the one most of an operation moves with.
///
/// It is the operation's own easing, which is the default of its tracks, or else the one that most
/// tracks name. Changing it changes every occurrence of the same easing.
struct MainEasing {
  /// The easing; nil if none is written, which is linear.
  let plan: EasingPlan?

  /// The easing without formulas; nil if it depends on parameters or the stage.
  var fixed: TimingDescription? { plan.map(\.fixed) ?? .function(.linear) }

  /// The easing of an operation; nil if it moves nothing itself, as one in code may.
  init?(of forward: ForwardPlan) {
    let phase = forward.choreography.phase
    let written = phase.writtenEasings
    guard forward.animators.isEmpty || !written.isEmpty else { return nil }
    let counts = Dictionary(written.map { ($0, 1) }, uniquingKeysWith: +)
    let most = written.max { counts[$0, default: 0] < counts[$1, default: 0] }
    plan = phase.easing ?? most
  }

  /// The operation with another easing in its place.
  func replaced(in forward: ForwardPlan, by easing: TimingDescription) -> ForwardPlan {
    var result = forward
    if let plan {
      result.choreography.phase.replace(plan, by: .fixed(easing))
    } else {
      result.choreography.phase.easing = .fixed(easing)
    }
    return result
  }
}

extension PhasePlan {
  /// The easings of the phase, its parts and its tracks, in file order.
  fileprivate var writtenEasings: [EasingPlan] {
    let own = [easing].compactMap { $0 }
    switch parts {
    case .tracks(let tracks): return own + tracks.compactMap(\.easing)
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      return own + phases.flatMap(\.writtenEasings)
    case .animator: return own
    }
  }

  /// Replaces an easing everywhere.
  fileprivate mutating func replace(_ old: EasingPlan, by new: EasingPlan) {
    if easing == old { easing = new }
    func replaced(_ phases: [PhasePlan]) -> [PhasePlan] {
      phases.map { phase in
        var phase = phase
        phase.replace(old, by: new)
        return phase
      }
    }
    switch parts {
    case .tracks(let tracks):
      parts = .tracks(
        tracks.map { track in
          var track = track
          if track.easing == old { track.easing = new }
          return track
        })
    case .sequence(let phases): parts = .sequence(replaced(phases))
    case .parallel(let phases): parts = .parallel(replaced(phases))
    case .stagger(let each, let phases): parts = .stagger(each: each, replaced(phases))
    case .animator: break
    }
  }
}
