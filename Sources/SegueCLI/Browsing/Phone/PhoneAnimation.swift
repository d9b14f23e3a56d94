import SegueCatalog
import SeguePreview
import SegueTimeline

/// What a phone shows of a preset.
struct PhoneAnimation {
  /// What a finger takes hold of.
  enum Hold {
    case transition(StagedPreset)
    case scroll(PreviewStage, StagedScroll, FontSet)
  }

  /// What it was made for.
  let request: PhoneAnimationRequest
  /// What a finger takes hold of.
  let hold: Hold
  private let frameSource: any FrameSource

  /// The gesture that shows what a scroll position does.
  private static let scrolling = "overscroll-top"

  /// Sets the stage, and draws what is on it.
  ///
  /// - Throws: ``CommandFailure`` with what is missing or wrong.
  init(
    _ request: PhoneAnimationRequest, of preset: Preset, in catalog: Catalog
  ) throws(CommandFailure) {
    self.request = request
    let stage = request.stage(for: preset)
    do {
      if preset.scroll == nil {
        let staged = try StagedPreset(preset, stage, PictureChoice(), in: catalog)
        hold = .transition(staged)
        frameSource = try staged.frameSource(scale: request.scale)
      } else {
        let set = try StageBuilder(
          preset: preset, request: stage, pictures: PictureChoice(), folders: catalog.folders
        ).scrolledStage()
        let staged = try StagedScroll(preset, stage.parameters, on: set.stage)
        let gesture = try CatalogFiles(.gesture, in: catalog.folders)
          .gesture(Self.scrolling)
        let performance = try staged.performance(of: gesture)
        let fonts = try FontSet(catalog: catalog.folders)
        hold = .scroll(set, staged, fonts)
        frameSource = try performance.frameSource(
          pictures: set.source(on: performance.stage, fonts: fonts, scale: request.scale),
          scale: request.scale)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
    }
  }

  /// How long it takes, in seconds.
  var duration: Double { frameSource.duration }

  /// The frame at a part of the whole, 0…1.
  func frame(at progress: Double) throws -> Bitmap { try frameSource.frame(at: progress) }
}
