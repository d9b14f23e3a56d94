import SeguePreview
import SegueCatalog
import SegueDiagnostics
import SegueTerminal
import SegueTimeline

/// Samples of a timeline for people: a layer per line.
struct SampleText {
  let timeline: Timeline
  let progress: [Double]

  /// The text.
  var text: String {
    progress.map(moment).joined(separator: "\n\n")
  }

  private func moment(_ progress: Double) -> String {
    let time = timeline.time(at: progress)
    let frame = timeline.sample(at: time)
    let width = timeline.layers.map(\.id.columnCount).max() ?? 0
    let lines = zip(timeline.layers, frame.states).map { layer, state in
      "  \(layer.id.printable.fitted(to: width))  \(state.line)"
    }
    let heading = "\(Self.short(progress * 100))%, \(Self.short(time * 1000)) ms"
    return ([heading] + lines).joined(separator: "\n")
  }

  fileprivate static func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded.magnitude < 1e12 ? (rounded + 0).shortText : "\(number)"
  }
}

extension LayerState {
  /// The most important properties, in one line.
  fileprivate var line: String {
    func short(_ numbers: Double...) -> String {
      numbers.map(SampleText.short).joined(separator: ", ")
    }
    var parts = [
      "center \(short(position.x, position.y))", "size \(short(bounds.width, bounds.height))",
      "opacity \(short(opacity))",
    ]
    if transform != .identity {
      parts.append("moved \(short(transform.m41, transform.m42))")
      parts.append("m11 \(short(transform.m11)) m22 \(short(transform.m22))")
    }
    if cornerRadius != 0 { parts.append("radius \(short(cornerRadius))") }
    if zPosition != 0 { parts.append("z \(short(zPosition))") }
    if isHidden { parts.append("hidden") }
    return parts.joined(separator: "  ")
  }
}
