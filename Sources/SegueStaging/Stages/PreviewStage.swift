import SegueCatalog
import SegueDiagnostics
package import SeguePreview
import SegueScenes
package import SegueTimeline
import SegueYAML

/// A stage with the pictures of its subjects.
package struct PreviewStage {
  /// The geometry.
  package var stage: Stage
  /// The source of the pictures.
  package enum Pictures {
    case scene(SceneStage, pictures: [String: Bitmap])
    case screenshots(from: Bitmap, to: Bitmap)
  }
  package var pictures: Pictures
  /// The warnings about screenshots whose aspect ratio differs from their screen's.
  package var stretched: [String] = []

  /// Notes on the devices that the screenshots were assumed to be from.
  package var notes: [String] = []
  /// Which screenshot leaves and which is below it, on the way back; nil for other operations and scenes.
  package var direction: String?
  /// The pixels of a screenshot per point; nil for a scene.
  package var pixelsPerPoint: Double?

  /// The probable mistakes, and the notes.
  package var messages: [StagingMessage] {
    (stretched + misplaced).map { .warning($0) }
      + (notes + [direction].compactMap(\.self)).map { .note($0) }
  }

  /// The picture source for drawing frames.
  ///
  /// - Parameters:
  ///   - stage: the stage as the coordinator left it.
  ///   - fonts: the typefaces of scenes.
  ///   - scale: pixels per point.
  package func source(on stage: Stage, fonts: FontSet, scale: Double) -> any PictureSource {
    switch pictures {
    case .scene(let scene, let pictures):
      ScenePictures(
        scene, renderer: SceneRenderer(fonts: fonts, pictures: pictures),
        presentation: stage.presentation,
        scale: scale)
    case .screenshots(let from, let to):
      ScreenshotPictures(from: from, to: to, stage: stage)
    }
  }
}

extension Stage {
  /// The size of a screen or element, in points.
  package func size(of subject: Subject) -> Size2D {
    switch subject {
    case .from: from.frame.size
    case .to: to.frame.size
    default: element(for: subject)?.0.frame.size ?? .zero
    }
  }
}

extension PictureChoice {
  /// Reads all named files and scenes, so that errors are reported before anything is shown.
  ///
  /// - Parameters:
  ///   - folders: the folders of the catalog, in search order.
  ///   - request: the size of the screens, and the frames that the user placed on the screenshots.
  /// - Returns: messages about frames that are not on the screen, and about the device assumed for each screenshot, unless
  ///   it is the same as for the first.
  package func check(
    in folders: [String], for request: StageRequest = StageRequest()
  ) throws(StagingError) -> [StagingMessage] {
    if let scene { _ = try CatalogFiles(.scene, in: folders).scene(scene) }
    var pictures: [Bitmap] = []
    var screens: [ScreenshotScreen] = []
    var notes: [StagingMessage] = []
    for path in [from, to].compactMap({ $0 }) {
      let picture = try Self.picture(path)
      let screen = ScreenshotScreen(width: picture.width, height: picture.height)
      if request.container == nil, !screens.contains(screen) {
        notes.append(.note(screen.note(on: path)))
      }
      pictures.append(picture)
      screens.append(screen)
    }
    guard pictures.count == 2 else { return notes }
    return misplaced(request, pictures, on: request.container ?? screens[0].size) + notes
  }

  /// The warnings about frames that are not on the screen, as for a push: the gallery plays all operations.
  private func misplaced(
    _ request: StageRequest, _ pictures: [Bitmap], on size: Size2D
  ) -> [StagingMessage] {
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    request.place(on: &stage)
    var placed = PreviewStage(
      stage: stage, pictures: .screenshots(from: pictures[0], to: pictures[1]))
    placed.pixelsPerPoint = Double(pictures[0].width) / size.width
    return placed.messages
  }
}
