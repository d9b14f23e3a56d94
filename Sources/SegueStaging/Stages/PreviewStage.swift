import SegueCatalog
package import SeguePreview
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
  /// The warnings about screenshots of another shape than their screens.
  package var stretched: [String] = []

  /// What screenshots were taken for.
  package var notes: [String] = []
  /// The pixels of a screenshot per point; nil for a scene.
  package var pixelsPerPoint: Double?

  /// The probable mistakes, and what screenshots were taken for.
  package var messages: [StagingMessage] {
    (stretched + misplaced).map { .warning($0) } + notes.map { .note($0) }
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
