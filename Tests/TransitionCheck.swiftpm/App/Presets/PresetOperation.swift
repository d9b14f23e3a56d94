import SegueCatalog
import SegueCoordinator
import SegueStyles
import SegueTimeline

/// A preset and one of its operations.
struct PresetOperation {
  let preset: String
  let operation: SegueTimeline.Operation

  var style: TransitionStyle { TransitionStyle(preset, in: .segue) }

  /// Every operation of every preset of the catalog.
  static let all: [PresetOperation] = CompiledCatalog.segue.ids.flatMap { id in
    let preset = try? CompiledCatalog.segue.preset(id)
    return (preset?.operations ?? []).map { PresetOperation(preset: id, operation: $0) }
  }
}
