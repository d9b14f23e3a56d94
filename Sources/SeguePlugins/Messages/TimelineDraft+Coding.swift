import SegueCatalog
import SeguePluginABI
import SegueTimeline

extension TimelineDraft: BinaryCodable {
  /// Reads a draft with the same checks as when it was written: the sender may be compromised.
  static func coded(
    by coder: inout some BinaryCoder, _ value: TimelineDraft?
  ) throws(DamagedBytes) -> TimelineDraft {
    let layers = try coder.list(value?.layers)
    let tracks = try coder.list(value?.tracks)
    let duration = try coder.optionalNumber(value?.duration)
    let declarations = Timeline.Declarations(
      startsAtSource: try coder.flag(value?.declarations.startsAtSource),
      endsAtSource: try coder.flag(value?.declarations.endsAtSource),
      hasCut: try coder.flag(value?.declarations.hasCut))
    var draft = TimelineDraft()
    do throws(ABIProblem) {
      for layer in layers { try draft.add(layer) }
      for track in tracks { try draft.add(track) }
      if let duration { try draft.setDuration(duration) }
    } catch {
      throw coder.damaged()
    }
    draft.declarations = declarations
    return draft
  }
}
