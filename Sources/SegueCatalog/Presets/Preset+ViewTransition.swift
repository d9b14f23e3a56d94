public import SegueTimeline

extension Preset {
  /// The operations that can let a single view appear, in order of preference.
  private static let arrivals: [Operation] = [.present, .push, .tab]

  /// The operation with which a single view appears, nil if there is none; the view disappears with the
  /// inverse one.
  public var viewTransitionOperation: Operation? {
    Self.arrivals.first { viewTransitionObstacle(for: $0) == nil }
  }

  /// What keeps the preset from being the transition of a single view; nil if nothing does.
  public var viewTransitionObstacle: ViewTransitionObstacle? {
    guard viewTransitionOperation == nil else { return nil }
    return Self.arrivals.lazy.compactMap { viewTransitionObstacle(for: $0) }
      .first { $0 != .noOperation } ?? .noOperation
  }

  private func viewTransitionObstacle(for operation: Operation) -> ViewTransitionObstacle? {
    if let requirement = requirements.first { return .requirement(requirement) }
    return obstacle(of: operation, screen: "to") ?? obstacle(of: operation.inverse, screen: "from")
  }

  private func obstacle(of operation: Operation, screen: String) -> ViewTransitionObstacle? {
    switch transitions[operation] {
    case nil: return .noOperation
    case .forward(let plan): return plan.obstacle(to: screen)
    case .reverse(let plan):
      guard case .forward(let forward)? = transitions[plan.operation] else { return .noOperation }
      return forward.obstacle(to: screen == "to" ? "from" : "to")
    }
  }
}

extension ForwardPlan {
  /// What keeps the plan from being played with one screen alone.
  fileprivate func obstacle(to screen: String) -> ViewTransitionObstacle? {
    if let animator = animators.first { return .animator(animator.id) }
    for layer in choreography.layers {
      if let obstacle = layer.obstacle(to: screen) { return obstacle }
    }
    let tracks = choreography.phase.tracks
    if let element = tracks.first(where: { $0.layer.isElement }) {
      return .element(layer: element.layer)
    }
    let motions = tracks.filter { $0.layer == screen }
    if motions.isEmpty { return .noMotion }
    return motions.lazy.flatMap { $0.motions }.first { !$0.property.isViewProperty }
      .map { .property($0.property) }
  }
}

extension LayerPlan {
  fileprivate func obstacle(to screen: String) -> ViewTransitionObstacle? {
    switch origin {
    case .snapshot: return .snapshot(layer: name)
    case .group(let members) where members.contains(screen): return .group(layer: name)
    case .existing where name.isElement: return .element(layer: name)
    case .existing, .color, .gradient, .group: break
    }
    guard name == screen else { return nil }
    if grid != nil { return .slices }
    if isDoubleSided == false { return .oneSided }
    return settings.first { !$0.property.isViewProperty }.map { .property($0.property) }
  }
}

extension PhasePlan {
  /// All tracks, in order.
  fileprivate var tracks: [TrackPlan] {
    switch parts {
    case .tracks(let tracks): tracks
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.flatMap { $0.tracks }
    case .animator: []
    }
  }
}

extension MotionProperty {
  /// Whether SwiftUI can change the property of a view.
  fileprivate var isViewProperty: Bool {
    ![
      "background", "backdrop-blur", "mask-linear-gradient", "mask-radial-gradient",
      "mask-conic-gradient",
    ].contains(name)
  }
}

extension String {
  /// Whether a layer of that name is an element of a screen.
  fileprivate var isElement: Bool {
    ["source", "destination"].contains(self) || StageFamily.names.contains(self)
      || hasPrefix("element.")
  }
}
