#if canImport(UIKit)
public import SegueCatalog
public import SegueCoordinator
import SegueTimeline

/// The styles of an app's transitions, per operation and pair of screens.
///
/// They apply in navigation and tab bar controllers that have a style, or follow rules:
/// `navigation.segue.followsRules = true`. The most specific rule wins: both screens by name, then the departing one, then the arriving one,
/// then patterns, then the operation's default; of equally specific rules, the one that was added
/// last.
@MainActor
public final class TransitionRules {
  private var styles: [TransitionStyle] = []
  private var rules: [Rule] = []
  private var index = RuleIndex([])
  /// How many catalogs' rules were added.
  private var catalogCount = 0

  init() {}

  /// The screens and the operation that a rule applies to.
  ///
  /// Names are those that ``SegueExtension`` gives screens, by default their types' without
  /// `ViewController`; capital and small letters are the same, `*` stands for any text
  /// and `?` for any character.
  public struct Condition: Sendable {
    let operation: SegueTimeline.Operation
    let from: String?
    let to: String?

    /// A push from a screen to another one; nil for any.
    public static func push(from: String? = nil, to: String? = nil) -> Condition {
      Condition(operation: .push, from: from, to: to)
    }

    /// A pop from a screen to the one below; nil for any.
    public static func pop(from: String? = nil, to: String? = nil) -> Condition {
      Condition(operation: .pop, from: from, to: to)
    }

    /// A change of tabs; nil for any.
    public static func tab(from: String? = nil, to: String? = nil) -> Condition {
      Condition(operation: .tab, from: from, to: to)
    }
  }

  /// Adds a rule.
  ///
  /// A rule for a push also applies to the pop back, unless a rule for the pop does. Of equally specific rules, the
  /// one that is added last wins: an app replaces a rule by adding another. In a file of rules it is the first, and
  /// two that differ only in their presets are an error.
  public func add(_ condition: Condition, _ style: TransitionStyle) {
    // The index of a style takes the place of a preset's id; later rules have a higher priority.
    rules.append(
      Rule(
        operation: condition.operation, from: condition.from.map(ScreenPattern.init),
        to: condition.to.map(ScreenPattern.init), preset: String(styles.count),
        priority: rules.count))
    styles.append(style)
    index = RuleIndex(rules)
  }

  /// Adds the rules of a compiled catalog for pushes, pops and changes of tabs.
  ///
  /// Rules that are added one by one come first, whenever they are added; then those of the catalogs, in the order in
  /// which these are added. A presentation does not ask rules: the presented screen has a style.
  public func add(contentsOf catalog: CompiledCatalog) {
    catalogCount += 1
    for var rule in catalog.rules {
      let style = TransitionStyle(rule.preset, in: catalog)
      rule.catalogIndex = catalogCount
      rule.preset = String(styles.count)
      rules.append(rule)
      styles.append(style)
    }
    index = RuleIndex(rules)
  }

  /// Removes all rules.
  public func removeAll() {
    (styles, rules, catalogCount) = ([], [], 0)
    index = RuleIndex([])
  }

  /// The style for a change of screens; nil if no rule applies.
  func style(for query: RuleQuery) -> ChosenStyle? {
    index.first(for: query) { rule in
      // The rules in code come before those of all catalogs.
      let reason = rule.catalogIndex == 0 ? StyleReason.rule : StyleReason.catalogRule
      return ChosenStyle(Int(rule.preset).map { styles[$0] }, reason(rule.condition))
    }
  }
}
#endif
