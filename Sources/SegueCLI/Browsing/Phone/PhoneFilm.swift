import SegueCatalog
import SeguePreview
import SegueTimeline

/// What a phone shows of a preset.
struct PhoneFilm {
  /// What a finger takes hold of.
  enum Hold {
    case transition(StagedPreset)
    case scroll(PreviewStage, StagedScroll, FontSet)
  }

  /// What it was made for.
  let request: PhoneRequest
  /// What a finger takes hold of.
  let hold: Hold
  private let film: any Film

  /// The gesture that shows what a scroll position does.
  private static let scrolling = "overscroll-top"

  /// Sets the stage, and draws what is on it.
  ///
  /// - Throws: ``CommandFailure`` with what is missing or wrong.
  init(
    _ request: PhoneRequest, of preset: Preset, in catalogue: Catalogue
  ) throws(CommandFailure) {
    self.request = request
    let stage = request.stage(for: preset)
    do {
      if preset.scroll == nil {
        let staged = try StagedPreset(preset, stage, PictureChoice(), in: catalogue)
        hold = .transition(staged)
        film = try staged.film(scale: request.scale)
      } else {
        let set = try StageSetting(
          preset: preset, request: stage, pictures: PictureChoice(), folders: catalogue.folders
        ).scrolledStage()
        let staged = try StagedScroll(preset, stage.parameters, on: set.stage)
        let gesture = try CatalogueFiles(.gesture, in: catalogue.folders)
          .gesture(Self.scrolling)
        let performance = try staged.performance(of: gesture)
        let fonts = try FontSet(catalogue: catalogue.folders)
        hold = .scroll(set, staged, fonts)
        film = try performance.film(
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
  var duration: Double { film.duration }

  /// The frame at a part of the whole, 0…1.
  func frame(at progress: Double) throws -> Bitmap { try film.frame(at: progress) }
}
