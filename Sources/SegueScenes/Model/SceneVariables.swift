package import SegueCatalog

/// The variables available to a scene's expressions.
package struct SceneVariables: Sendable {
  /// The variables of every scene, besides the measures.
  package static let common = [
    "container.width", "container.height", "safe.top", "safe.left", "safe.bottom", "safe.right",
    "item.index", "item.row", "item.column", "item.count",
  ]
  /// The variables that every scene stores in the parameter slots.
  private static let enclosing = ["width", "height"].map {
    Variable(name: $0, type: .number, interval: Interval(0...Variable.farthest))
  }

  /// The scope for parsing expressions.
  package private(set) var scope: ExpressionScope

  /// Creates the variables without measures.
  package init() {
    scope = ExpressionScope(.itemTracks, parameters: Self.enclosing)
  }

  /// All available names.
  package var names: [String] { Self.common + scope.parameters.map(\.name) }

  /// Adds a measure for expressions parsed from now on.
  package mutating func add(_ measure: Measure) {
    let variable = Variable(
      name: measure.name, type: .number, interval: measure.length.interval)
    scope = ExpressionScope(.itemTracks, parameters: scope.parameters + [variable])
  }
}
