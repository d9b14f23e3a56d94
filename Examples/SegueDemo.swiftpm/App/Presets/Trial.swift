import SegueCatalog
import SegueCoordinator
import SegueStyles
import SegueTimeline

/// A preset of the catalog, and a way to try it.
struct Trial: Hashable {
  let preset: String
  let name: String
  let summary: String
  let operation: SegueTimeline.Operation

  /// The style, found by its id.
  ///
  /// Your own code names it: each preset has a constant, such as `TransitionStyle.cellZoom`.
  var style: TransitionStyle { TransitionStyle(preset, in: .segue) }
}

extension Trial {
  /// Everything that the catalog's presets can do, way by way.
  static let all = [SegueTimeline.Operation.push, .present, .tab].flatMap { operation in
    CompiledCatalog.segue.ids
      .compactMap { try? CompiledCatalog.segue.preset($0) }
      .filter { $0.operations.contains(operation) }
      .map { Trial(preset: $0.id, name: $0.name, summary: $0.summary, operation: operation) }
  }
}
