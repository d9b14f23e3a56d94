package import SegueCatalog
import SegueCoordinator
package import SeguePreview
package import SegueTimeline

/// What a preview shows.
package enum PreviewSubject {
  /// A transition that runs by itself.
  case transition(StagedPreset)
  /// What a gesture does to a transition.
  case interaction(StagedPreset, GesturePerformance)
  /// What a gesture does to a preset that a scroll position drives.
  case scroll(PreviewStage, StagedScroll, ScrollPerformance, fonts: FontSet)

  /// Sets the stage for a preset.
  ///
  /// - Parameters:
  ///   - preset: what is shown.
  ///   - gesture: what fingers do to it; nil where it runs by itself.
  ///   - request: the stage that is asked for.
  ///   - pictures: what is to be seen on it.
  ///   - catalog: where presets, scenes and fonts come from.
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
    let asked = gesture == nil ? request : try request.held(by: preset, in: catalog.registry)
    let staged = try StagedPreset(preset, asked, pictures, in: catalog)
    guard let gesture else {
      self = .transition(staged)
      return
    }
    self = .interaction(staged, try staged.resolved.performance(of: gesture))
  }

  /// Sets the stage for a preset as it is shown where no gesture is asked for.
  package init(
    _ preset: Preset, on request: StageRequest, in catalog: LoadedCatalog
  ) throws(StagingError) {
    var gesture: RecordedGesture?
    if preset.scroll != nil {
      gesture = try CatalogFiles(.gesture, in: catalog.folders).gesture("overscroll-top")
    }
    try self.init(preset, heldBy: gesture, request, PictureChoice(), in: catalog)
  }

  /// What is to be said beside it.
  package var messages: [Remark] {
    switch self {
    case .transition(let staged): staged.messages
    case .interaction(let staged, let performance): staged.messages + performance.messages
    case .scroll: []
    }
  }

  /// The typefaces of scenes and captions.
  package var fonts: FontSet {
    switch self {
    case .transition(let staged), .interaction(let staged, _): staged.fonts
    case .scroll(_, _, _, let fonts): fonts
    }
  }

  /// The size of what is shown, in points.
  package var container: Size {
    switch self {
    case .transition(let staged), .interaction(let staged, _): staged.resolved.stage.container.size
    case .scroll(let set, _, _, _): set.stage.container.size
    }
  }

  /// The color behind everything.
  package var background: Color {
    switch self {
    case .transition(let staged), .interaction(let staged, _):
      staged.resolved.stage.presentation?.background ?? .black
    case .scroll: .black
    }
  }

  /// What is to be seen, in frames, at some pixels in a point.
  package func frameSource(scale: Double) throws -> any FrameSource {
    switch self {
    case .transition(let staged): return try staged.frameSource(scale: scale)
    case .interaction(let staged, let performance):
      return try performance.frameSource(pictures: staged.source(scale: scale), scale: scale)
    case .scroll(let set, _, let performance, let fonts):
      let pictures = set.source(on: performance.stage, fonts: fonts, scale: scale)
      return try performance.frameSource(pictures: pictures, scale: scale)
    }
  }

  /// It as a page; nil where a scroll position drives it, which no page can show.
  package func page(of preset: Preset, scale: Double) throws -> PreviewPage? {
    let (staged, timeline): (StagedPreset, Timeline)
    switch self {
    case .transition(let alone): (staged, timeline) = (alone, alone.resolved.timeline)
    case .interaction(let held, let performance):
      (staged, timeline) = (held, try performance.timeline())
    case .scroll: return nil
    }
    return try PreviewPage(
      timeline, on: staged.resolved.stage, preset: preset, source: staged.source(scale: scale))
  }
}
