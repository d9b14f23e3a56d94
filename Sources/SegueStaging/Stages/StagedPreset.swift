package import SegueCatalog
package import SeguePreview
import SegueTimeline

/// A preset resolved on its stage, with the pictures of its subjects.
package struct StagedPreset {
  package let preset: Preset
  package let resolved: ResolvedTransition
  /// The typefaces of scenes and captions.
  package let fonts: FontSet
  /// The warnings and notes to show with it.
  package let messages: [StagingMessage]
  let set: PreviewStage

  /// Sets the stage and resolves the preset.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - request: the requested stage.
  ///   - pictures: the pictures on it.
  ///   - catalog: the source of presets, scenes and fonts.
  package init(
    _ preset: Preset, _ request: StageRequest, _ pictures: PictureChoice,
    in catalog: LoadedCatalog
  ) throws(StagingError) {
    let setting = StageBuilder(
      preset: preset, request: request, pictures: pictures, folders: catalog.folders)
    self.preset = preset
    set = try setting.stage()
    resolved = try ResolvedTransition.strict(
      preset, parameters: try preset.parameters(request.parameters), on: set.stage,
      registry: catalog.registry)
    fonts = try FontSet(catalog: catalog.folders)
    messages = set.messages + resolved.messages
  }

  /// The picture source for drawing frames, at a scale in pixels per point.
  package func source(scale: Double) -> any PictureSource {
    set.source(on: resolved.stage, fonts: fonts, scale: scale)
  }

  /// The frames of the transition, at a scale in pixels per point, each drawn by a number of threads.
  package func frameSource(scale: Double, threads: Int = 2) throws -> TransitionFrameSource {
    try TransitionFrameSource(
      resolved.timeline, on: resolved.stage, pictures: source(scale: scale), scale: scale,
      threads: threads)
  }
}
