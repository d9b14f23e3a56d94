package import SegueCatalog
import SegueCoordinator
import SegueExport
package import SeguePreview
package import SegueScenes
package import SegueTimeline

/// The content of a preview.
package enum PreviewSubject {
  /// A transition that runs without a gesture.
  case transition(StagedPreset)
  /// A transition and the one that undoes it.
  case roundTrip(StagedPreset, StagedPreset)
  /// A gesture's effect on a transition.
  case interaction(StagedPreset, GesturePerformance)
  /// A gesture's effect on a preset driven by a scroll position.
  case scroll(PreviewStage, StagedScroll, ScrollPerformance, fonts: FontSet)

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
      let performance = try staged.performance(of: gesture)
      self = .scroll(set, staged, performance, fonts: try FontSet(catalog: catalog.folders))
      return
    }
    let asked =
      gesture == nil ? request : try request.forInteraction(of: preset, in: catalog.registry)
    let staged = try StagedPreset(preset, asked, pictures, in: catalog)
    guard let gesture else {
      self = .transition(staged)
      return
    }
    self = .interaction(staged, try staged.resolved.performance(of: gesture))
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
    let (there, back) = try request.roundTrip(of: preset)
    let named = try request.operation(of: preset)
    self = .roundTrip(
      try StagedPreset(
        preset, there, there.operation == named ? pictures : pictures.swapped, in: catalog),
      try StagedPreset(
        preset, back, there.operation == named ? pictures.swapped : pictures, in: catalog))
  }

  /// How long a round trip stays on the other screen, in seconds.
  package static let roundTripPause = 0.6

  /// The warnings and notes to show with it.
  package var messages: [StagingMessage] {
    switch self {
    case .transition(let staged): staged.messages
    case .roundTrip(let there, let back):
      there.messages + back.messages.filter { !there.messages.contains($0) }
    case .interaction(let staged, let performance): staged.messages + performance.messages
    case .scroll(let set, _, _, _): set.messages
    }
  }

  /// The typefaces of scenes and captions.
  package var fonts: FontSet {
    switch self {
    case .transition(let staged), .roundTrip(let staged, _), .interaction(let staged, _):
      staged.fonts
    case .scroll(_, _, _, let fonts): fonts
    }
  }

  /// The size of the container, in points.
  package var container: Size2D {
    switch self {
    case .transition(let staged), .roundTrip(let staged, _), .interaction(let staged, _):
      staged.resolved.stage.container.size
    case .scroll(let set, _, _, _): set.stage.container.size
    }
  }

  /// The radius of the screen's corners, which the frames are cut to, in points.
  package var cornerRadius: Double {
    switch self {
    case .transition(let staged), .roundTrip(let staged, _), .interaction(let staged, _):
      staged.resolved.stage.container.cornerRadius
    case .scroll(let set, _, _, _): set.stage.container.cornerRadius
    }
  }

  /// The color behind everything.
  package var background: Color {
    switch self {
    case .transition(let staged), .roundTrip(let staged, _), .interaction(let staged, _):
      staged.resolved.stage.presentation?.background ?? .black
    case .scroll: .black
    }
  }

  /// The frames, at a scale in pixels per point, each drawn by a number of threads.
  package func frameSource(scale: Double, threads: Int = 2) throws -> any FrameSource {
    switch self {
    case .transition(let staged): return try staged.frameSource(scale: scale, threads: threads)
    case .roundTrip(let there, let back):
      return RoundTripFrameSource(
        try there.frameSource(scale: scale, threads: threads), pause: Self.roundTripPause,
        back: try back.frameSource(scale: scale, threads: threads))
    case .interaction(let staged, let performance):
      return try performance.frameSource(
        pictures: staged.source(scale: scale), scale: scale, threads: threads)
    case .scroll(let set, _, let performance, let fonts):
      let pictures = set.source(on: performance.stage, fonts: fonts, scale: scale)
      return try performance.frameSource(pictures: pictures, scale: scale, threads: threads)
    }
  }

  /// The page; nil for presets driven by a scroll position and for round trips, which pages do not
  /// support.
  package func page(of preset: Preset, scale: Double) throws -> PreviewPage? {
    let (staged, timeline): (StagedPreset, Timeline)
    var progress: [OverlayPictures.Moment]?
    switch self {
    case .transition(let alone): (staged, timeline) = (alone, alone.resolved.timeline)
    case .interaction(let held, let performance):
      (staged, timeline) = (held, try performance.timeline())
      progress = performance.progress
    case .scroll, .roundTrip: return nil
    }
    return try PreviewPage(
      timeline, on: staged.resolved.stage, preset: preset, source: staged.source(scale: scale),
      progress: progress)
  }
}
