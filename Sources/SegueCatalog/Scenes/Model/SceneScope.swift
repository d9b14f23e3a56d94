package import SegueTimeline

/// The names that a scene's expressions may use, and their values at one place.
package struct SceneScope: Sendable {
  package var container: Size
  package var safeArea: Insets
  /// The enclosing frame's size.
  package var enclosing: Size
  package var item: SceneItem?
  package var measures: [String: Double]

  package init(
    container: Size, safeArea: Insets, enclosing: Size? = nil, item: SceneItem? = nil,
    measures: [String: Double] = [:]
  ) {
    self.container = container
    self.safeArea = safeArea
    self.enclosing = enclosing ?? container
    self.item = item
    self.measures = measures
  }

  /// The names that are known everywhere.
  package static let commonNames = [
    "width", "height", "container.width", "container.height", "safe.top", "safe.left",
    "safe.bottom", "safe.right",
  ]
  /// The names that are known within a repetition.
  package static let itemNames = ["item.index", "item.row", "item.column", "item.count"]

  /// The value of a name, or nil where there is none such here.
  package func value(of name: String) -> Double? {
    switch name {
    case "width": enclosing.width
    case "height": enclosing.height
    case "container.width": container.width
    case "container.height": container.height
    case "safe.top": safeArea.top
    case "safe.left": safeArea.left
    case "safe.bottom": safeArea.bottom
    case "safe.right": safeArea.right
    case "item.index": item.map { Double($0.index) }
    case "item.row": item.map { Double($0.row) }
    case "item.column": item.map { Double($0.column) }
    case "item.count": item.map { Double($0.count) }
    default: measures[name]
    }
  }
}
