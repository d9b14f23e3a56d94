import SegueTestSupport
import SegueCatalog
import SegueTimeline
import Testing

@Suite("Rules")
struct RuleIndexTests {
  private static func rule(
    _ from: String?, _ to: String?, _ preset: String, priority: Int = 0,
    source: Rule.SourceCondition = .any
  ) -> Rule {
    Rule(
      operation: .push, from: from.map { ScreenPattern($0) }, to: to.map { ScreenPattern($0) },
      source: source, preset: preset, priority: priority)
  }

  /// One rule of each specificity, worst first, and three that tie with others.
  private static let rules = [
    rule(nil, nil, "default"), rule("F*", nil, "pattern"), rule(nil, "Detail", "to"),
    rule("Feed", nil, "from"), rule("Feed", "Detail", "pair"),
    rule("Feed", "Detail", "a-pair"), rule("Feed", "Detail", "pair-high", priority: 1),
    rule("Feed", "Detail", "pair-unknown", source: .unknown),
    rule("Feed", "Detail", "pair-known", priority: 2, source: .known),
  ]

  @Test(
    "Rules are offered by specificity, then priority, then with a condition on the source, then as given",
    arguments: [
      ("Feed", "Detail", true, ["pair-known", "pair-high", "pair", "a-pair", "from", "to"]),
      (
        "Feed", "Detail", false,
        ["pair-high", "pair-unknown", "pair", "a-pair", "from", "to"]
      ),
      ("Feed", "Other", false, ["from"]), ("Other", "Detail", false, ["to"]),
      ("Folder", "Other", false, []), ("Folder", "Detail", false, ["to"]),
      ("Other", "Other", false, nil),
    ] as [(String, String, Bool, [String]?)])
  func order(from: String, to: String, known: Bool, closest: [String]?) {
    var found: [String] = []
    let query = RuleQuery(operation: .push, from: from, to: to, isSourceKnown: known)
    let none = RuleIndex(Self.rules).first(for: query) { rule -> Bool? in
      found.append(rule.preset)
      return nil
    }
    let rest = from.hasPrefix("F") ? ["pattern", "default"] : ["default"]
    #expect(found == (closest ?? []) + rest)
    #expect(none == nil)
  }

  @Test("Rules of one operation do not apply to another")
  func operations() {
    let query = RuleQuery(operation: .present, from: "Feed", to: "Detail", isSourceKnown: true)
    #expect(RuleIndex(Self.rules).first(for: query) { $0 } == nil)
    let pop = Rule(operation: .pop, preset: "pop")
    let push = RuleQuery(operation: .push, from: "Feed", to: "Detail", isSourceKnown: true)
    #expect(RuleIndex([pop]).first(for: push) { $0 } == nil)
  }

  @Test(
    "A controller is called by its type with its suffix or without",
    arguments: ["Detail", "DetailViewController", "detailController", "De*", "De*ViewController"])
  func controllers(pattern: String) {
    let pattern = ScreenPattern(pattern)
    #expect(["Detail", "detailviewcontroller", "DetailController"].allSatisfy(pattern.matches))
    #expect(!["ViewController", "Feed", "Controller"].contains(where: pattern.matches))
    #expect(ScreenPattern("ViewController").matches("viewcontroller"))
    for pattern in ["*-settings", "*Settings", "profile-settings"] {
      #expect(ScreenPattern(pattern).matches("ProfileSettingsViewController"))
      #expect(ScreenPattern(pattern).matches("profile-settings"))
    }
    // The way back compares names that are in that form already.
    let push = Rule(
      operation: .push, to: ScreenPattern("MenuControllerViewController"), preset: "cover")
    let pop = RuleQuery(
      operation: .pop, from: "MenuControllerViewController", to: "Feed", isSourceKnown: false)
    #expect(RuleIndex([push]).first(for: pop) { $0.preset } == "cover")
  }

  @Test(
    "A rule for the way there covers the way back, unless one for the way back does",
    arguments: [(Operation.push, Operation.pop), (.present, .dismiss)])
  func wayBack(there: Operation, back: Operation) {
    let feed = ScreenPattern("Feed")
    let zoom = Rule(operation: there, from: feed, source: .known, preset: "zoom")
    let cover = Rule(operation: there, to: ScreenPattern("Pla*"), preset: "cover", priority: 9)
    let fade = Rule(operation: back, to: ScreenPattern("List"), preset: "fade")
    func preset(_ operation: Operation, _ from: String, _ to: String, _ known: Bool) -> String? {
      let query = RuleQuery(operation: operation, from: from, to: to, isSourceKnown: known)
      return RuleIndex([cover, zoom, fade]).first(for: query) { $0.preset }
    }
    for known in [true, false] {
      let expected = known ? "zoom" : "cover"
      #expect(preset(there, "Feed", "Player", known) == expected)
      #expect(preset(back, "Player", "Feed", known) == expected)
    }
    #expect(preset(there, "List", "Player", true) == "cover")
    #expect(preset(back, "Player", "List", true) == "fade")
    #expect(preset(back, "Feed", "Player", true) == nil)
  }

  @Test(
    "A rule for the way back in a later catalog yields to one for the way there in an earlier one")
  func wayBackAcrossCatalogs() {
    var later = Rule(operation: .pop, from: ScreenPattern("Detail"), preset: "later")
    later.catalogIndex = 1
    let index = RuleIndex([later, Rule(operation: .push, preset: "earlier")])
    let query = RuleQuery(operation: .pop, from: "Detail", to: "Feed", isSourceKnown: true)
    #expect(index.first(for: query) { $0.preset } == "earlier")
    #expect(index.rules(for: .pop).map(\.preset) == ["earlier", "later"])
  }

  @Test(
    "Names are compared without regard to capitals",
    arguments: [
      ("Player", "player"), ("player", "PLAYER"), ("*ÖFFNER", "türöffner"), ("Ä?b", "äXB"),
    ])
  func capitals(rule: String, name: String) {
    let index = RuleIndex([Rule(operation: .push, to: ScreenPattern(rule), preset: "it")])
    let query = RuleQuery(operation: .push, from: "", to: name, isSourceKnown: false)
    #expect(index.first(for: query) { $0.preset } == "it")
    #expect(ScreenPattern(rule).matches(name) && ScreenPattern(rule).text == rule)
    #expect(!ScreenPattern(rule).matches(name + "s"))
  }

  @Test("The index offers the same rules in the same order as a search of every rule")
  func random() {
    var random = SeededGenerator(seed: 11)
    let names = ["A", "B", "Ab", "A*", "*b", "?"]
    for _ in 0..<300 {
      let rules = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let picked = (0..<2).map { _ in
          Bool.random(using: &random) ? names.randomElement(using: &random) : nil
        }
        var rule = Self.rule(
          picked[0], picked[1], "p\(Int.random(in: 0...9, using: &random))",
          priority: Int.random(in: 0...2, using: &random),
          source: Rule.SourceCondition.allCases.randomElement(using: &random) ?? .any)
        rule.catalogIndex = Int.random(in: 0...2, using: &random)
        return rule
      }
      let query = RuleQuery(
        operation: .push, from: names[Int.random(in: 0...2, using: &random)],
        to: names[Int.random(in: 0...2, using: &random)], isSourceKnown: Bool.random(using: &random)
      )
      var offered: [Rule] = []
      let _: Rule? = RuleIndex(rules).first(for: query) {
        offered.append($0)
        return nil
      }
      let plain = rules.enumerated().filter { $0.element.mismatch(with: query) == nil }
        .sorted { Self.key($0.element, $0.offset) < Self.key($1.element, $1.offset) }
      #expect(offered == plain.map(\.element))
    }
  }

  /// What orders rules, smallest first.
  private static func key(_ rule: Rule, _ offset: Int) -> (Int, Int, Int, Int, Int) {
    (rule.catalogIndex, -weight(rule), -rule.priority, rule.source == .any ? 1 : 0, offset)
  }

  /// The specificity of a rule, derived from the names themselves.
  private static func weight(_ rule: Rule) -> Int {
    func isName(_ pattern: ScreenPattern?) -> Bool {
      pattern.map { !$0.text.contains("*") && !$0.text.contains("?") } ?? false
    }
    let names = (isName(rule.from) ? 4 : 0) + (isName(rule.to) ? 2 : 0)
    return names > 0 ? names : rule.from == nil && rule.to == nil ? 0 : 1
  }
}
