/// Where a stage writes its values for expressions to read.
///
/// The names of single variables are looked up with `ExpressionScope.slot(of:)`.
package enum StageSlots {
  /// How many slots every stage has, before parameters and elements.
  package static let count = StageTable.shared.variables.count
  package static let from = frame("from.x")
  package static let to = frame("to.x")
  package static let fromNow = frame("from.now.x")
  package static let toNow = frame("to.now.x")
  package static let source = frame("source.x")
  package static let destination = frame("destination.x")
  package static let item = frame("item.x")
  /// The item's index, count, row, column, rows and columns: six in a row.
  package static let itemCounts = slot("item.index")

  /// Translation x and y, velocity x and y, distance, speed, scale and progress of a gesture: eight in a row.
  package static let gesture = slot("gesture.translation.x")
  package static let progress = slot("progress")
  /// Offset x and y, velocity x and y, width and height, content width and height, the insets from the
  /// top counter-clockwise, at top and at bottom: fourteen in a row.
  package static let scroll = slot("scroll.offset.x")

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
