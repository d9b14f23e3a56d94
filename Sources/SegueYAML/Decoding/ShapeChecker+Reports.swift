import SegueCatalog
import SegueDiagnostics

/// The subject of a message.
struct Subject {
  enum Kind {
    case file
    /// The value of a key, by the key's node.
    case key(Int)
    /// An item of the list under a key.
    case item(Int, of: Int?)
    /// A key itself.
    case name
  }

  let kind: Kind

  /// The key of the subject.
  var key: Int? {
    switch kind {
    case .file, .name: nil
    case .key(let key): key
    case .item(_, let key): key
    }
  }

  func words(_ tree: YAMLTree) -> String {
    switch kind {
    case .file: return "the file"
    case .key(let key): return "'\(tree.nodes.string(of: key).shortened)'"
    case .item(let index, .none): return "item \(index + 1)"
    case .item(let index, .some(let key)):
      return "item \(index + 1) of '\(tree.nodes.string(of: key).shortened)'"
    case .name: return "a key"
    }
  }
}

/// A type mismatch: the expected types.
struct Mismatch {
  let noun: String
  /// The keys that distinguish the acceptable maps.
  var keys: [String] = []
  var wantsBoolean = false
  var wantsText = false
  /// Whether it is a list of texts or numbers.
  var wantsPlainList = false
  /// How many items such a list must have, if that is settled.
  var count = 1
}

extension ShapeChecker {
  mutating func report(_ mismatch: Mismatch, at site: Int, as subject: Subject) {
    let tree = tree
    report(.wrongType, at: site, faults: .value) {
      let found = tree.nodes.resolve(site)
      return Diagnostic(
        .error, .wrongType,
        "\(subject.words(tree)) must be \(mismatch.noun), found \(tree.description(of: found))",
        at: tree.valuePlace(of: site, under: subject),
        help: ForeignValue(found, at: site, wanted: mismatch.noun, in: tree).help
          ?? mismatch.help(for: found, at: site, in: tree),
        fixIt: mismatch.fixIt(for: found, at: site, in: tree))
    }
  }

  mutating func report(
    _ problem: Grammar.Problem, of grammar: Grammar, _ node: Int, _ site: Int, _ subject: Subject
  ) {
    let tree = tree
    report(problem.code, at: site, problem.range?.lowerBound ?? -1, faults: .value) {
      let rule =
        problem.message ?? "must be \(grammar.noun), found \(tree.description(of: node))"
      let message = rule.hasPrefix("must ") ? "\(subject.words(tree)) \(rule)" : rule
      let meant =
        grammar.noun == Quantity.percentage.noun
        ? tree.offset(meantBy: site).map { "write '\($0)'" }
        : tree.isReference(subject) ? NameSynonym.preset(tree.nodes.string(of: node)) : nil
      return Cursor(tree, site: site, key: nil)
        .diagnostic(problem.code, message, in: problem.range, help: meant ?? problem.help)
    }
  }

  mutating func reportUnknown(
    key: Int, of rule: ObjectRule, seenIn map: Int, under subject: Subject
  ) {
    let tree = tree
    // Looked for only as long as messages are shown: each search reads the whole map.
    if reported.count < Diagnostics.limitPerFile,
      let formula = tree.splitFormula(around: key, in: map)
    {
      return report(.unquotedComma, at: formula.node, faults: .value) { formula.diagnostic }
    }
    if let space = tree.foreignSpace(in: key) {
      return report(.unknownKey, at: key, faults: .pair) {
        space.diagnostic(.unknownKey, in: tree.file)
      }
    }
    if let cause = tree.missingSpace(in: key) {
      return report(.unknownKey, at: key, faults: .pair) {
        cause.diagnostic(.unknownKey, in: tree.file)
      }
    }
    let (rules, document) = (rules, document)
    report(.unknownKey, at: key, faults: .pair) {
      let name = tree.nodes.string(of: key)
      let present = tree.keys(of: map)
      let free = rule.keys.names.filter { !present.contains($0) }
      let meant =
        rules.home(of: key, besides: map, of: rule, in: tree)
        ?? NameSynonym.help(for: name, among: free)
        ?? rules.home(of: name, in: rule)
        ?? rule.outside(name, beside: subject.key.map { tree.nodes.string(of: $0) })
      return Diagnostic(
        .error, .unknownKey, "unknown key '\(name.shortened)' in \(rule.name)",
        at: tree.place(of: key),
        help: meant ?? NearestName.help(for: name, noun: "key", among: free)
          ?? rule.keys.listing(noun: "key", near: name, document: document),
        fixIt: meant == nil ? tree.correction(of: key, among: free) : nil)
    }
  }

  mutating func reportUnknownName(
    _ node: Int, _ site: Int, _ rule: NameRule, _ subject: Subject, among choice: ChoiceRule?,
    home: String? = nil
  ) {
    let (tree, document) = (tree, document)
    report(.unknownName, at: site, faults: .value) {
      let name = tree.nodes.string(of: node)
      return Diagnostic(
        .error, .unknownName,
        "\(subject.words(tree)) must be \(choice?.noun ?? rule.noun), found '\(name.shortened)'",
        at: tree.place(of: site),
        help: NameSynonym.help(for: name, among: rule.keys.names)
          ?? home
          ?? choice?.help(forGesture: name)
          ?? NearestName.help(for: name, noun: "name", among: rule.keys.names)
          ?? choice.map { "write \($0.forms.joinedAsChoice)" }
          ?? (rule.keys.names.count > 5
            ? rule.keys.listing(noun: "name", near: name, document: document) : nil))
    }
  }

  mutating func reportRange(
    _ range: NumberRange, _ node: Int, _ site: Int, _ subject: Subject
  ) {
    let tree = tree
    report(.outOfRange, at: site, faults: .value) {
      Diagnostic(
        .error, .outOfRange,
        "\(subject.words(tree)) must be \(range.words(\.shortText)), "
          + "found \(tree.nodes.string(of: node).shortened)", at: tree.place(of: site))
    }
  }

  mutating func reportCount(
    _ found: Int, _ count: ClosedRange<Int>, _ site: Int, _ subject: Subject
  ) {
    let tree = tree
    report(.wrongCount, at: site, faults: .value) {
      let rule =
        count.lowerBound == count.upperBound
        ? "\(count.lowerBound)"
        : count.upperBound == .max
          ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      let items =
        (count.upperBound == .max ? count.lowerBound : count.upperBound) == 1 ? "item" : "items"
      return Diagnostic(
        .error, .wrongCount, "\(subject.words(tree)) must have \(rule) \(items), found \(found)",
        at: tree.valuePlace(of: site, under: subject))
    }
  }

  /// Reports required keys that are missing and keys that exclude each other.
  mutating func checkKeys(
    _ seen: KeyBits, _ rule: ObjectRule, _ node: Int, _ site: Int, _ subject: Subject,
    hasUnknown: Bool
  ) {
    let tree = tree
    for (index, name) in rule.names(rule.required.subtracting(seen)).enumerated() {
      report(.missingKey, at: site, index, faults: .object) {
        Diagnostic(
          .error, .missingKey, "\(rule.name) must have the key '\(name)'",
          at: tree.headPlace(of: site, under: subject),
          help: hasUnknown ? nil : NameSynonym.example(name))
      }
    }
    for group in rule.needed where group.intersection(seen).isEmpty && !hasUnknown {
      let names = rule.names(group).map { "'\($0)'" }.joined(separator: ", ")
      report(.missingKey, at: site, group.number, faults: .object) {
        Diagnostic(
          .error, .missingKey, "\(rule.name) must have one of the keys \(names)",
          at: tree.headPlace(of: site, under: subject),
          help: rule.names(group).lazy.compactMap(NameSynonym.example).first)
      }
    }
    for group in rule.exclusive where group.intersection(seen).count > 1 {
      reportExclusive(Set(rule.names(group.intersection(seen))), rule, node)
    }
  }

  /// Reports the values of a map that lack keys, for the map is under one of an object's keys.
  mutating func checkValues(of object: Int, _ rule: ObjectRule, _ each: ObjectRule.Completeness) {
    let nodes = tree.nodes
    var values: [(key: Int, site: Int)] = []
    nodes.forEachPair(of: object) { name, map in
      guard nodes[name].kind.isScalar,
        nodes.withText(of: name, { rule.keys.index(of: $0) }) == each.map,
        nodes[nodes.resolve(map)].kind == .map
      else { return }
      nodes.forEachPair(of: nodes.resolve(map)) { key, site in
        let isFree = nodes[key].kind.isScalar && nodes.withText(of: key) { $0.isFreeKey }
        if nodes[nodes.resolve(site)].kind == .map, !isFree { values.append((key, site)) }
      }
    }
    let noun = rules.nounOfValues(in: rule.shapes[each.map])
    for (key, site) in values {
      let present = tree.keys(of: nodes.resolve(site))
      for (index, name) in each.keys.enumerated() where !present.contains(name) {
        let tree = tree
        report(.missingKey, at: site, index, faults: .object) {
          Diagnostic(
            .error, .missingKey, "\(noun) must have the key '\(name)'",
            at: tree.headPlace(of: site, under: Subject(kind: .key(key))),
            help: NameSynonym.example(name))
        }
      }
    }
  }

  private mutating func reportExclusive(_ names: Set<String>, _ rule: ObjectRule, _ node: Int) {
    let tree = tree
    var keys: [Int] = []
    tree.nodes.forEachPair(of: node) { key, _ in
      if names.contains(tree.nodes.string(of: key)) { keys.append(key) }
    }
    guard let first = keys.first, let second = keys.dropFirst().first else { return }
    report(.exclusiveKeys, at: second, faults: .pair) {
      Diagnostic(
        .error, .exclusiveKeys,
        "\(rule.name) must not have both '\(tree.nodes.string(of: first))' and '\(tree.nodes.string(of: second))'",
        at: tree.place(of: second),
        labels: [.init("the other key is here", at: tree.place(of: first))])
    }
  }
}

extension YAMLTree {
  /// Whether a value names another preset.
  fileprivate func isReference(_ subject: Subject) -> Bool {
    subject.key.map { ["reduced-motion", "fallback", "extends"].contains(nodes.string(of: $0)) }
      ?? false
  }

  /// The percentage that a keyframe's name stands for in CSS and Lottie: `0%` for `from`, `50%` for `0.5`.
  fileprivate func offset(meantBy key: Int) -> String? {
    let name = nodes.string(of: key)
    if ["from", "start", "begin", "first", "initial"].contains(name) { return "0%" }
    if ["to", "end", "finish", "last", "final"].contains(name) { return "100%" }
    guard let number = Double(name), (0...100).contains(number) else { return nil }
    return "\((number <= 1 ? (number * 1e6).rounded() / 1e4 : number).shortText)%"
  }

  /// The key that is certainly meant, in place of a misspelled one.
  fileprivate func correction(of key: Int, among names: [String]) -> Diagnostic.FixIt? {
    guard nodes[key].kind == .plain else { return nil }
    return NearestName.only(near: nodes.string(of: key), among: names)
      .map { .init($0, at: place(of: key), confidence: .machineApplicable) }
  }
}

extension ObjectRule {
  /// The help for a key of a track in the motion of one of its properties.
  fileprivate func outside(_ key: String, beside property: String?) -> String? {
    guard name == "a motion", let property, NameSynonym.ofTracks.contains(key) else { return nil }
    return "write '\(key)' beside '\(property)', not in it; two timings need two tracks"
  }
}

extension ChoiceRule {
  /// What to write for a gesture as another system calls it, where gestures are what is wanted.
  fileprivate func help(forGesture name: String) -> String? {
    guard forms.contains("{pan: …}") else { return nil }
    return NameSynonym.gesture(name).map { "write \($0)" }
  }
}

extension CompiledShapes {
  /// Whether a value is a text or a number.
  func isPlain(_ shape: Int) -> Bool {
    switch rules[shape] {
    case .names, .number, .text, .boolean: true
    case .oneOf(let choice):
      choice._withUnsafeGuaranteedRef { $0[.map] == nil && $0[.list] == nil && $0.keyed.isEmpty }
    case .object, .map, .list, .anything: false
    }
  }

  /// The noun for the values of a map.
  fileprivate func nounOfValues(in map: Int) -> String {
    guard case .map(_, let values) = rules[map], case .object(let rule) = rules[values] else {
      return "each value"
    }
    return rule._withUnsafeGuaranteedRef(\.name)
  }

  /// The help for a key that is one of those within another key of the same map: `angle` beside `gradient`.
  fileprivate func home(
    of key: Int, besides map: Int, of rule: ObjectRule, in tree: YAMLTree
  ) -> String? {
    let nodes = tree.nodes
    var home: String?
    nodes.forEachPair(of: map) { other, value in
      guard home == nil, nodes[other].kind.isScalar, nodes[value].kind == .map,
        let index = nodes.withText(of: other, { rule.keys.index(of: $0) }),
        allows(key, in: rule.shapes[index], tree)
      else { return }
      home = "'\(nodes.string(of: key))' belongs in '\(nodes.string(of: other))'"
    }
    return home
  }

  /// The help for a key that is one of the names under another key: `push` belongs in `transitions`.
  fileprivate func home(of name: String, in rule: ObjectRule) -> String? {
    for (index, key) in rule.keys.names.enumerated() {
      guard case .map(let keys, _) = rules[rule.shapes[index]], case .names(let names) = rules[keys]
      else { continue }
      if names._withUnsafeGuaranteedRef({ $0.keys.names.contains(name) }) {
        return "'\(name)' belongs in '\(key)': indent it below that key"
      }
    }
    return nil
  }

  /// The help for a key beside names of maps that should have it: `duration` beside `push`.
  func home(of key: Int, amongValues shape: Int, after previous: Int?, in tree: YAMLTree) -> String?
  {
    guard let previous, tree.nodes[previous].kind.isScalar, allows(key, in: shape, tree) else {
      return nil
    }
    let (name, owner) = (tree.nodes.string(of: key), tree.nodes.string(of: previous))
    return "'\(name)' belongs in '\(owner)': indent it further than that key"
  }

  /// Whether a map of a shape can have a key.
  func allows(_ key: Int, in shape: Int, _ tree: YAMLTree) -> Bool {
    switch rules[shape] {
    case .object(let rule):
      tree.nodes.withText(of: key) { name in
        rule._withUnsafeGuaranteedRef { $0.keys.index(of: name) != nil }
      }
    case .oneOf(let choice):
      choice._withUnsafeGuaranteedRef { choice in
        ([choice[.map]].compactMap(\.self) + choice.keyed.map(\.shape)).contains {
          allows(key, in: $0, tree)
        }
      }
    default: false
    }
  }
}
