#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// Why a change of screens has its style.
public enum StyleReason: Hashable, Sendable {
  /// The screen was pushed with it, or is presented with it.
  case screen
  /// A rule that was added to ``Segue/rules`` in code, as text: `push from Feed to Det*`.
  case rule(String)
  /// A rule of a compiled catalog, as text.
  case catalogRule(String)
  /// The navigation or tab bar controller has it, and neither the screen nor a rule has another.
  case container
}

extension StyleReason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .screen: "the screen's style"
    case .rule(let rule): "a rule in code: \(rule)"
    case .catalogRule(let rule): "a rule of the catalog: \(rule)"
    case .container: "the container's style"
    }
  }
}

/// A style, and why a change has it.
struct ChosenStyle {
  let style: TransitionStyle
  let reason: StyleReason

  /// A style for a reason; nil without a style.
  init?(_ style: TransitionStyle?, _ reason: StyleReason) {
    guard let style else { return nil }
    (self.style, self.reason) = (style, reason)
  }
}

extension Rule {
  /// What the rule applies to, as text.
  var condition: String {
    let screens = [from.map { "from \($0.text)" }, to.map { "to \($0.text)" }].compactMap { $0 }
    let source =
      switch self.source {
      case .any: [String]()
      case .known: ["with a source"]
      case .unknown: ["without a source"]
      }
    let parts = [operation.rawValue] + screens + source
    return parts.count == 1 ? "any \(parts[0])" : parts.joined(separator: " ")
  }
}
#endif
