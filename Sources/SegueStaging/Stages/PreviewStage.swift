import SegueCatalog
package import SeguePreview
package import SegueTimeline
import SegueYAML

/// A stage with the pictures of what is on it.
package struct PreviewStage {
  /// Where everything is.
  package var stage: Stage
  /// What it is shown with.
  package enum Pictures {
    case scene(SceneStage)
    case screenshots(from: Bitmap, to: Bitmap)
  }
  package var pictures: Pictures

  /// What is probably not as it was meant: an element that nobody sees.
  package var messages: [String] {
    let bounds = stage.container.bounds
    let size = "\(JSONText.number(bounds.width)) × \(JSONText.number(bounds.height)) points"
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
  package func source(on stage: Stage, fonts: FontSet, scale: Double) -> any PictureSource {
    switch pictures {
    case .scene(let scene):
      ScenePictures(scene, renderer: SceneRenderer(fonts: fonts), scale: scale)
    case .screenshots(let from, let to):
      ScreenshotPictures(from: from, to: to, stage: stage)
    }
  }
}
