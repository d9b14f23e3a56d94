/// Shapes compiled for checking: names resolved, alternatives sorted by node kind, keys hashed.
///
/// Shapes refer to each other by index, so that they may be recursive, and to their parts
/// unmanaged: a check looks at a rule for every node of every file, and would otherwise retain its
/// parts each time.
struct CompiledShapes: Sendable {
  enum Rule: Sendable {
    case object(Unmanaged<ObjectRule>)
    case map(keys: Int, values: Int)
    case list(item: Int, count: ClosedRange<Int>)
    case names(Unmanaged<NameRule>)
    case number(NumberRange, isWhole: Bool)
    case text(Unmanaged<TextRule>)
    case boolean
    case oneOf(Unmanaged<ChoiceRule>)
    case anything
  }

  private(set) var rules: [Rule] = []
  let root: Int
  private var indices: [String: Int] = [:]
  /// The objects that the rules reference without retaining.
  private var owned: [any AnyObject & Sendable] = []

  init(root: Shape) {
    self.root = 0
    rules = [.anything]
    rules[0] = rule(for: root)
  }

  private mutating func own<Part: AnyObject & Sendable>(_ part: Part) -> Unmanaged<Part> {
    owned.append(part)
    return .passUnretained(part)
  }

  private mutating func add(_ shape: Shape) -> Int {
    guard case .named(let name, let make) = shape.form else {
      let rule = rule(for: shape)
      rules.append(rule)
      return rules.count - 1
    }
    if let index = indices[name] { return index }
    // Reserves the index before compiling, since a shape may contain itself.
    let index = rules.count
    indices[name] = index
    rules.append(.anything)
    rules[index] = rule(for: make())
    return index
  }

  private mutating func rule(for shape: Shape) -> Rule {
    switch shape.form {
    case .object(let name, let fields, let keyRules):
      let shapes = fields.map { add($0.shape) }
      return .object(
        own(ObjectRule(name: name, fields: fields, shapes: shapes, keyRules: keyRules)))
    case .map(let keys, let values):
      return .map(keys: add(keys), values: add(values))
    case .list(let item, let count): return .list(item: add(item), count: count)
    case .names(let names): return .names(own(NameRule(names)))
    case .number(let range, let isWhole): return .number(range, isWhole: isWhole)
    case .text(let grammar): return .text(own(TextRule(grammar)))
    case .boolean: return .boolean
    case .oneOf(let alternatives, _):
      return .oneOf(own(choice(among: alternatives, noun: shape.noun)))
    case .when(_, let inner): return rule(for: inner)
    case .named(_, let make): return rule(for: make())
    case .anything: return .anything
    }
  }

  private mutating func choice(among alternatives: [Shape], noun: String) -> ChoiceRule {
    var keyed: [(key: [UInt8], shape: Int)] = []
    var byKind: [NodeKind: Int] = [:]
    for alternative in alternatives {
      let index = add(alternative)
      if case .when(let key, _) = alternative.form {
        keyed.append((Array(key.utf8), index))
        continue
      }
      for kind in alternative.kinds {
        precondition(byKind[kind] == nil, "two alternatives accept the same kind of node")
        byKind[kind] = index
      }
    }
    return ChoiceRule(
      noun: noun, forms: alternatives.flatMap(\.forms), keyed: keyed, byKind: byKind)
  }
}

/// The alternative for each kind of node.
///
/// A class, like the other rules with parts: passing it on retains one object, not each part.
final class ChoiceRule: Sendable {
  let noun: String
  /// What to write for each alternative; empty if the noun already says so.
  let forms: [String]
  let keyed: [(key: [UInt8], shape: Int)]
  private let byKind: [Int?]

  init(
    noun: String, forms: [String], keyed: [(key: [UInt8], shape: Int)], byKind: [NodeKind: Int]
  ) {
    self.noun = noun
    self.forms = forms
    self.keyed = keyed
    self.byKind = NodeKind.allCases.map { byKind[$0] }
  }

  subscript(kind: NodeKind) -> Int? { byKind[kind.rawValue] }
}

/// A text with a grammar.
final class TextRule: Sendable {
  let grammar: Grammar

  init(_ grammar: Grammar) { self.grammar = grammar }
}

/// The kinds of node that distinguish alternatives.
enum NodeKind: Int, CaseIterable, Sendable {
  case number, text, boolean, null, list, map

  init(_ kind: ValueKind) {
    switch kind {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .text: self = .text
    case .list: self = .list
    case .map: self = .map
    }
  }
}

extension Shape {
  /// The kinds of node that the shape accepts.
  var kinds: [NodeKind] {
    switch form {
    case .object, .map: [.map]
    case .list: [.list]
    case .names: [.text]
    case .number: [.number]
    case .text(let grammar): grammar.acceptsNumbers ? [.number, .text] : [.text]
    case .boolean: [.boolean]
    case .oneOf(let alternatives, _): alternatives.flatMap(\.kinds)
    case .when(_, let inner): inner.kinds
    case .named(_, let make): make().kinds
    case .anything: NodeKind.allCases
    }
  }

  /// A noun for the shape, with an article.
  var noun: String {
    switch form {
    case .object(let name, _, _): name
    case .map: "a map"
    case .list: "a list"
    case .names(let names): NameRule(names).noun
    case .number(_, let isWhole): isWhole ? "an integer" : "a number"
    case .text(let grammar): grammar.noun
    case .boolean: "true or false"
    case .oneOf(let alternatives, let noun): noun ?? alternatives.noun
    case .when(_, let inner): inner.noun
    case .named(_, let make): make().noun
    case .anything: "anything"
    }
  }
}

extension Shape {
  /// What to write for a name or a map: `pinch`, `{pan: …}`.
  fileprivate var forms: [String] {
    switch form {
    case .names(let names): names.count <= 5 ? names : []
    case .when(let key, _): ["{" + key + ": …}"]
    case .object(_, let fields, _):
      fields.filter(\.isRequired).prefix(1).map { "{" + $0.key + ": …}" }
    default: []
    }
  }
}

extension [Shape] {
  /// A noun for several alternatives: `a number, a list or a map`.
  fileprivate var noun: String { map(\.noun).joinedAsChoice }
}

extension [String] {
  /// `a, b or c`.
  var joinedAsChoice: String {
    count < 3
      ? joined(separator: " or ") : dropLast().joined(separator: ", ") + " or \(last ?? "")"
  }
}
