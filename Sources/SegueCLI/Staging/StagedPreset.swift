import SegueCatalog
import SeguePreview
import SegueTimeline

/// A preset on its stage: rehearsed, and with the pictures of what is on it.
struct StagedPreset {
  /// The preset.
  let preset: Preset
  /// The transition.
  let rehearsal: Rehearsal
  /// The typefaces of scenes and captions.
  let fonts: FontSet
  /// What is probably not as it was meant.
  let remarks: [String]
  private let set: PreviewStage

  /// Sets the stage and rehearses.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - request: the stage that is asked for.
  ///   - pictures: what is to be seen on it.
  ///   - catalogue: where presets, scenes and fonts come from.
  init(
    _ preset: Preset, _ request: StageRequest, _ pictures: PictureChoice, in catalogue: Catalogue
  ) throws(CommandFailure) {
    let setting = StageSetting(
      preset: preset, request: request, pictures: pictures, folders: catalogue.folders)
    self.preset = preset
    set = try setting.stage()
    rehearsal = try Rehearsal.strict(
      preset, parameters: try preset.parameters(request.parameters), on: set.stage,
      registry: catalogue.registry)
    fonts = try FontSet(catalogue: catalogue.folders)
    let ends = rehearsal.timeline.declarations
    let lacksSource = (ends.startsAtSource || ends.endsAtSource) && set.stage.source == nil
    remarks =
      set.remarks
      + (lacksSource ? ["nothing says where the source is: give --source x,y,w,h"] : [])
  }

  /// What frames are drawn with, at some pixels in a point.
  func source(scale: Double) -> any PictureSource {
    set.source(on: rehearsal.stage, fonts: fonts, scale: scale)
  }

  /// The transition as a film, at some pixels in a point.
  func film(scale: Double) throws -> TransitionFilm {
    try TransitionFilm(
      rehearsal.timeline, on: rehearsal.stage, pictures: source(scale: scale), scale: scale)
  }
}
