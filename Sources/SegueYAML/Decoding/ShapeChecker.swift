import SegueCatalog
import SegueDiagnostics

/// Compares a tree with the shapes of a schema, and reports every difference.
///
/// A reported node is not descended into: problems inside it would only be noise.
struct ShapeChecker {
  let tree: YAMLTree
  private let nodes: NodeTable
  let rules: CompiledShapes
  /// The document that lists the keys and names of the format.
  let document: String?
  private(set) var diagnostics = Diagnostics()
  var faults = ShapeFaults()
  /// What was reported, since a value with several aliases is checked several times.
  private(set) var reported: Set<ReportedFault> = []
  /// The names that are certainly meant by unknown ones, by node, with the problems that say so.
  private(set) var corrections: [Int: (name: String, problem: Diagnostic)] = [:]

  init(tree: YAMLTree, rules: CompiledShapes, document: String? = nil) {
    self.document = document
    self.tree = tree
    nodes = tree.nodes
    self.rules = rules
  }

  mutating func run() { check(0, against: rules.root, as: ProblemSubject(kind: .file)) }

  private mutating func check(_ site: Int, against shape: Int, as subject: ProblemSubject) {
    let node = nodes.resolve(site)
    switch rules.rules[shape] {
    case .anything: break
    case .object(let rule):
      rule._withUnsafeGuaranteedRef { checkObject(node, site, $0, subject) }
    case .map(let keys, let values): checkMap(node, site, keys, values, subject)
    case .list(let item, let count): checkList(node, site, item, count, subject)
    case .oneOf(let rule):
      rule._withUnsafeGuaranteedRef { checkChoice(node, site, $0, subject) }
    case .names(let rule):
      rule._withUnsafeGuaranteedRef { checkName(node, site, $0, subject) }
    case .number(let range, let isWhole): checkNumber(node, site, range, isWhole, subject)
    case .text(let rule):
      rule._withUnsafeGuaranteedRef { checkText(node, site, $0.grammar, subject) }
    case .boolean:
      if case .boolean = ValueKind(of: node, in: nodes) { return }
      report(Mismatch(noun: "true or false", wantsBoolean: true), at: site, as: subject)
    }
  }

  // MARK: Maps and lists

  private mutating func checkObject(
    _ node: Int, _ site: Int, _ rule: ObjectRule, _ subject: ProblemSubject
  ) {
    guard nodes[node].kind == .map else {
      return report(Mismatch(noun: rule.name), at: site, as: subject)
    }
    var seen = KeyBits()
    var hasUnknown = false
    var hasUnclear = false
    var key = node + 1
    let end = Int(nodes[node].next)
    while key < end {
      let value = Int(nodes[key].next)
      if nodes[key].kind.isScalar {
        if let index = nodes.withText(of: key, { rule.keys.index(of: $0) }) {
          seen.insert(index)
          check(value, against: rule.shapes[index], as: ProblemSubject(kind: .key(key)))
        } else if !nodes.withText(of: key, { $0.isFreeKey }) {
          hasUnknown = true
          reportUnknown(key: key, of: rule, seenIn: node, under: subject)
          // A misspelled key is not also reported as missing.
          if let meant = keyMeant(by: key, of: rule, in: node) {
            seen.insert(meant)
            if node == 0 { faults.add(misspelled: rule.keys.names[meant], at: value) }
          } else {
            hasUnclear = true
          }
        }
      }
      key = Int(nodes[value].next)
    }
    if !rule.required.subtracting(seen).isEmpty || !rule.exclusive.isEmpty || !rule.needed.isEmpty {
      checkKeys(
        seen, rule, node, site, subject, hasUnknown: hasUnknown, hasUnclear: hasUnclear)
    }
    for each in rule.complete where seen.contains(each.map) && !seen.contains(each.exception) {
      checkValues(of: node, rule, each)
    }
  }

  private mutating func checkMap(
    _ node: Int, _ site: Int, _ keys: Int, _ values: Int, _ subject: ProblemSubject
  ) {
    guard nodes[node].kind == .map else {
      return report(Mismatch(noun: "a map"), at: site, as: subject)
    }
    var key = node + 1
    var owner: Int?
    let end = Int(nodes[node].next)
    while key < end {
      let value = Int(nodes[key].next)
      if nodes[key].kind.isScalar, !nodes.withText(of: key, { $0.isFreeKey }),
        !reportSplitList(around: key, in: node)
      {
        if checkName(of: key, against: keys, values, after: owner) {
          owner = key
          check(value, against: values, as: ProblemSubject(kind: .key(key)))
        }
      }
      key = Int(nodes[value].next)
    }
  }

  /// Checks the key of a map; returns whether to check its value, too: not if the key is unknown.
  private mutating func checkName(
    of key: Int, against keys: Int, _ values: Int, after owner: Int?
  ) -> Bool {
    guard case .names(let rule) = rules.rules[keys] else {
      check(key, against: keys, as: ProblemSubject(kind: .name))
      return true
    }
    return rule._withUnsafeGuaranteedRef { rule in
      if nodes.withText(of: key, { rule.keys.index(of: $0) }) != nil { return true }
      let home = rules.home(of: key, amongValues: values, after: owner, in: tree)
      reportUnknownName(key, key, rule, ProblemSubject(kind: .name), among: nil, home: home)
      return false
    }
  }

  private mutating func checkList(
    _ node: Int, _ site: Int, _ item: Int, _ count: ClosedRange<Int>, _ subject: ProblemSubject
  ) {
    guard nodes[node].kind == .list else {
      return report(
        Mismatch(
          noun: "a list", wantsPlainList: rules.isPlain(item),
          count: count.lowerBound == count.upperBound ? count.lowerBound : 1),
        at: site, as: subject)
    }
    let found = Int(nodes[node].count)
    if !count.contains(found) { return reportCount(found, count, site, subject) }
    var child = node + 1
    for index in 0..<found {
      check(child, against: item, as: ProblemSubject(kind: .item(index, of: subject.key)))
      child = Int(nodes[child].next)
    }
  }

  private mutating func checkChoice(
    _ node: Int, _ site: Int, _ choice: ChoiceRule, _ subject: ProblemSubject
  ) {
    let kind = ValueKind(of: node, in: nodes)
    for (key, shape) in choice.keyed
    where nodes.firstKey(of: node, where: { $0.equals(key) }) != nil {
      return check(site, against: shape, as: subject)
    }
    if let shape = misspelledForm(of: node, among: choice) {
      return check(site, against: shape, as: subject)
    }
    if let shape = choice[NodeKind(kind)], case .names(let rule) = rules.rules[shape],
      choice.forms.count > 1
    {
      return rule._withUnsafeGuaranteedRef {
        checkName(node, site, $0, subject, among: choice)
      }
    }
    guard let shape = choice[NodeKind(kind)] else {
      let keys = choice.keyed.map { String(decoding: $0.key, as: UTF8.self) }
      return report(Mismatch(noun: choice.noun, keys: keys), at: site, as: subject)
    }
    check(site, against: shape, as: subject)
  }

  /// The most keys of a map in which misspelled keys are looked for: each search takes time.
  private static let mostKeysOfForms = 20

  /// The form whose own key is misspelled in a map, as in `{revers: push}`; nil if a key of the usual form may be meant.
  private func misspelledForm(of node: Int, among choice: ChoiceRule) -> Int? {
    guard nodes[node].kind == .map, !choice.keyed.isEmpty,
      nodes[node].count <= Self.mostKeysOfForms, reported.count < Diagnostics.limitPerFile
    else { return nil }
    let usual = choice[.map].map(keys) ?? []
    let forms = choice.keyed.map { (String(decoding: $0.key, as: UTF8.self), $0.shape) }
    var form: Int?
    nodes.forEachPair(of: node) { key, _ in
      guard form == nil, nodes[key].kind.isScalar else { return }
      let name = nodes.string(of: key)
      if usual.contains(name) { return }
      let meant = NearestName.only(near: name, among: usual + forms.map(\.0))
      form = forms.first { $0.0 == meant }?.1
    }
    return form
  }

  /// The keys of an object's shape; none for another shape.
  private func keys(of shape: Int) -> [String] {
    guard case .object(let rule) = rules.rules[shape] else { return [] }
    return rule._withUnsafeGuaranteedRef { $0.keys.names }
  }

  // MARK: Scalars

  private mutating func checkName(
    _ node: Int, _ site: Int, _ rule: NameRule, _ subject: ProblemSubject,
    among choice: ChoiceRule? = nil
  ) {
    guard isText(node, subject) else {
      return report(Mismatch(noun: rule.noun, keys: rule.keys.names), at: site, as: subject)
    }
    if nodes.withText(of: node, { rule.keys.index(of: $0) }) == nil {
      reportUnknownName(node, site, rule, subject, among: choice)
    }
  }

  private mutating func checkNumber(
    _ node: Int, _ site: Int, _ range: NumberRange, _ isWhole: Bool, _ subject: ProblemSubject
  ) {
    guard case .number(let value) = ValueKind(of: node, in: nodes),
      !isWhole || value.rounded() == value || !value.isFinite
    else {
      return report(
        Mismatch(noun: isWhole ? "an integer" : "a number"), at: site, as: subject)
    }
    if !range.contains(value) { reportRange(range, node, site, subject) }
  }

  private mutating func checkText(
    _ node: Int, _ site: Int, _ grammar: Grammar, _ subject: ProblemSubject
  ) {
    guard isText(node, subject) || grammar.acceptsNumbers && isNumber(node) else {
      return report(Mismatch(noun: grammar.noun, wantsText: true), at: site, as: subject)
    }
    for problem in nodes.withText(of: node, { grammar.problems($0) }) {
      report(problem, of: grammar, node, site, subject)
    }
  }

  /// Keys are always text, even `1` and `true`.
  private func isText(_ node: Int, _ subject: ProblemSubject) -> Bool {
    if case .name = subject.kind { return true }
    return ValueKind(of: node, in: nodes) == .text
  }

  private func isNumber(_ node: Int) -> Bool {
    if case .number(let value) = ValueKind(of: node, in: nodes) { value.isFinite } else { false }
  }

  /// Adds a diagnostic about a node, once.
  ///
  /// - Parameter detail: distinguishes the diagnostics of one code about one node.
  mutating func report(
    _ code: Diagnostic.Code, at site: Int, _ detail: Int = 0, faults part: ShapeFaults.Part,
    _ describe: () -> Diagnostic
  ) {
    guard reported.insert(ReportedFault(code: code, site: site, detail: detail)).inserted else {
      return
    }
    faults.add(part, at: site, in: tree)
    diagnostics.report(in: tree.file) {
      let problem = describe()
      if code == .unknownKey || code == .unknownName, let fix = problem.fixIt,
        fix.place == tree.place(of: site), KebabText.isPlain(fix.replacement),
        // A remark about the value says what is wrong with it, too.
        NameSynonym.meaning(of: nodes.string(of: site), among: [fix.replacement])?.reason
          .isEmpty ?? true
      {
        corrections[site] = (fix.replacement, problem)
      }
      return problem
    }
  }
}

/// A diagnostic of the check, by what it is about.
struct ReportedFault: Hashable {
  let code: Diagnostic.Code
  let site: Int
  let detail: Int
}
