import SegueCatalog
import SegueCoordinator
import SegueExport
import SeguePreview
import SegueScenes
package import SegueTimeline

extension GesturePerformance {
  /// The sampling rate, in frames per second.
  private static let framesPerSecond = 60.0

  /// The performance as a timeline, including fingers, for exporters that support only timelines.
  ///
  /// Sampled 60 times a second, and at each touch.
  ///
  /// - Throws: ``MediaError/Code/frames`` where these are more than a film may have.
  package func timeline() throws -> Timeline {
    guard shownDuration * Self.framesPerSecond < Double(Recording.maxFrames) else {
      throw MediaError(
        .frames, "the page would have more than \(Recording.maxFrames) frames",
        help: "use a shorter gesture or duration")
    }
    let frames = Int((shownDuration * Self.framesPerSecond).rounded(.down))
    var times = (0...frames).map { Double($0) / Self.framesPerSecond } + path.touches.map(\.time)
    times = times.filter { (0..<shownDuration).contains($0) } + [shownDuration]
    let samples = try Set(times).sorted().map { time in
      let run = try shown(at: time)
      return RecordedTimeline.Sample(time: time, layers: run.layers, frame: run.frame)
        .with(path.fingers(at: time))
    }
    return try RecordedTimeline(samples).timeline()
  }
}

extension GesturePerformance {
  /// The transition's progress over time, sampled 60 times a second.
  var progress: [OverlayPictures.Moment] {
    let count = max(Int((shownDuration * Self.framesPerSecond).rounded(.up)), 1)
    return (0...count).map { index in
      let offset = Double(index) / Double(count)
      let progress = run(at: offset * shownDuration).progress
      return OverlayPictures.Moment(offset: offset, progress: min(max(progress, 0), 1))
    }
  }
}

extension RecordedTimeline.Sample {
  /// The frame with fingers on top.
  fileprivate func with(_ fingers: [FingerMark]) -> Self {
    var result = self
    for (index, finger) in fingers.enumerated() {
      var state = LayerState(
        frame: Rect2D(
          center: finger.position,
          size: Size2D(width: FingerMark.diameter, height: FingerMark.diameter)))
      state.cornerRadius = FingerMark.diameter / 2
      state.backgroundColor = Color(red: 0.6, green: 0.6, blue: 0.64, alpha: 0.75)
      state.opacity = finger.visibility
      // Above all layers of the transition.
      state.zPosition = (result.frame.states.map(\.zPosition).max() ?? 0) + 1
      result.layers.append(Layer(id: "finger.\(index)", state: state))
      result.frame.states.append(state)
    }
    return result
  }
}
