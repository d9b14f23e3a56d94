import SegueCatalog
import SegueCoordinator
import SeguePreview
import SegueTimeline

extension GesturePerformance {
  /// How long there is something to be seen: until it is over, and the last finger has faded.
  var shownDuration: Double { max(end, (touches.last?.time ?? 0) + Self.fading) }

  /// The performance as a film.
  func film(pictures: some PictureSource, scale: Double) throws -> GestureFilm {
    try GestureFilm(
      duration: shownDuration, layers: layers, on: stage, pictures: pictures, scale: scale
    ) { time in
      let run = try shown(at: time)
      let fingers = fingers(at: time).map {
        FingerMark(at: $0.position, visibility: $0.visibility)
      }
      return GestureFilm.Moment(layers: run.layers, frame: run.frame, fingers: fingers)
    }
  }
}
