import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueTimeline
import SegueYAML

/// The rules of an app's own catalog, and what they mean for a style that is set in code.
struct AppRules {
  /// The name of the compiled catalog in Swift.
  let catalog: String
  private let rules: [Rule]

  /// - Parameter rules: in order of precedence; nil is returned if there are none.
  init?(_ rules: [Rule], in catalog: String) {
    guard !rules.isEmpty else { return nil }
    (self.rules, self.catalog) = (rules, catalog)
  }

  /// Which rules come before the preset as a controller's style, and which cannot apply.
  func notes(on preset: Preset, _ framework: StyleUse.Framework) -> [String] {
    let before = [Operation.push, .tab].filter { preset.transitions[$0] != nil }.compactMap {
      operation -> String? in
      let rule = rules.first { $0.operation == operation && $0.specificity == .operation }
      guard let rule, rule.preset != preset.id else { return nil }
      let way =
        operation == .push && framework == .uiKit
        ? ", and 'navigation.segue.push(detail, \(StyleUse(preset, in: framework).style))' before the rule"
        : ""
      return
        "\(rule.place.prefix)this rule comes before a controller's style for \(operation.rawValue): '\(rule.preset)'\(way)"
    }
    let named = rules.first { $0.specificity != .operation }
    let isUnused = framework == .swiftUI && named != nil
    return before
      + (isUnused
        ? [
          "\(named?.place.prefix ?? "")screens of SwiftUI have no names: rules with names do not apply"
        ]
        : [])
  }
}
