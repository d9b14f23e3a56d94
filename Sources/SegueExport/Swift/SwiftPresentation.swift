import SegueCatalog
import SegueTimeline

/// The presentation controller of a file: what lies between the screens, and where the upper one is.
struct SwiftPresentation {
  /// The name of the class.
  let name: String
  /// The text of the class.
  let text: String

  /// Writes the presentation controller of a preset; nil if its screens need none.
  ///
  /// - Throws: ``TransitionRecipe/Obstacle`` if it cannot be written.
  init?(_ preset: Preset, name transition: String) throws(TransitionRecipe.Obstacle) {
    guard let plan = preset.presentation, plan.style != .fullScreen else { return nil }
    guard plan.detents.isEmpty else {
      throw TransitionRecipe.Obstacle("the presented screen rests at several heights")
    }
    guard plan.whilePresented.isEmpty, plan.background == nil else {
      throw TransitionRecipe.Obstacle("the screen below changes for as long as it is covered")
    }
    let reader = FormulaReader(preset)
    // A presentation has no source.
    var formula = SwiftFormula(way: .forward) { variable in
      variable.hasPrefix("source.") || variable == "dark" ? nil : SwiftStageName.text(variable)
    }
    formula.learn(reader.values)
    func written(_ expression: Expression) throws(TransitionRecipe.Obstacle) -> String {
      try formula.text(reader.formula(expression))
    }
    name = transition + "Presentation"
    var frame: [String] = []
    if let numbers = plan.frame {
      var parts: [String] = []
      for (label, number) in zip(["x", "y", "width", "height"], numbers) {
        parts.append("\(label): \(try written(number))")
      }
      frame = SwiftCall("return CGRect", parts).lines(indent: 4)
      frame = try reader.values.declarations(for: frame, formula) + frame
      frame = Self.locals(frame) + frame
    }
    var corners: [String] = []
    if let radius = plan.cornerRadius {
      corners.append("    presentedView?.layer.cornerRadius = \(try written(radius))")
      corners.append("    presentedView?.clipsToBounds = true")
      if plan.corners != .all {
        corners.append("    presentedView?.layer.maskedCorners = [\(Self.mask(plan.corners))]")
      }
      if plan.cornerCurve == .continuous {
        corners.append("    presentedView?.layer.cornerCurve = .continuous")
      }
      corners = Self.locals(corners) + corners
    }
    let color = try Self.color(plan, preset, plan.backdropOpacity.map(written))
    let usesSettings = (frame + corners + [color ?? ""]).contains { $0.contains("settings.") }
    text = Self.text(
      name, transition, frame: frame, corners: corners, color: color, usesSettings: usesSettings,
      dismissesByTap: plan.tapOutside == .dismisses)
    self.usesSettings = usesSettings
  }

  /// Whether it asks for the settings of the transition.
  let usesSettings: Bool

  private static func locals(_ lines: [String]) -> [String] {
    let names = SwiftNames(in: lines)
    let all = lines.joined()
    var locals: [String] = []
    if names.contains("width") || names.contains("height") || all.contains("motion.") {
      locals.append(
        "    guard let container = containerView else { return\(all.contains("return CGRect") ? " .zero" : "") }"
      )
    }
    if names.contains("width") { locals.append("    let width = container.bounds.width") }
    if names.contains("height") { locals.append("    let height = container.bounds.height") }
    return locals
  }

  private static func mask(_ corners: Corners) -> String {
    let names: [(Corners, String)] = [
      (.topLeft, ".layerMinXMinYCorner"), (.topRight, ".layerMaxXMinYCorner"),
      (.bottomLeft, ".layerMinXMaxYCorner"), (.bottomRight, ".layerMaxXMaxYCorner"),
    ]
    return names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private static func color(
    _ plan: PresentationPlan, _ preset: Preset, _ opacity: String?
  ) throws(TransitionRecipe.Obstacle) -> String? {
    let color: Color
    switch plan.backdrop {
    case nil: return nil
    case .literal(let literal): color = literal
    case .parameter(let name): color = preset.defaultParameters.color(name) ?? .black
    case .surface: return "UIColor.systemBackground"
    }
    guard [color.red, color.green, color.blue] == [0, 0, 0] else {
      throw TransitionRecipe.Obstacle("what lies between the screens has a color of its own")
    }
    let alpha = [opacity, color.alpha == 1 ? nil : SwiftNumber.text(color.alpha)].compactMap { $0 }
    return alpha.isEmpty
      ? ".black" : "UIColor(white: 0, alpha: \(alpha.joined(separator: " * ")))"
  }

  private static func text(
    _ name: String, _ transition: String, frame: [String], corners: [String], color: String?,
    usesSettings: Bool, dismissesByTap: Bool
  ) -> String {
    let settings = """
        private let settings: \(transition).Settings

        init(
          of presented: UIViewController, over presenting: UIViewController?,
          settings: \(transition).Settings
        ) {
          self.settings = settings
          super.init(presentedViewController: presented, presenting: presenting)
        }


      """
    let tap = """

        @objc private func tapOutside(_ tap: UITapGestureRecognizer) {
          presentedViewController.dismiss(animated: true)
        }

      """
    let place = """

        override var frameOfPresentedViewInContainerView: CGRect {
      \(frame.joined(separator: "\n"))
        }

        override func containerViewWillLayoutSubviews() {
          super.containerViewWillLayoutSubviews()
          presentedView?.frame = frameOfPresentedViewInContainerView
        }

      """
    let tapping =
      "    backdrop.addGestureRecognizer(\n      UITapGestureRecognizer(target: self, action: #selector(tapOutside)))\n"
    let backdrop = """
        override func presentationTransitionWillBegin() {
          guard let containerView else { return }
          backdrop.backgroundColor = \(color ?? "")
          backdrop.frame = containerView.bounds
          backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      \(dismissesByTap ? tapping : "")\
          containerView.insertSubview(backdrop, at: 0)
      \(corners.map { $0 + "\n" }.joined())\
        }

        override func presentationTransitionDidEnd(_ completed: Bool) {
          if !completed { backdrop.removeFromSuperview() }
        }

      """
    let rounding = """
        override func presentationTransitionWillBegin() {
      \(corners.joined(separator: "\n"))
        }

      """
    let begin = color != nil ? backdrop : corners.isEmpty ? "" : rounding
    let summary =
      color == nil
      ? "Keeps the upper screen in its place."
      : "Keeps a view between the two screens\(frame.isEmpty ? "" : ", and the upper one in its place")."
    return """
      /// \(summary)
      final class \(name): UIPresentationController {
      \(color == nil ? "" : "  let backdrop = UIView()\n")\
      \(usesSettings ? settings : color == nil ? "" : "\n")\
      \(begin)\
      \(frame.isEmpty ? "" : place)\
      \(color != nil && dismissesByTap ? tap : "")\
      }

      """.replacing("motion.container", with: "container")
        .replacing("motion.direction", with: "container.readingDirection")
  }
}
