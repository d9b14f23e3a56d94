import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueScenes
import SegueTimeline
import SegueYAML

/// A stage with the pictures of what is on it.
struct PreviewStage {
  /// Where everything is.
  var stage: Stage
  /// What it is shown with.
  enum Pictures {
    case scene(SceneStage)
    case screenshots(from: Bitmap, to: Bitmap)
  }
  var pictures: Pictures

  /// What is probably not as it was meant: an element that nobody sees.
  var messages: [String] {
    let bounds = stage.container.bounds
    let size = "\(bounds.width.shortText) × \(bounds.height.shortText) points"
    return [("source", stage.source), ("destination", stage.destination)].compactMap {
      guard let element = $1, bounds.intersection(element.frame) == nil else { return nil }
      return "the \($0) lies outside the container, which is \(size)"
    }
  }

  /// What frames are drawn with.
  ///
  /// - Parameters:
  ///   - film: the stage as the coordinator left it.
  ///   - fonts: the typefaces of scenes.
  ///   - scale: pixels in a point.
  func source(on stage: Stage, fonts: FontSet, scale: Double) -> any PictureSource {
    switch pictures {
    case .scene(let scene):
      ScenePictures(scene, renderer: SceneRenderer(fonts: fonts), scale: scale)
    case .screenshots(let from, let to):
      ScreenshotPictures(from: from, to: to, stage: stage)
    }
  }
}

/// Sets a stage for a preset as the command line says.
struct StageBuilder {
  let preset: Preset
  let request: StageRequest
  let pictures: PictureChoice
  /// The folders of the catalog, in search order.
  let folders: [String]

  /// The size of a container where nothing says another: a phone of today, in points.
  static let defaultSize = Size(width: 390, height: 844)

  /// Sets the stage.
  func stage() throws(CommandFailure) -> PreviewStage {
    let operation = try request.operation(of: preset)
    if let from = pictures.from, let to = pictures.to {
      return try screenshots(operation, from, to)
    }
    return try placed { scene, container throws(TimelineProblem) in
      try SceneStage(
        scene, operation: operation, container: container, traits: request.traits,
        ambientTime: pictures.ambientTime)
    }
  }

  /// Sets the stage for a scroll position, which drives what scrolls on the lower screen.
  func scrolledStage() throws(CommandFailure) -> PreviewStage {
    try request.requireNoOperation(for: preset)
    if let from = pictures.from, let to = pictures.to {
      return try screenshots(.present, from, to)
    }
    return try placed { scene, container throws(TimelineProblem) in
      try SceneStage(
        scrolling: scene, container: container, traits: request.traits,
        ambientTime: pictures.ambientTime)
    }
  }

  private func screenshots(
    _ operation: Operation, _ from: String, _ to: String
  ) throws(CommandFailure) -> PreviewStage {
    let lower = try picture(from)
    let upper = try picture(to)
    let size = request.container ?? Self.size(of: lower)
    let frame = Rect(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame, isOpaque: SubjectPicture(lower).isOpaque),
      to: Stage.Screen(name: "to", frame: frame, isOpaque: SubjectPicture(upper).isOpaque))
    stage.traits = request.traits
    let forwards = stage.arrivesAbove ? 1.0 : -1
    stage.direction = request.isRightToLeft ? -forwards : forwards
    request.place(on: &stage)
    return PreviewStage(stage: stage, pictures: .screenshots(from: lower, to: upper))
  }

  private func picture(_ path: String) throws(CommandFailure) -> Bitmap {
    do {
      return try PNG.read(path)
    } catch {
      throw CommandFailure(.inputOutput, error.message, help: error.help)
    }
  }

  /// The size of a screenshot in points: phones and tablets save two or three pixels for each.
  private static func size(of picture: Bitmap) -> Size {
    let shorter = Double(min(picture.width, picture.height))
    let scale = [3.0, 2, 1].first { shorter / $0 >= 320 } ?? 1
    return Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
  }

  /// The scene as a stage, with what the request places on it.
  private func placed(
    _ take: (Scene, Stage.Container) throws(TimelineProblem) -> SceneStage
  ) throws(CommandFailure) -> PreviewStage {
    let id = pictures.scene ?? preset.preview.scene ?? Self.defaultScene
    let size = request.container ?? Self.defaultSize
    let container = Stage.Container(size: size, safeArea: .typical(for: size))
    let found = try CatalogFiles(.scene, in: folders).scene(id)
    let scene: SceneStage
    do throws(TimelineProblem) {
      scene = try take(found, container)
    } catch {
      throw CommandFailure(.checkFailed, "the scene '\(id)' cannot be used: \(error)")
    }
    var stage = scene.stage
    request.place(on: &stage)
    return PreviewStage(stage: stage, pictures: .scene(scene))
  }

  private static let defaultScene = "feed-to-detail"
}
