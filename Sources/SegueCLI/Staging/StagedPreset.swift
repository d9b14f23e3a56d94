import SegueCatalog
import SeguePreview
import SegueTimeline

/// A preset on its stage: rehearsed, and with the pictures of what is on it.
struct StagedPreset {
  /// The preset.
  let preset: Preset
  /// The transition.
  let resolved: ResolvedTransition
  /// The typefaces of scenes and captions.
  let fonts: FontSet
  /// What is probably not as it was meant.
  let messages: [String]
  private let set: PreviewStage

  /// Sets the stage and rehearses.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - request: the stage that is asked for.
  ///   - pictures: what is to be seen on it.
  ///   - catalog: where presets, scenes and fonts come from.
  init(
    _ preset: Preset, _ request: StageRequest, _ pictures: PictureChoice, in catalog: Catalog
  ) throws(CommandFailure) {
    let setting = StageBuilder(
      preset: preset, request: request, pictures: pictures, folders: catalog.folders)
    self.preset = preset
    set = try setting.stage()
    resolved = try ResolvedTransition.strict(
      preset, parameters: try preset.parameters(request.parameters), on: set.stage,
      registry: catalog.registry)
    fonts = try FontSet(catalog: catalog.folders)
    let ends = resolved.timeline.declarations
    let lacksSource = (ends.startsAtSource || ends.endsAtSource) && set.stage.source == nil
    messages =
      set.messages
      + (lacksSource ? ["nothing says where the source is: give --source x,y,w,h"] : [])
  }

  /// What frames are drawn with, at some pixels in a point.
  func source(scale: Double) -> any PictureSource {
    set.source(on: resolved.stage, fonts: fonts, scale: scale)
  }

  /// The transition as a film, at some pixels in a point.
  func frameSource(scale: Double) throws -> TransitionFrameSource {
    try TransitionFrameSource(
      resolved.timeline, on: resolved.stage, pictures: source(scale: scale), scale: scale)
  }
}
