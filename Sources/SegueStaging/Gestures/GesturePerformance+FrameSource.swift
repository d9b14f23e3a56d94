import SegueCatalog
import SegueCoordinator
package import SeguePreview
import SegueTimeline

extension GesturePerformance {
  /// How long there is something to be seen: until it is over, and the last finger has faded.
  var shownDuration: Double { max(end, path.fadingEnd) }

  /// The performance as a film.
  package func frameSource(pictures: some PictureSource, scale: Double) throws -> GestureFrameSource
  {
    try GestureFrameSource(
      duration: shownDuration, layers: layers, on: stage, pictures: pictures, scale: scale
    ) { time in
      let run = try shown(at: time)
      return GestureFrameSource.Moment(
        layers: run.layers, frame: run.frame, fingers: path.fingers(at: time))
    }
  }
}
