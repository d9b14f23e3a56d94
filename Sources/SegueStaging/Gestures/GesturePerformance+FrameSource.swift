import SegueCatalog
import SegueCoordinator
package import SeguePreview
import SegueTimeline

extension GesturePerformance {
  /// The visible duration: until the transition has ended and the last finger has faded.
  var shownDuration: Double { max(end, path.fadingEnd) }

  /// The frames of the performance, each drawn by a number of threads.
  package func frameSource(
    pictures: some PictureSource, scale: Double, threads: Int = 2
  ) throws -> GestureFrameSource {
    try GestureFrameSource(
      duration: shownDuration, layers: layers, on: stage, pictures: pictures, scale: scale,
      threads: threads
    ) { time in
      let run = try shown(at: time)
      return GestureFrameSource.Sample(
        layers: run.layers, frame: run.frame, fingers: path.fingers(at: time),
        progress: run.progress)
    }
  }
}
