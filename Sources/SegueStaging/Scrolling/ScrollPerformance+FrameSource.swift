import SegueCatalog
package import SeguePreview
import SegueTimeline

extension ScrollPerformance {
  /// The visible duration: until the content has come to rest and the last finger has faded.
  var shownDuration: Double { max(end, path.fadingEnd) }

  /// The frames of the performance, each drawn by a number of threads.
  package func frameSource(
    pictures: some PictureSource, scale: Double, threads: Int
  ) throws -> GestureFrameSource {
    let covers = [ScrollHeader(on: stage)?.layer].compactMap { $0 }
    let shown = layers + covers
    return try GestureFrameSource(
      duration: shownDuration, layers: [shown], on: stage, pictures: pictures, scale: scale,
      threads: threads
    ) { time in
      var frame = frame(at: time)
      frame.states += covers.map(\.state)
      return GestureFrameSource.Sample(layers: shown, frame: frame, fingers: path.fingers(at: time))
    }
  }
}
