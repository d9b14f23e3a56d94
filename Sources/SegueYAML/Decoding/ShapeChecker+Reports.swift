import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// The subject of a message.
struct ProblemSubject {
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
  /// The keys that distinguish the acceptable maps, or the acceptable names.
  var keys: [String] = []
  var wantsBoolean = false
  var wantsText = false
  /// Whether it is a list of texts or numbers.
  var wantsPlainList = false
  /// How many items such a list must have, if that is settled.
  var count = 1
}

extension ShapeChecker {
  mutating func report(_ mismatch: Mismatch, at site: Int, as subject: ProblemSubject) {
    let tree = tree
    if let formula = tree.splitFormula(from: site) {
      return report(.unquotedComma, at: site, faults: .value) { formula.diagnostic }
    }
    report(.wrongType, at: site, faults: .value) {
      let found = tree.nodes.resolve(site)
      let foreign = ForeignValue(found, at: site, wanted: mismatch.noun, in: tree)
      return Diagnostic(
        .error, .wrongType,
        "\(subject.words(tree)) must be \(mismatch.noun), found \(tree.description(of: found))",
        at: tree.valuePlace(of: site, under: subject),
        help: foreign.help ?? mismatch.help(for: found, at: site, in: tree),
        fixIt: foreign.fixIt ?? mismatch.fixIt(for: found, at: site, in: tree))
    }
  }

  mutating func report(
    _ problem: Grammar.Problem, of grammar: Grammar, _ node: Int, _ site: Int,
    _ subject: ProblemSubject
  ) {
    let tree = tree
    if let formula = tree.splitFormula(from: site) {
      return report(.unquotedComma, at: site, faults: .value) { formula.diagnostic }
    }
    report(problem.code, at: site, problem.range?.lowerBound ?? -1, faults: .value) {
      let rule =
        problem.message ?? "must be \(grammar.noun), found \(tree.description(of: node))"
      let message = rule.hasPrefix("must ") ? "\(subject.words(tree)) \(rule)" : rule
      let meant =
        grammar.noun == Quantity.percentage.noun
        ? tree.offset(meantBy: site).map { "write '\($0)'" }
        : tree.isReference(subject) ? NameSynonym.preset(tree.nodes.string(of: node)) : nil
      return Cursor(tree, site: site, key: nil)
        .diagnostic(
          problem.code, message, in: problem.range, help: meant ?? problem.help,
          replacement: meant == nil ? problem.replacement : nil)
    }
  }

  mutating func reportUnknown(
    key: Int, of rule: ObjectRule, seenIn map: Int, under subject: ProblemSubject
  ) {
    let tree = tree
    // Looked for only as long as messages are shown: each search reads the whole map.
    if reported.count < Diagnostics.limitPerFile,
      let formula = tree.splitFormula(around: key, in: map)
    {
      // What is wrong with the whole formula may have been reported at its first part.
      if reported.contains(where: { $0.site == formula.node }) { return }
      return report(.unquotedComma, at: formula.node, faults: .value) { formula.diagnostic }
    }
    if reportSplitList(around: key, in: map) { return }
    if rule.name == "a motion", let frames = tree.bareKeyframes(of: map) {
      return report(.unknownKey, at: map, faults: .value) {
        Diagnostic(
          .error, .unknownKey, "the keyframes of a motion are under 'keyframes'",
          at: tree.place(of: key), help: "write {\(frames)}")
      }
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
      let elsewhere = rules.home(of: key, besides: map, of: rule, in: tree)
      let meant =
        elsewhere ?? NameSynonym.help(for: name, among: free)
        ?? rules.home(of: name, in: rule)
        ?? tree.help(for: key, in: rule)
        ?? subject.key.flatMap {
          NameSynonym.outside(name, of: rule.name, beside: tree.nodes.string(of: $0))
        }
      return Diagnostic(
        .error, .unknownKey, "unknown key '\(name.shortened)' in \(rule.name)",
        at: tree.place(of: key),
        help: meant ?? NearestName.help(for: name, noun: "key", among: free)
          ?? rule.keys.listing(noun: "key", near: name, document: document),
        fixIt: elsewhere == nil
          ? tree.correction(of: key, among: free, isMisspelled: meant == nil) : nil)
    }
  }

  /// The index of the key in whose place an unknown one is written; nil if that is not known.
  func keyMeant(by key: Int, of rule: ObjectRule, in map: Int) -> Int? {
    guard reported.count < Diagnostics.limitPerFile,
      rules.home(of: key, besides: map, of: rule, in: tree) == nil
    else { return nil }
    let name = tree.nodes.string(of: key)
    let present = tree.keys(of: map)
    let free = rule.keys.names.filter { !present.contains($0) }
    let meant =
      NameSynonym.meaning(of: name, among: free)?.name ?? NearestName.find(name, among: free)
    return meant.flatMap { rule.keys.names.firstIndex(of: $0) }
  }

  mutating func reportUnknownName(
    _ node: Int, _ site: Int, _ rule: NameRule, _ subject: ProblemSubject,
    among choice: ChoiceRule?,
    home: String? = nil
  ) {
    let (tree, document) = (tree, document)
    report(.unknownName, at: site, faults: .value) {
      let formula = tree.splitFormula(from: site)
      let name = formula?.text ?? tree.nodes.string(of: node)
      let names = rule.keys.names
      let foreign =
        NameSynonym.help(for: name, among: names) ?? home ?? choice?.help(for: name)
      let help =
        foreign ?? NearestName.help(for: name, noun: "name", among: names)
        ?? rule.helpWithReversedEasing
      let listing =
        names.count > NameRule.few
        ? rule.keys.listing(noun: "name", near: name, document: document) : nil
      return Diagnostic(
        .error, .unknownName,
        "\(subject.words(tree)) must be \(choice?.noun ?? rule.noun), found '\(name.shortened)'",
        at: formula?.place ?? tree.place(of: site),
        help: help ?? rule.only.map { "write '\($0)'\(NameSynonym.about[$0] ?? "")" }
          ?? choice.map { "write \($0.forms.joinedAsChoice)" } ?? listing,
        fixIt: tree.correction(of: site, among: names, isMisspelled: foreign == nil))
    }
  }

  mutating func reportRange(
    _ range: NumberRange, _ node: Int, _ site: Int, _ subject: ProblemSubject
  ) {
    let tree = tree
    report(.outOfRange, at: site, faults: .value) {
      Diagnostic(
        .error, .outOfRange,
        "\(subject.words(tree)) must be \(range.words(\.shortText)), "
          + "found \(tree.nodes.string(of: node).shortened)", at: tree.place(of: site),
        help: subject.key.map { tree.nodes.string(of: $0) } == "schema"
          ? "write 'schema: 1', the only version of the format" : nil)
    }
  }

  mutating func reportCount(
    _ found: Int, _ count: ClosedRange<Int>, _ site: Int, _ subject: ProblemSubject
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
  ///
  /// - Parameter hasUnclear: whether nobody knows which key is meant by an unknown one.
  mutating func checkKeys(
    _ seen: KeyBits, _ rule: ObjectRule, _ node: Int, _ site: Int, _ subject: ProblemSubject,
    hasUnknown: Bool, hasUnclear: Bool
  ) {
    let tree = tree
    let missing = rule.names(rule.required.subtracting(seen))
    if rule.name == "an interaction", !missing.isEmpty, let parent = tree.parent {
      reportPart(of: rule, replacing: parent, without: missing, at: site, as: subject)
    } else {
      reportMissing(missing, rule, site, subject, hasUnknown: hasUnknown)
    }
    // An unknown key can stand for the one part that an object needs, but not for one of the many of a file.
    for group in rule.needed where group.intersection(seen).isEmpty && (!hasUnclear || node == 0) {
      let names = rule.names(group).map { "'\($0)'" }.joined(separator: ", ")
      report(.missingKey, at: site, group.number, faults: .object) {
        Diagnostic(
          .error, .missingKey, "\(rule.name) must have one of the keys \(names)",
          at: tree.headPlace(of: site, under: subject),
          help: tree.inheriting(transition: node, rule)
            ?? rule.names(group).lazy.compactMap(NameSynonym.example).first)
      }
    }
    for group in rule.exclusive where group.intersection(seen).count > 1 {
      reportExclusive(Set(rule.names(group.intersection(seen))), rule, node)
    }
  }

  private mutating func reportMissing(
    _ names: [String], _ rule: ObjectRule, _ site: Int, _ subject: ProblemSubject, hasUnknown: Bool
  ) {
    let tree = tree
    for (index, name) in names.enumerated() {
      report(.missingKey, at: site, index, faults: .object) {
        Diagnostic(
          .error, .missingKey, "\(rule.name) must have the key '\(name)'",
          at: tree.headPlace(of: site, under: subject),
          help: hasUnknown ? nil : NameSynonym.example(name))
      }
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
            at: tree.headPlace(of: site, under: ProblemSubject(kind: .key(key))),
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
  fileprivate func isReference(_ subject: ProblemSubject) -> Bool {
    subject.key.map { ["reduced-motion", "fallback", "extends"].contains(nodes.string(of: $0)) }
      ?? false
  }

  /// The percentage that a keyframe's name stands for in CSS and Lottie: `0%` for `from`, `50%` for `0.5`.
  func offset(meantBy key: Int) -> String? {
    let name = nodes.string(of: key)
    if ["from", "start", "begin", "first", "initial"].contains(name) { return "0%" }
    if ["to", "end", "finish", "last", "final"].contains(name) { return "100%" }
    guard let number = Double(name), (0...100).contains(number) else { return nil }
    return "\((number <= 1 ? (number * 1e6).rounded() / 1e4 : number).shortText)%"
  }

  /// The keys of a motion with its percentages under `keyframes`: `keyframes: {0%: 1, 100%: 2}`; nil if it has none.
  fileprivate func bareKeyframes(of map: Int) -> String? {
    let pairs = pairs(of: map)
    let frames = pairs.filter { $0.name.hasSuffix("%") }.map(\.text)
    if frames.isEmpty { return nil }
    let others = pairs.filter { !$0.name.hasSuffix("%") }.map(\.text)
    return (["keyframes: {\(frames.joined(separator: ", "))}"] + others).joined(separator: ", ")
  }

  /// The help for a key of which it takes the value to say what to write.
  fileprivate func help(for key: Int, in rule: ObjectRule) -> String? {
    let value = Int(nodes[key].next)
    switch (rule.name, nodes.string(of: key)) {
    case ("a track", "keyframes"):
      return ForeignKeyframes(nodes.resolve(value), in: self)
        .map { "each property has keyframes of its own: write \($0.text)" }
        ?? "each property has keyframes of its own: write opacity: {keyframes: {0%: 0, 100%: 1}}"
    case ("a preset", "family"):
      return "remove it: a preset's family is the folder of its file, such as 'slide/'"
    case ("a transition", let name):
      // One that is another one reversed has that key alone.
      return NameSynonym.help(for: name, among: ["reverse"])
    case (_, let name)
    where nodes.keys(around: key).map { nodes.string(of: $0) } == ["steps", name]:
      let written = nodes[value].kind.isScalar ? nodes.string(of: value) : ""
      return ForeignStep.names.contains(name)
        ? "a step does one thing: begin another with '- \(name):'"
        : ForeignStep.help(for: name, written)
    default: return nil
    }
  }

  /// The name that is certainly meant, in place of one of another system or a misspelled one.
  fileprivate func correction(
    of site: Int, among names: [String], isMisspelled: Bool
  ) -> Diagnostic.FixIt? {
    guard nodes[site].kind == .plain else { return nil }
    let name = nodes.string(of: site)
    let near = NearestName.only(near: name, among: names)
    // A word of another system may also be a misspelled one: 'transition'.
    let isMeant = isMisspelled || near == NameSynonym.meaning(of: name, among: names)?.name
    let meant = NameSynonym.certain(name, among: names) ?? (isMeant ? near : nil)
    return meant.map { .init($0, at: place(of: site), confidence: .machineApplicable) }
  }
}

extension NameRule {
  /// The help where only the direction of a reversed transition's easings can be chosen; nil elsewhere.
  fileprivate var helpWithReversedEasing: String? {
    guard keys.names == Timeline.ReversedEasing.allCases.map(\.rawValue) else { return nil }
    return
      "its easings are those of the transition that it reverses: remove 'easing', or write 'tracks' in place of 'reverse'"
  }
}

extension ChoiceRule {
  /// What to write for a gesture or a step as another system calls it, where such is wanted.
  fileprivate func help(for name: String) -> String? {
    let words = name.split(separator: " ", maxSplits: 1)
    if words.count == 2, forms.contains("{" + words[0] + ": …}") {
      let step = words.joined(separator: ": ")
      return "write {" + step + "}"
    }
    if forms.contains("{drag: …}") { return ForeignStep.help(for: name) }
    guard forms.contains("{pan: …}") else { return nil }
    return NameSynonym.gesture(name).map { "write \($0)" }
  }
}
