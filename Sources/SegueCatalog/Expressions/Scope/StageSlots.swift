/// Where a stage writes its values for expressions to read.
///
/// The names of single variables are looked up with `ExpressionScope.slot(of:)`.
package enum StageSlots {
  /// How many slots every stage has, before parameters and elements.
  package static let count = StageTable.shared.variables.count
  package static let from = frame("from.x")
  package static let to = frame("to.x")
  package static let source = frame("source.x")
  package static let destination = frame("destination.x")
  package static let item = frame("item.x")
  /// The item's index, count, row, column, rows and columns, in this order.
  package static let itemCounts = [
    "item.index", "item.count", "item.row", "item.column", "item.rows", "item.columns",
  ].map(slot)

  private static func frame(_ name: String) -> FrameSlots {
    FrameSlots(first: slot(name))
  }

  /// The slot of a stage variable that is known to exist.
  private static func slot(_ name: String) -> Int {
    guard let slot = StageTable.shared.names.names.firstIndex(of: name) else {
      preconditionFailure("the stage has no variable \(name)")
    }
    return slot
  }
}
