package import SegueCatalog
package import SegueExport
import SeguePreview
import SegueTimeline

extension CSSPage {
  /// A page that plays a preset's style sheet between the two screens of the preset's scene.
  package init(_ sheet: PresetExport, of preset: Preset, in catalog: LoadedCatalog) throws {
    let operation = sheet.operations.first ?? .push
    let request = StageRequest(operation: operation, cornerRadius: 0)
    let staged = try StagedPreset(preset, request, PictureChoice(), in: catalog)
    let size = staged.resolved.stage.container.size
    let frames = try staged.frameSource(scale: 2)
    var pictures = try [0, 1].map { progress in
      EncodedPicture(bytes: try PNG.encode(frames.frame(at: progress)), size: size)
    }
    if operation == .pop || operation == .dismiss { pictures.reverse() }
    self.init(
      css: sheet.text, name: preset.name, summary: preset.summary, preset: preset.id,
      operations: sheet.operations,
      screens: Screens(
        lower: pictures[0], upper: pictures[1],
        source: sheet.text.contains("--segue-source") ? staged.resolved.stage.source?.frame : nil))
  }
}
