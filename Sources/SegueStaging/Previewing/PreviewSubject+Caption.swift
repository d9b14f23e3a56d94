package import SegueCatalog
import SegueDiagnostics
package import SeguePreview
import SegueTimeline

extension PreviewSubject {
  /// The name, the operation and the duration, for a caption.
  ///
  /// - Parameter speed: the playback speed, which is named where it is not 1.
  package func caption(of preset: Preset, speed: Double) -> ReviewFrame.Caption {
    let pace = speed == 1 ? "" : " · \(speed.shortText)×"
    return ReviewFrame.Caption(title: preset.name.printable, detail: detail.printable + pace)
  }

  private var detail: String {
    switch self {
    case .transition(let staged): Self.text(staged)
    case .roundTrip(let there, let back): "\(Self.text(there)), \(Self.text(back))"
    case .interaction(let staged, let performance):
      "\(staged.resolved.stage.operation.rawValue) · \(performance.gesture)"
    case .scroll: "scroll"
    }
  }

  private static func text(_ staged: StagedPreset) -> String {
    let resolved = staged.resolved
    let seconds = ((resolved.timeline.duration * 1000).rounded() / 1000).shortText
    return "\(resolved.stage.operation.rawValue) · \(seconds) s"
  }
}
