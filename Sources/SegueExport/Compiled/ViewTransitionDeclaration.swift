import SegueCatalog

/// The member of `ViewTransitionStyle` for a preset that can be the transition of a single view.
struct ViewTransitionDeclaration {
  let style: StyleDeclaration

  /// The declaration, indented as a member; nil for a preset that needs more than a single view.
  var text: String? {
    guard style.preset.viewTransitionObstacle == nil else { return nil }
    let member =
      style.preset.parameters.isEmpty
      ? "let \(style.member) = ViewTransitionStyle(.\(style.use))"
      : "func \(style.use) -> ViewTransitionStyle { ViewTransitionStyle(.\(style.use)) }"
    return (style.summary + ["\(style.access)static \(member)"]).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
