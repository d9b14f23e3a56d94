import SegueCatalog
import SegueCoordinator
package import SeguePreview
import SegueTimeline

extension GesturePerformance {
  /// The visible duration: until the transition has ended and the last finger has faded.
  var shownDuration: Double { max(end, path.fadingEnd) }

  /// The frames of the performance.
  package func frameSource(pictures: some PictureSource, scale: Double) throws -> GestureFrameSource
  {
    try GestureFrameSource(
      duration: shownDuration, layers: layers, on: stage, pictures: pictures, scale: scale
    ) { time in
      let run = try shown(at: time)
      return GestureFrameSource.Sample(
        layers: run.layers, frame: run.frame, fingers: path.fingers(at: time),
        progress: run.progress)
    }
  }
}
