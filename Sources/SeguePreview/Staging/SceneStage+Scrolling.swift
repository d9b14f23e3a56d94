import SegueCatalog
public import SegueScenes
public import SegueTimeline

extension SceneStage {
  /// Takes a scene's lower screen as the stage of a scroll position.
  ///
  /// Nothing is opened, so the source is one of the siblings, at its place in their list.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - container: the container.
  ///   - traits: what the user prefers.
  ///   - ambientTime: how long the scene has been seen, in seconds; at rest where this is nil.
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
  /// The scene with no source but among the siblings, in the order that they are drawn in.
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
