package import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
package import SeguePreview
package import SegueScenes
package import SegueTimeline

/// The content of a preview: a preset on a stage, and its motion.
package struct PreviewSubject {
  /// The kind of motion.
  package enum Motion {
    /// A transition that runs without a gesture, and for a round trip the one that undoes it.
    case transition(StagedPreset, back: StagedPreset?)
    /// A gesture's effect on a transition.
    case interaction(StagedPreset, GesturePerformance)
    /// A gesture's effect on a preset driven by a scroll position.
    case scroll(StagedScroll, ScrollPerformance)
  }

  package let preset: Preset
  /// The stage, as the coordinator left it.
  package let stage: Stage
  /// The typefaces of scenes and captions.
  package let fonts: FontSet
  /// The warnings and notes to show with it.
  package let messages: [StagingMessage]
  package let motion: Motion
  private let set: PreviewStage

  private init(
    _ preset: Preset, on set: PreviewStage, _ stage: Stage, _ motion: Motion, fonts: FontSet,
    messages: [StagingMessage]
  ) {
    (self.preset, self.set, self.stage) = (preset, set, stage)
    (self.motion, self.fonts, self.messages) = (motion, fonts, messages)
  }

  private init(_ staged: StagedPreset, _ motion: Motion, and more: [StagingMessage] = []) {
    self.init(
      staged.preset, on: staged.set, staged.resolved.stage, motion, fonts: staged.fonts,
      messages: staged.messages + more.filter { !staged.messages.contains($0) })
  }

  /// Shows a transition that runs without a gesture.
  package init(_ staged: StagedPreset) { self.init(staged, .transition(staged, back: nil)) }

  /// Sets the stage for a preset.
  ///
  /// - Parameters:
  ///   - preset: the preset to show.
  ///   - gesture: the gesture that drives it; nil to run it without one.
  ///   - request: the requested stage.
  ///   - pictures: the pictures on it.
  ///   - catalog: the source of presets, scenes and fonts.
  package init(
    _ preset: Preset, heldBy gesture: RecordedGesture?, _ request: StageRequest,
    _ pictures: PictureChoice, in catalog: LoadedCatalog
  ) throws(StagingError) {
    if preset.scroll != nil {
      let gesture = try preset.driven(by: gesture)
      let set = try StageBuilder(
        preset: preset, request: request, pictures: pictures, folders: catalog.folders
      ).scrolledStage()
      let staged = try StagedScroll(preset, request.parameters, on: set.stage)
      self.init(
        preset, on: set, set.stage, .scroll(staged, try staged.performance(of: gesture)),
        fonts: try FontSet(catalog: catalog.folders), messages: set.messages)
      return
    }
    let asked =
      gesture == nil ? request : try request.forInteraction(of: preset, in: catalog.registry)
    let staged = try StagedPreset(preset, asked, pictures, in: catalog)
    guard let gesture else {
      self.init(staged)
      return
    }
    let performance = try staged.resolved.performance(of: gesture)
    self.init(staged, .interaction(staged, performance), and: performance.messages)
  }

  /// Sets the stage for a preset as shown when no gesture is requested.
  package init(
    _ preset: Preset, on request: StageRequest, _ pictures: PictureChoice = PictureChoice(),
    in catalog: LoadedCatalog
  ) throws(StagingError) {
    guard preset.scroll != nil else {
      try self.init(preset, heldBy: nil, request, pictures, in: catalog)
      return
    }
    let stage = try StageBuilder(
      preset: preset, request: request, pictures: pictures, folders: catalog.folders
    ).scrolledStage().stage
    let isSideways = stage.scrollView?.isSideways ?? false
    let gesture = try CatalogFiles(.gesture, in: catalog.folders).gesture(
      isSideways ? "scroll-sideways" : "overscroll-top")
    try self.init(preset, heldBy: gesture, request, pictures, in: catalog)
  }

  /// Sets the stages for a preset's operation and the one that undoes it.
  package init(
    roundTripOf preset: Preset, _ request: StageRequest, _ pictures: PictureChoice,
    in catalog: LoadedCatalog
  ) throws(StagingError) {
    guard preset.scroll == nil else {
      throw StagingError(
        .request, "'\(preset.id)' is driven by a scroll position, so it has no round trip",
        help: "leave out --round-trip")
    }
    let trip = try request.roundTrip(of: preset)
    let named = try request.operation(of: preset)
    let (away, home) =
      trip.there.operation == named
      ? (pictures, pictures.swapped) : (pictures.swapped, pictures)
    let there = try StagedPreset(preset, trip.there, away, in: catalog)
    let back = try StagedPreset(preset, trip.back, home, in: catalog)
    // Both ways are shown, so that nobody needs to be told which screen is below the other.
    self.init(
      there, .transition(there, back: back),
      and: back.messages.filter { $0.text != back.set.direction })
  }

  /// How long a round trip stays on the other screen, in seconds.
  private static let roundTripPause = 0.6

  /// The source of the pictures on the stage, at a scale in pixels per point.
  package func source(scale: Double) -> any PictureSource {
    set.source(on: stage, fonts: fonts, scale: scale)
  }

  /// The frames, at a scale in pixels per point, each drawn by a number of threads.
  package func frameSource(scale: Double, threads: Int = 2) throws -> any FrameSource {
    switch motion {
    case .transition(let there, back: let back):
      let frames = try there.frameSource(scale: scale, threads: threads)
      guard let back else { return frames }
      return RoundTripFrameSource(
        frames, pause: Self.roundTripPause,
        back: try back.frameSource(scale: scale, threads: threads))
    case .interaction(_, let performance):
      return try performance.frameSource(
        pictures: source(scale: scale), scale: scale, threads: threads)
    case .scroll(_, let performance):
      return try performance.frameSource(
        pictures: source(scale: scale), scale: scale, threads: threads)
    }
  }

  /// The page; nil for presets driven by a scroll position and for round trips, which pages do not
  /// support.
  package func page(scale: Double) throws -> PreviewPage? {
    let timeline: Timeline
    var progress: [OverlayPictures.Moment]?
    switch motion {
    case .transition(let staged, back: nil): timeline = staged.resolved.timeline
    case .interaction(_, let performance):
      timeline = try performance.timeline()
      progress = performance.progress
    case .scroll, .transition: return nil
    }
    return try PreviewPage(
      timeline, on: stage, preset: preset, source: source(scale: scale), progress: progress)
  }

  /// The name, the operation and the duration, for a caption.
  ///
  /// - Parameter speed: the playback speed, which is named where it is not 1.
  package func caption(speed: Double) -> ReviewFrame.Caption {
    let pace = speed == 1 ? "" : " · \(speed.shortText)×"
    return ReviewFrame.Caption(title: preset.name.printable, detail: detail.printable + pace)
  }

  /// The operation and the duration, or the gesture.
  package var detail: String {
    switch motion {
    case .transition(let there, back: let back):
      [there, back].compactMap { $0?.resolved.detail }.joined(separator: ", ")
    case .interaction(_, let performance):
      "\(stage.operation.rawValue) · \(performance.gesture)"
    case .scroll: "scroll"
    }
  }
}

extension ResolvedTransition {
  /// The operation and the duration.
  fileprivate var detail: String {
    let seconds = ((timeline.duration * 1000).rounded() / 1000).shortText
    return "\(stage.operation.rawValue) · \(seconds) s"
  }
}
