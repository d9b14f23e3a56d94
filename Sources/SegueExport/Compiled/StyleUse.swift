package import SegueCatalog
package import SegueTimeline
import SegueYAML

/// How an app uses a preset's style: the lines to paste.
package struct StyleUse {
  /// The app's user-interface framework.
  package enum Framework: String, CaseIterable, Sendable {
    case uiKit = "UIKit"
    case swiftUI = "SwiftUI"
  }

  /// A few lines with their purpose.
  package struct Snippet: Hashable, Sendable {
    /// The purpose, for a comment.
    package let title: String
    package let lines: [String]
  }

  package let preset: Preset
  private let values: [String: ParameterValue]
  package let framework: Framework

  /// Creates the lines for a preset.
  ///
  /// - Parameter values: the values of parameters that are not the usual ones.
  package init(
    _ preset: Preset, values: [String: ParameterValue] = [:], in framework: Framework
  ) {
    self.preset = preset
    self.values = values
    self.framework = framework
  }

  /// The name of a style or a parameter in Swift: `keepBelow` for `keep-below`.
  package static func name(_ name: String) -> String { SwiftName.value(name) }

  /// The style with its arguments, such as `.cellZoom(keepBelow: 0.5)`.
  package var style: String {
    let arguments = preset.parameters.compactMap { parameter in
      values[parameter.name].map {
        "\(SwiftName.value(parameter.name)): \(Self.text(of: $0, parameter.kind))"
      }
    }
    return ".\(SwiftName.value(preset.id))"
      + (preset.parameters.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// The arguments that the style may have, with their ranges; nil if it has none, or if values were
  /// given.
  package var parameters: String? {
    guard values.isEmpty, !preset.parameters.isEmpty else { return nil }
    let all = preset.parameters.map { "\(SwiftName.value($0.name)): \(Self.range(of: $0))" }
    return ".\(SwiftName.value(preset.id))(\(all.joined(separator: ", ")))"
  }

  /// Everything: each snippet below a comment, and a comment with the parameters.
  package var text: String {
    var parts = snippets.map { (["// \($0.title)"] + $0.lines).joined(separator: "\n") }
    if let parameters { parts.append("// With parameters: \(parameters)") }
    return parts.joined(separator: "\n\n")
  }

  /// The lines; none for a preset without operations.
  package var snippets: [Snippet] {
    switch framework {
    case .uiKit: [push, presentation, tab, elements].compactMap { $0 }
    case .swiftUI: [stack, source, cover, tabView, singleView, namedViews].compactMap { $0 }
    }
  }

  // MARK: UIKit

  private var push: Snippet? {
    guard has(.push, or: .pop) else { return nil }
    guard preset.usesSource else {
      return Snippet(title: Self.pushTitle, lines: ["navigation.segue.style = \(style)"])
    }
    return Snippet(
      title: "\(Self.pushTitle), from a cell and back into it",
      lines: destination + [
        "navigation.segue.push(detail, \(style)) { [weak self] in self?.list.cell(for: $0.item) }"
      ])
  }

  /// Every pushed screen can be swiped back, if necessary with the standard gesture.
  private static let pushTitle = "Push and pop, also by a finger"

  private var presentation: Snippet? {
    guard has(.present, or: .dismiss) else { return nil }
    let title =
      preset.interactions[.dismiss] == nil
      ? "Present and dismiss" : "Present and dismiss, also by a finger"
    let source =
      preset.usesSource
      ? ["detail.segue.setSource { [weak self] in self?.list.cell(for: item) }"] : []
    return Snippet(
      title: title,
      lines: ["detail.segue.style = \(style)"] + source + destination
        + ["present(detail, animated: true)"])
  }

  private var destination: [String] {
    preset.requirements.contains(.destination)
      ? ["detail.segue.setDestination { [weak detail] in detail?.picture }"] : []
  }

  private var tab: Snippet? {
    guard has(.tab) else { return nil }
    return Snippet(title: tabTitle, lines: ["tabs.segue.style = \(style)"])
  }

  private var tabTitle: String {
    preset.interactions[.tab] == nil ? "Change tabs" : "Change tabs, also by a finger"
  }

  private var elements: Snippet? {
    guard !preset.elements.isEmpty || preset.usesNamedElements else { return nil }
    let names = preset.elements.isEmpty ? ["title", "picture"] : preset.elements
    return Snippet(
      title: namesTitle, lines: names.map { "view.segue.name = \($0.debugDescription)" })
  }

  // MARK: SwiftUI

  private var stack: Snippet? {
    // A SwiftUI stack's push has no source, but a cover has.
    guard has(.push, or: .pop), !preset.usesSource || !has(.present) else { return nil }
    return Snippet(title: Self.pushTitle, lines: ["NavigationStack { … }.segue(\(style))"])
  }

  private var cover: Snippet? {
    guard has(.present, or: .dismiss) else { return nil }
    guard preset.usesSource else {
      return Snippet(
        title: "Present and dismiss; inside, the environment's 'dismissCover' dismisses",
        lines: [".segueCover(item: $item, \(style)) { Detail($0) }"])
    }
    return Snippet(
      title:
        "Present from one of them and dismiss back into it: once, on the view around them; inside, the environment's 'dismissCover' dismisses",
      lines: [
        ".segueCover(item: $item, \(style), source: { \"photo-\\($0.id)\" }) { Detail($0) }"
      ])
  }

  private var source: Snippet? {
    guard preset.usesSource, has(.present, or: .dismiss) else { return nil }
    return Snippet(
      title: "On each view that can be opened",
      lines: ["Photo(photo).segueElement(\"photo-\\(photo.id)\")"])
  }

  private var tabView: Snippet? {
    guard has(.tab) else { return nil }
    return Snippet(title: tabTitle, lines: ["TabView { … }.segue(\(style))"])
  }

  private var singleView: Snippet? {
    guard preset.viewTransitionObstacle == nil else { return nil }
    let argument = values.isEmpty ? style : "ViewTransitionStyle(\(style))"
    return Snippet(
      title: "Let a single view appear and disappear",
      lines: ["if isShown { Card().transition(.segue(\(argument))) }"])
  }

  private var namedViews: Snippet? {
    guard !preset.elements.isEmpty || preset.usesNamedElements else { return nil }
    let names = preset.elements.isEmpty ? ["title", "picture"] : preset.elements
    return Snippet(title: namesTitle, lines: names.map { ".segueElement(\($0.debugDescription))" })
  }

  private var namesTitle: String {
    preset.elements.isEmpty
      ? "Views that move on their own, by any names"
      : "Pairs of views: one of the same name on each screen"
  }

  // MARK: The preset

  private func has(_ operations: Operation...) -> Bool { has(operations) }

  private func has(_ first: Operation, or second: Operation) -> Bool { has([first, second]) }

  private func has(_ operations: [Operation]) -> Bool {
    operations.contains { preset.transitions[$0] != nil }
  }

  private static func text(of value: ParameterValue, _ kind: ParameterDescription.Kind) -> String {
    switch value {
    case .number(let number):
      if case .angle = kind { SwiftAngle(number).expression } else { Expression.literal(number) }
    case .boolean(let flag): "\(flag)"
    case .choice(let name): ".\(SwiftName.value(name))"
    case .color(let color):
      ".init(red: \(Expression.literal(color.red)), green: \(Expression.literal(color.green)), "
        + "blue: \(Expression.literal(color.blue)), alpha: \(Expression.literal(color.alpha)))"
    }
  }

  private static func range(of parameter: ParameterDescription) -> String {
    func text(_ range: ClosedRange<Double>, _ unit: String = "") -> String {
      "\(Expression.literal(range.lowerBound))…\(Expression.literal(range.upperBound))\(unit)"
    }
    return switch parameter.kind {
    case .number(let range): text(range)
    case .length(let range): text(range, " points")
    case .angle(let range):
      text(
        AngleUnit(for: range).number(
          of: range.lowerBound)...AngleUnit(for: range)
          .number(of: range.upperBound),
        AngleUnit(for: range) == .degrees ? "° in radians" : " radians")
    case .duration(let range): text(range, " seconds")
    case .boolean: "true or false"
    case .choice(let names): names.map { ".\(SwiftName.value($0))" }.joined(separator: " or ")
    case .color: "a Segue color"
    }
  }
}

extension Preset {
  /// Whether the preset needs a source: it requires one, or starts or ends at it.
  package var needsSource: Bool {
    requirements.contains(.source)
      || forwardPlans.contains { $0.declarations.startsAtSource || $0.declarations.endsAtSource }
  }

  /// Whether a source changes what it shows: it needs one, has layers of it, or passes it to an animator.
  fileprivate var usesSource: Bool {
    needsSource
      || forwardPlans.contains { plan in
        plan.settings.values.contains { setting in
          if case .choice("source") = setting { true } else { false }
        }
          || plan.choreography.layers.contains { $0.usesSource }
          || plan.choreography.phase.allTracks.contains { Self.sourceLayers.contains($0.layer) }
      }
  }

  fileprivate static let sourceLayers: Set = ["source", "siblings"]

  /// Whether it moves whatever elements the screens name.
  fileprivate var usesNamedElements: Bool {
    forwardPlans.contains { plan in
      let snapshots = plan.choreography.layers.compactMap { layer -> String? in
        if case .snapshot(let snapshot) = layer.origin { snapshot.of } else { nil }
      }
      return (plan.choreography.phase.allTracks.map(\.layer) + snapshots)
        .contains(where: StageFamily.ofElements.contains)
    }
  }

  private var forwardPlans: [ForwardPlan] {
    transitions.values.compactMap { if case .forward(let plan) = $0 { plan } else { nil } }
  }
}

extension LayerPlan {
  /// Whether it is the source, a picture of it, or a group with it.
  fileprivate var usesSource: Bool {
    switch origin {
    case .snapshot(let snapshot): Preset.sourceLayers.contains(snapshot.of)
    case .group(let members): !Preset.sourceLayers.isDisjoint(with: members)
    case .existing, .color, .gradient: Preset.sourceLayers.contains(name)
    }
  }
}
