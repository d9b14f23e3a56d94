import SegueCatalog
package import SegueCoordinator
package import SegueExport
package import SeguePreview
package import SegueScenes
package import SegueTimeline

/// A recorded gesture's effect on a preset driven by a scroll position, from the first touch until
/// the content comes to rest.
///
/// A pure function of time: times can be sampled in any order.
package struct ScrollPerformance: Sendable {
  /// The stage it takes place on; its siblings are the scrolled content.
  package let stage: Stage
  /// The fingers' movement, in the stage's container.
  package let path: TouchPath
  /// The movement of the content, from the leading edge.
  package let motion: ScrollMotion
  private let effect: ScrollEffect

  /// Performs a gesture.
  ///
  /// - Parameters:
  ///   - gesture: the fingers' movement.
  ///   - effect: the effect of the scroll position.
  ///   - stage: the stage that the effect was prepared on.
  /// - Returns: nil if nothing scrolls under the gesture.
  package init?(_ gesture: RecordedGesture, to effect: ScrollEffect, on stage: Stage) {
    guard let scroll = gesture.scroll(on: stage) else { return nil }
    let size = stage.container.size
    self.stage = stage
    self.effect = effect
    path = TouchPath(gesture.touches(in: size, isRightToLeft: stage.traits.isRightToLeft))
    motion = ScrollMotion(scroll, under: gesture.touches(in: size, isRightToLeft: false))
  }

  /// The layers, the same at all times.
  package var layers: [Layer] { effect.layers }

  /// The time of the last change, in seconds from the start of the recording.
  package var end: Double { path.touches.indices.last.map { motion.end(after: $0) } ?? 0 }

  /// The state of the layers at a time.
  package func frame(at time: Double) -> Frame {
    var effect = effect
    effect.show(position(at: time))
    return effect.frame
  }

  /// The scroll position at a time, in the stage's coordinates.
  func position(at time: Double) -> ScrollPosition {
    motion.position(at: time).inCoordinates(of: stage)
  }
}

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

extension ScrollPerformance {
  /// A record for each touch, and for each frame while the content moves without touches.
  package var records: [TraceRecord] {
    path.touches.indices.flatMap { index in
      let next = index + 1 < path.touches.count ? path.touches[index + 1].time : .infinity
      let touch = path.touches[index]
      let frames = TraceRecord.frameTimes(
        from: touch.time, to: motion.end(after: index), before: next)
      return [record(at: touch.time, touch)] + frames.map { record(at: $0, nil) }
    }
  }

  private func record(at time: Double, _ touch: TouchEvent?) -> TraceRecord {
    TraceRecord(
      time: time, touch: touch, offset: position(at: time).offset,
      state: motion.phase(at: time).rawValue, layers: layers, frame: frame(at: time))
  }
}

/// The part of the screen above a list that covers what is scrolled under it: a title, a search
/// field, the status bar.
///
/// A scene's screen is one picture below all scrolled content, so that without a cover cards would
/// run over its title. Only previews need one; a device's screen has its own bar.
package struct ScrollHeader: Hashable, Sendable {
  /// The layer, shown above the others.
  package let layer: Layer

  /// The upper part of the lower screen, down to the top of its list.
  ///
  /// - Returns: nil if the list begins at the top or scrolls sideways, or there is none.
  package init?(on stage: Stage) {
    let screen = stage.from.frame
    guard let top = stage.siblings.map(\.frame.minY).min(), top > screen.minY,
      screen.height > 0, stage.scrollView?.isSideways == false
    else { return nil }
    let height = min(top, screen.maxY) - screen.minY
    let region = Rect2D(x: 0, y: 0, width: 1, height: height / screen.height)
    let frame = Rect2D(
      origin: screen.origin, size: Size2D(width: screen.width, height: height))
    layer = Layer(
      id: "cover", contents: .snapshot(of: .from, region: region, when: .before),
      state: LayerState(frame: frame))
  }
}
