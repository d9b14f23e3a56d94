import SegueCatalog
package import SegueTimeline

/// The values of a scene's variables for one node.
package struct SceneScope: Sendable {
  /// The values by slot, as expressions read them.
  package private(set) var values: [Double]

  /// Creates the scope of a whole container and evaluates its measures.
  package init(container: Size2D, safeArea: Insets, measures: [Measure] = []) {
    values = [Double](repeating: 0, count: StageSlots.count + 2)
    for (name, value) in [
      ("container.width", container.width), ("container.height", container.height),
      ("safe.top", safeArea.top), ("safe.left", safeArea.left),
      ("safe.bottom", safeArea.bottom), ("safe.right", safeArea.right),
    ] {
      values[SceneSlots.slot(name)] = value
    }
    enclosing = container
    for measure in measures { values.append(measure.length.value(in: self)) }
  }

  /// The enclosing frame's size.
  package var enclosing: Size2D {
    get { Size2D(width: values[SceneSlots.width], height: values[SceneSlots.height]) }
    set {
      values[SceneSlots.width] = newValue.width
      values[SceneSlots.height] = newValue.height
    }
  }

  /// Enters an item of a repetition.
  mutating func enter(_ item: SceneItem) {
    let columns = Int(max(1, item.columns.value(in: self).rounded()))
    values[SceneSlots.index] = Double(item.index)
    values[SceneSlots.count] = Double(item.count)
    values[SceneSlots.row] = Double(item.index / columns)
    values[SceneSlots.column] = Double(item.index % columns)
  }
}

/// The slots of a scene's variables.
private enum SceneSlots {
  static let width = StageSlots.count
  static let height = StageSlots.count + 1
  static let index = slot("item.index")
  static let count = slot("item.count")
  static let row = slot("item.row")
  static let column = slot("item.column")

  private static let scope = ExpressionScope(.itemTracks)

  /// Returns the slot of a variable that every stage has.
  static func slot(_ name: String) -> Int {
    guard let slot = scope.slot(of: name) else {
      preconditionFailure("the stage has no variable \(name)")
    }
    return slot
  }
}
