import SegueCatalog
public import SegueScenes
public import SegueTimeline

extension SceneStage {
  /// Creates the stage of a scroll position from a scene's lower screen.
  ///
  /// Nothing is opened, so the source counts as one of the siblings, in its place in their order.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - container: the container.
  ///   - traits: the user's preferences.
  ///   - ambientTime: the time since the scene appeared, in seconds; nil keeps it at rest.
  public init(
    scrolling scene: Scene, container: Stage.Container, traits: Stage.Traits,
    ambientTime: Double? = nil
  ) throws(TimelineProblem) {
    try self.init(
      scene.scrolling(in: container), operation: .present, container: container, traits: traits,
      ambientTime: ambientTime)
  }
}

extension Scene {
  /// The scene with its source moved to the siblings, in drawing order.
  fileprivate func scrolling(in container: Stage.Container) -> Scene {
    var result = self
    (result.roles.source, result.roles.destination) = (nil, nil)
    guard let source = roles.source, !roles.siblings.isEmpty else { return result }
    let members = Set(roles.siblings + [source])
    let layout = layout(size: container.size, safeArea: container.safeArea)
    let elements = layout.screens[roles.lower]?.elements ?? []
    result.roles.siblings = elements.map(\.name).filter(members.contains)
    return result
  }
}
