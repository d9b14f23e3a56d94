import SegueTimeline

/// The tracks of a timeline as bars, one lane per animated layer.
struct Lanes {
  let timeline: Timeline
  /// The duration that the full width represents, in seconds.
  let duration: Double

  /// The lanes, or an empty string where nothing moves.
  var markup: String {
    let tracks = Dictionary(grouping: timeline.tracks, by: \.layer)
    let lanes = timeline.layers.indices.compactMap { index in
      tracks[index].map { lane(named: timeline.layers[index].id, tracks: $0) }
    }
    guard !lanes.isEmpty, duration > 0 else { return "" }
    return """
      <section class="lanes" aria-label="When each layer moves" tabindex="0"><ol>
      \(lanes.joined(separator: "\n"))
      </ol><div class="ruler" aria-hidden="true"><i id="playhead"></i></div></section>
      """
  }

  private func lane(named name: String, tracks: [Track]) -> String {
    let bars = Set(tracks.map(Bar.init)).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    let markup = bars.map { bar in
      let start = share(bar.start)
      return
        "<i style=\"left:\(start)%;right:\(rounded(100 - (Double(share(bar.end)) ?? 0), places: 3))%\"></i>"
    }
    return "<li><span title=\"\(htmlEscaped(name))\">\(htmlEscaped(name))</span>"
      + "<b>\(markup.joined())</b></li>"
  }

  private func share(_ time: Double) -> String {
    rounded(min(max(time / duration, 0), 1) * 100, places: 3)
  }

  private struct Bar: Hashable {
    let start, end: Double

    init(_ track: Track) { (start, end) = (track.timing.delay, track.timing.end) }
  }
}
