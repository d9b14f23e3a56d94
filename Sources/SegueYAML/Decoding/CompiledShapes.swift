/// Shapes made ready for checking: names resolved, alternatives sorted by what they fit, keys hashed.
///
/// Shapes refer to each other by index, so that they may be recursive, and to their parts unmanaged: a
/// check looks at a rule for every node of every file, and would retain its part each time.
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
  /// What the rules refer to without retaining it.
  private var owned: [any AnyObject & Sendable] = []

  init(root: Shape, definitions: [String: Shape]) {
    // The root and the definitions come first, so that names resolve before what they name is compiled.
    let names = definitions.keys.sorted()
    self.root = 0
    rules = Array(repeating: .anything, count: names.count + 1)
    for (offset, name) in names.enumerated() { indices[name] = offset + 1 }
    for (offset, name) in names.enumerated() {
      rules[offset + 1] = rule(for: definitions[name] ?? .anything, definitions)
    }
    rules[0] = rule(for: root, definitions)
  }

  private mutating func own<Part: AnyObject & Sendable>(_ part: Part) -> Unmanaged<Part> {
    owned.append(part)
    return .passUnretained(part)
  }

  private mutating func add(_ shape: Shape, _ definitions: [String: Shape]) -> Int {
    if case .named(let name) = shape.form {
      guard let index = indices[name] else { preconditionFailure("no shape is named \(name)") }
      return index
    }
    let rule = rule(for: shape, definitions)
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func rule(for shape: Shape, _ definitions: [String: Shape]) -> Rule {
    switch shape.form {
    case .object(let name, let fields, let keyRules):
      let shapes = fields.map { add($0.shape, definitions) }
      return .object(
        own(ObjectRule(name: name, fields: fields, shapes: shapes, keyRules: keyRules)))
    case .map(let keys, let values):
      return .map(keys: add(keys, definitions), values: add(values, definitions))
    case .list(let item, let count): return .list(item: add(item, definitions), count: count)
    case .names(let names): return .names(own(NameRule(names)))
    case .number(let range, let isWhole): return .number(range, isWhole: isWhole)
    case .text(let grammar): return .text(own(TextRule(grammar)))
    case .boolean: return .boolean
    case .oneOf(let alternatives):
      return .oneOf(own(choice(among: alternatives, definitions)))
    case .when(_, let inner): return rule(for: inner, definitions)
    case .named(let name): return rule(for: definitions[name] ?? .anything, definitions)
    case .anything: return .anything
    }
  }

  private mutating func choice(
    among alternatives: [Shape], _ definitions: [String: Shape]
  ) -> ChoiceRule {
    var keyed: [(key: [UInt8], shape: Int)] = []
    var byKind: [NodeKind: Int] = [:]
    for alternative in alternatives {
      let index = add(alternative, definitions)
      if case .when(let key, _) = alternative.form {
        keyed.append((Array(key.utf8), index))
        continue
      }
      for kind in alternative.kinds(definitions) {
        precondition(byKind[kind] == nil, "two alternatives take the same kind of node")
        byKind[kind] = index
      }
    }
    let noun = alternatives.map { $0.noun(definitions) }.joined(separator: " or ")
    return ChoiceRule(noun: noun, keyed: keyed, byKind: byKind)
  }
}

/// Which alternative fits which kind of node.
///
/// A class, like the other rules with parts: passing it on retains it once, not each part.
final class ChoiceRule: Sendable {
  let noun: String
  let keyed: [(key: [UInt8], shape: Int)]
  private let byKind: [Int?]

  init(noun: String, keyed: [(key: [UInt8], shape: Int)], byKind: [NodeKind: Int]) {
    self.noun = noun
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

/// The kinds of node that alternatives are told apart by.
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
  /// The kinds of node that the shape takes.
  func kinds(_ definitions: [String: Shape]) -> [NodeKind] {
    switch form {
    case .object, .map: [.map]
    case .list: [.list]
    case .names: [.text]
    case .number: [.number]
    case .text(let grammar): grammar.acceptsNumbers ? [.number, .text] : [.text]
    case .boolean: [.boolean]
    case .oneOf(let alternatives): alternatives.flatMap { $0.kinds(definitions) }
    case .when(_, let inner): inner.kinds(definitions)
    case .named(let name): definitions[name]?.kinds(definitions) ?? []
    case .anything: NodeKind.allCases
    }
  }

  /// What the shape is, with an article.
  func noun(_ definitions: [String: Shape]) -> String {
    switch form {
    case .object(let name, _, _): name
    case .map: "a map"
    case .list: "a list"
    case .names(let names): NameRule(names).noun
    case .number(_, let isWhole): isWhole ? "a whole number" : "a number"
    case .text(let grammar): grammar.noun
    case .boolean: "true or false"
    case .oneOf(let alternatives):
      alternatives.map { $0.noun(definitions) }.joined(separator: " or ")
    case .when(_, let inner): inner.noun(definitions)
    case .named(let name): definitions[name]?.noun(definitions) ?? name
    case .anything: "anything"
    }
  }
}
