package import SegueCatalog
import SegueTimeline

extension StageRequest {
  /// The requests for an operation and the one that undoes it, both of which a preset has to support.
  ///
  /// A tab switch is undone by the switch back.
  package func roundTrip(
    of preset: Preset
  ) throws(StagingError) -> (there: StageRequest, back: StageRequest) {
    let operation = try operation(of: preset)
    var (named, other) = (self, self)
    named.operation = operation
    other.operation = operation.inverse
    other.isReturning = operation == .tab
    other.elements = elements.map(\.swapped)
    // A trip begins on the lower screen, whichever operation was named.
    let isBack = operation == .pop || operation == .dismiss
    let (there, back) = isBack ? (other, named) : (named, other)
    for needed in [there.operation, back.operation] {
      guard let needed, !preset.operations.contains(needed) else { continue }
      throw StagingError(
        .request, "'\(preset.id)' does not support \(needed.rawValue), so it has no round trip",
        help: "leave out --round-trip")
    }
    return (there, back)
  }
}
