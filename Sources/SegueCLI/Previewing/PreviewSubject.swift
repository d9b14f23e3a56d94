import SegueCatalog
import SeguePreview
import SegueTimeline

/// What a preview shows.
enum PreviewSubject {
  /// A transition that runs by itself.
  case transition(StagedPreset)
  /// What a gesture does to a transition.
  case interaction(StagedPreset, GesturePerformance)
  /// What a gesture does to a preset that a scroll position drives.
  case scroll(PreviewStage, ScrollPerformance, fonts: FontSet)

  /// The typefaces of scenes and captions.
  var fonts: FontSet {
    switch self {
    case .transition(let staged), .interaction(let staged, _): staged.fonts
    case .scroll(_, _, let fonts): fonts
    }
  }

  /// The size of what is shown, in points.
  var container: Size {
    switch self {
    case .transition(let staged), .interaction(let staged, _): staged.resolved.stage.container.size
    case .scroll(let set, _, _): set.stage.container.size
    }
  }

  /// The color behind everything.
  var background: Color {
    switch self {
    case .transition(let staged), .interaction(let staged, _):
      staged.resolved.stage.presentation?.background ?? .black
    case .scroll: .black
    }
  }

  /// What is to be seen, in frames, at some pixels in a point.
  func frameSource(scale: Double) throws -> any FrameSource {
    switch self {
    case .transition(let staged): return try staged.frameSource(scale: scale)
    case .interaction(let staged, let performance):
      return try performance.frameSource(pictures: staged.source(scale: scale), scale: scale)
    case .scroll(let set, let performance, let fonts):
      let pictures = set.source(on: performance.stage, fonts: fonts, scale: scale)
      return try performance.frameSource(pictures: pictures, scale: scale)
    }
  }

  /// It as a page; nil where a scroll position drives it, which no page can show.
  func page(of preset: Preset, scale: Double) throws -> PreviewPage? {
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
