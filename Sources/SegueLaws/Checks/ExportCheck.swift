import SegueCatalog
import SegueExport
import SegueTimeline

/// Law 9: the exporters say everything of a timeline, or say what they leave out.
///
/// A size is as good as another here: the first one is taken. A crowd of layers is only written as JSON:
/// baking each of them for a browser takes too long for a check.
struct ExportCheck {
  let rehearsal: Rehearsal

  var violations: [Violation] {
    guard rehearsal.variant.size == StageVariant.sizes.first else { return [] }
    let samples = SampleJSON(
      timeline: rehearsal.timeline, stage: rehearsal.stage, progress: [0, 0.5, 1])
    let json = Self.numberFault(in: samples.text, of: "JSON")
    let isCrowded = rehearsal.timeline.layers.count > 40
    return (isCrowded ? [json] : [json] + htmlFaults).compactMap { $0 }.prefix(1)
      .map { rehearsal.violation(of: .export, $0) }
  }

  private var htmlFaults: [String?] {
    let facts = HTMLExport.Facts(name: rehearsal.preset.id, summary: "")
    let page = HTMLExport(
      timeline: rehearsal.timeline, stage: rehearsal.stage, facts: facts, pictures: { _ in nil })
    return [pictureFault(page.losses), Self.numberFault(in: page.text, of: "HTML")]
  }

  /// No pictures were given: each layer that shows one has to be among the losses.
  private func pictureFault(_ losses: LossReport) -> String? {
    let reported = Set(losses.losses.filter { $0.kind == .missingPicture }.compactMap(\.layer))
    let silent = rehearsal.timeline.layers.first {
      $0.contents.subject != nil && !reported.contains($0.id)
    }
    return silent.map { "HTML does not report that the picture of '\($0.id)' is missing" }
  }

  /// Numbers that no reader takes, as Swift prints them.
  static func numberFault(in text: String, of format: String) -> String? {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let bad = words.first { $0 == "nan" || $0 == "inf" }
    return bad.map { "\(format) contains '\($0)' for a number" }
  }
}
