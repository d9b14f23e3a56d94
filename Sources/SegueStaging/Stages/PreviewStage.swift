import SegueCatalog
import SegueDiagnostics
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

  /// The probable mistakes: elements that are not visible.
  package var messages: [String] {
    let bounds = stage.container.bounds
    let size = "\(bounds.width.shortText) × \(bounds.height.shortText) points"
    return stretched
      + [("source", stage.source), ("destination", stage.destination)].compactMap {
        guard let element = $1, bounds.intersection(element.frame) == nil else { return nil }
        return "the \($0) is outside the container, which is \(size)"
      }
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
