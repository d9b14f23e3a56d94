import SegueCatalog

/// The member of `ViewTransitionStyle` for a preset; for one that needs more than a single view it is
/// unavailable and says why.
struct ViewTransitionDeclaration {
  let style: StyleDeclaration

  /// The declaration, indented as a member.
  var text: String {
    let property =
      "\(style.access)static var \(style.member): ViewTransitionStyle { "
      + "ViewTransitionStyle(.\(style.member)) }"
    return (comment + [property]).map { "  " + $0 }.joined(separator: "\n")
  }

  private var comment: [String] {
    guard let obstacle = style.preset.viewTransitionObstacle else { return style.documentation }
    let reason = "'\(style.preset.id)' cannot be the transition of a single view: it \(obstacle)"
    return [
      "/// Not for single views: it \(obstacle).",
      "@available(*, unavailable, message: \"\(reason)\")",
    ]
  }
}
