import SegueCatalog
import SegueScenes
public import SegueTimeline

/// Pictures of the screens and elements of a scene.
public struct ScenePictures: PictureSource {
  let renderer: SceneRenderer
  let stage: SceneStage
  let scale: Double
  /// What the preset presents, once that is known.
  let presentation: Presentation?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - stage: the scene as a stage.
  ///   - renderer: the renderer that draws the scene.
  ///   - presentation: the presentation, whose color shows around a presenter that it pushes back.
  ///   - scale: pixels per point.
  public init(
    _ stage: SceneStage, renderer: SceneRenderer, presentation: Presentation? = nil, scale: Double
  ) {
    self.presentation = presentation
    self.stage = stage
    self.renderer = renderer
    self.scale = scale
  }

  /// Draws the picture of a screen or element; not cached.
  public func picture(
    of subject: Subject, omitting omitted: Set<Subject>
  ) throws -> SubjectPicture? {
    let isDark = stage.stage.traits.isDark
    switch subject {
    case .from, .to:
      let side: Subject.Side = subject == .from ? .from : .to
      let bitmap = try renderer.bitmap(
        of: screen(side), in: stage.scene, size: frame(side).size, scale: scale,
        safeArea: safeArea(side), omitting: elements(omitted, on: side), dark: isDark,
        isRightToLeft: stage.stage.traits.isRightToLeft, ambientTime: stage.ambientTime)
      return SubjectPicture(bitmap)
    default:
      guard let (name, side) = element(subject) else { return nil }
      let bitmap = try renderer.bitmap(
        ofElement: name, on: screen(side), in: stage.scene, size: frame(side).size, scale: scale,
        safeArea: safeArea(side), omitting: elements(omitted, on: side), dark: isDark,
        isRightToLeft: stage.stage.traits.isRightToLeft)
      return SubjectPicture(bitmap)
    }
  }

  /// The frame in which a screen is laid out.
  func frame(_ side: Subject.Side) -> Rect2D {
    let upper: Subject.Side = stage.stage.arrivesAbove ? .to : .from
    return side == upper ? stage.upperFrame : stage.stage.container.bounds
  }

  func safeArea(_ side: Subject.Side) -> Insets {
    stage.stage.container.safeArea(in: frame(side))
  }

  func screen(_ side: Subject.Side) -> Screen.Name {
    side == .from ? stage.names.from : stage.names.to
  }

  func elements(_ subjects: Set<Subject>, on side: Subject.Side) -> Set<ElementName> {
    Set(
      subjects.compactMap { subject in
        element(subject).flatMap { $0.side == side ? $0.name : nil }
      })
  }

  private func element(_ subject: Subject) -> (name: ElementName, side: Subject.Side)? {
    guard let (_, side) = stage.stage.element(for: subject) else { return nil }
    let roles = stage.scene.roles
    switch subject {
    case .from, .to: return nil
    case .source: return roles.source.map { ($0, side) }
    case .destination: return roles.destination.map { ($0, side) }
    case .sibling(let index): return (roles.siblings[index], side)
    case .element(let name, on: _): return (ElementName(name), side)
    case .navigationBar: return (.navigationBar, side)
    case .tabBar: return (.tabBar, side)
    }
  }
}
