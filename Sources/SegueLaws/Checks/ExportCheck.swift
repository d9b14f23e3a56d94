import SegueCatalog
import SegueExport
import SegueTimeline

/// Law 9: exporters represent a timeline completely, or report what they leave out.
///
/// Formats that hold a whole preset are held to the same: an operation is in the file, or among the losses.
/// Container size and direction do not matter here: only the first variant is checked.
struct ExportCheck {
  let subject: LawSubject

  var violations: [Violation] {
    let variant = subject.variant
    guard variant.size == StageVariant.sizes.first, !variant.isRightToLeft else { return [] }
    // A failure of the timeline with a source belongs to that variant and is reported there.
    if (try? subject.isRepeated(in: variant)) == true { return [] }
    let environment = subject.environment
    let fault =
      environment.exporters.lazy.compactMap { exporter in
        failure(of: exporter).map { "\(exporter.format) \($0)" }
      }.first
      ?? environment.formats.lazy.compactMap { format in
        failure(of: format).map { "\(format.name) \($0)" }
      }.first
    return fault.map { [subject.violation(of: .export, $0)] } ?? []
  }

  /// A format of whole presets has the operation, or reports why not; it is checked with the first operation.
  private func failure(of format: PresetFormat) -> String? {
    guard subject.operation == subject.preset.operations.first else { return nil }
    do throws(PresetExport.Problem) {
      let export = try format.export(subject.preset, subject.registry)
      if let word = ExportedText(export.text).badNumber {
        return "contains '\(word)' instead of a number"
      }
      let silent = subject.preset.operations.first { operation in
        !export.operations.contains(operation)
          && !export.losses.contains { $0.operation == operation || $0.operation == nil }
      }
      return silent.map { "has no \($0.rawValue), and does not report it" }
    } catch {
      return error.description.isEmpty ? "gives no reason" : nil
    }
  }

  private var timeline: Timeline { subject.timeline }

  private func failure(of exporter: Exporter) -> String? {
    do {
      let outcome = try exporter.export(timeline, subject.stage)
      let words = ExportedText(outcome.text)
      return words.badNumber.map { "contains '\($0)' instead of a number" }
        ?? layerFault(words.count(of: exporter.layerMark), exporter)
        ?? (exporter.plays ? pictureFault(outcome.losses) ?? endFault(outcome.losses) : nil)
        ?? motionFault(words, outcome.losses, exporter)
    } catch {
      return "export failed: \(error)"
    }
  }

  private func layerFault(_ count: Int, _ exporter: Exporter) -> String? {
    let due = timeline.layers.count * exporter.namings
    return count == due ? nil : "mentions layers \(count) times, expected \(due)"
  }

  /// No pictures were provided: each layer that shows one must be among the losses.
  private func pictureFault(_ losses: LossReport) -> String? {
    let reported = Set(losses.losses.filter { $0.kind == .missingPicture }.compactMap(\.layer))
    let silent = timeline.layers.first { $0.contents.subject != nil && !reported.contains($0.id) }
    return silent.map { "does not report that the picture of '\($0.id)' is missing" }
  }

  private func endFault(_ losses: LossReport) -> String? {
    let isReported = losses.losses.contains {
      if case .endlessMotion = $0.kind { true } else { false }
    }
    return timeline.duration.isFinite || isReported
      ? nil : "does not report that endless motion is cut off"
  }

  /// Checks that every visibly moving layer also moves in the file.
  private func motionFault(
    _ text: ExportedText, _ losses: LossReport, _ exporter: Exporter
  ) -> String? {
    guard let moving = exporter.movingLayers?(text) else { return nil }
    let reported = Set(losses.losses.filter { $0.kind == .tooFast }.compactMap(\.layer))
    let length = timeline.duration.isFinite ? timeline.duration : 10
    let frames = [0, 0.5, 1].map { timeline.sample(at: $0 * length) }
    let lost = timeline.layers.indices.first { index in
      let moves = frames.contains { $0.states[index].isFar(from: frames[0].states[index]) }
      return moves && !moving.contains(index) && !reported.contains(timeline.layers[index].id)
    }
    return lost.map { "does not animate '\(timeline.layers[$0].id)', and does not report it" }
  }
}

extension LayerState {
  /// Whether it differs visibly from another state.
  fileprivate func isFar(from other: LayerState) -> Bool {
    if abs(opacity - other.opacity) > 0.02 { return true }
    let (here, there) = (Homography(matrixToParent), Homography(other.matrixToParent))
    return zip(bounds.corners, other.bounds.corners).contains { a, b in
      guard let a = here.project(a), let b = there.project(b) else { return false }
      return a.distance(to: b) > 1
    }
  }
}
