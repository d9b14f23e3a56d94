import SegueCatalog
import SegueTimeline

/// A preset as a style sheet for view transitions in a browser.
///
/// Each operation has two types: the preset's id and the operation's name. The screen is the element with the name
/// `segue-screen`, by default the whole page. Parameters are custom properties, formulas are `calc()`, springs are
/// `linear()`.
struct CSSExport {
  let export: PresetExport

  /// Exports a preset.
  ///
  /// - Throws: ``PresetExport/Problem`` if none of its operations can be written.
  init(_ preset: Preset, from registry: Registry) throws(PresetExport.Problem) {
    let calmer = preset.reducedMotion.presetID.flatMap { registry.preset($0) }
    var sheet = CSSSheet(preset, calmer: calmer)
    var written: [SegueTimeline.Operation] = []
    var omitted: [(operation: SegueTimeline.Operation, reason: CSSObstacle)] = []
    for operation in preset.operations {
      do {
        try sheet.add(operation)
        written.append(operation)
      } catch {
        omitted.append((operation, error))
      }
    }
    guard !written.isEmpty else {
      throw PresetExport.Problem(
        omitted.first?.reason.description ?? "it is driven by a scroll position")
    }
    var losses = omitted.map {
      PresetExport.Loss($0.operation, "is left out: \($0.reason.description)")
    }
    losses += sheet.losses
    losses += Self.losses(of: preset, sheet).map { PresetExport.Loss(nil, $0) }
    export = PresetExport(
      text: sheet.text(losses: losses), operations: written, losses: losses)
  }

  /// What a page cannot show, or what it shows otherwise.
  private static func losses(of preset: Preset, _ sheet: CSSSheet) -> [String] {
    var losses = ["the old screen is a still picture, and nothing can be touched meanwhile"]
    if !preset.interactions.isEmpty {
      losses.append("its gesture needs a script, such as that of segue.js, and cannot catch it")
    }
    if sheet.hasComputedEasings {
      losses.append("easings stay those of the parameters' default values")
    }
    return losses
  }
}
