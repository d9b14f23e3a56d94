package import SegueCatalog

/// The names that a scene's expressions may use.
package struct SceneVariables: Sendable {
  /// Those of every scene, beside the measures.
  package static let common = [
    "container.width", "container.height", "safe.top", "safe.left", "safe.bottom", "safe.right",
    "item.index", "item.row", "item.column", "item.count",
  ]
  /// The variables that every scene has in the places of parameters.
  private static let enclosing = ["width", "height"].map {
    Variable(
      name: $0, type: .number, interval: Interval(0...Variable.farthest),
      help: "The \($0) of the enclosing frame.")
  }

  /// The scope in which expressions are read.
  package private(set) var scope: ExpressionScope

  /// The names without any measure.
  package init() {
    scope = ExpressionScope(.itemTracks, parameters: Self.enclosing)
  }

  /// Every name that may be used.
  package var names: [String] { Self.common + scope.parameters.map(\.name) }

  /// Adds a measure: expressions read from now on may use it.
  package mutating func add(_ measure: Measure) {
    let variable = Variable(
      name: measure.name, type: .number, interval: measure.length.interval,
      help: "A measure of the scene.")
    scope = ExpressionScope(.itemTracks, parameters: scope.parameters + [variable])
  }
}
