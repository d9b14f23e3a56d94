import SegueCatalog
import SegueTestSupport

/// A value of a compiled preset, as a coder passes it.
enum CodedValue {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
}

/// A writer that remembers the values of a preset, in order.
struct RecordingCoder: BinaryCoder {
  private(set) var values: [CodedValue] = []
  var scope = ExpressionScope()

  var isWriting: Bool { true }

  private mutating func record<Value>(
    _ value: Value?, _ make: (Value) -> CodedValue
  ) throws(DamagedBytes) -> Value {
    guard let value else { throw damaged() }
    values.append(make(value))
    return value
  }

  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    try record(value, CodedValue.flag)
  }
  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    try record(value, CodedValue.integer)
  }
  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    try record(value, CodedValue.number)
  }
  mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    try record(value, CodedValue.text)
  }
  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value { try self.value(value) }
  mutating func enter() {}
  mutating func leave() {}
  func damaged() -> DamagedBytes { DamagedBytes(offset: values.count) }
}

/// A reader of recorded values, some of which are changed, missing or repeated.
///
/// Single bits in bytes seldom reach the depth of a preset: the next thing that is read then has no
/// meaning. Where a value of another kind is asked for than the next one, this reader makes one up,
/// and so stays in step.
struct DamagingReader: BinaryCoder {
  private var values: [CodedValue]
  private var index = 0
  private var inventions = 200
  private var depth = 0
  private var random: SeededGenerator
  var scope = ExpressionScope()

  var isWriting: Bool { false }

  init(_ values: [CodedValue], seed: UInt64) {
    self.values = values
    random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 1...3, using: &random) { damage() }
  }

  /// Changes a value, or a few beside each other.
  private mutating func damage() {
    guard let place = values.indices.randomElement(using: &random) else { return }
    let end = min(values.count, place + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: values.removeSubrange(place..<end)
    case 1: values.insert(contentsOf: values[place..<end], at: place)
    default: values[place] = changed(values[place])
    }
  }

  private mutating func changed(_ value: CodedValue) -> CodedValue {
    switch value {
    case .flag(let flag): .flag(!flag)
    case .integer(let value):
      .integer(
        [0, 1, 2, 3, 4, 5, max(0, value &+ 1), max(0, value - 1), 63, 64, 255, 1 << 31, .max]
          .randomElement(using: &random) ?? 0)
    case .number(let value):
      .number(
        [
          0, -1, 1, 0.5, -0.5, 2, -value, value * 1000, 1e9, -1e9, 1e300, -1e300,
          .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        ].randomElement(using: &random) ?? 0)
    case .text: .text(anyText())
    }
  }

  private mutating func anyText() -> String {
    let own = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let others = [
      "", "from", "to", "source", "siblings", "dimming", "backdrop", "covered", "element.title.to",
      "navigation-bar.to", "seed", "item.index", "gesture.progress", "scroll.offset", "opacity",
      "transform", "mask", "corner-radius", "blur", "backdrop-blur", "no such thing",
    ]
    return (Bool.random(using: &random) ? own : others).randomElement(using: &random) ?? ""
  }

  // MARK: Reading

  /// The next value if it is of a kind, or one that is made up.
  private mutating func next<Value>(
    _ kind: (CodedValue) -> Value?, or other: (inout DamagingReader) -> Value
  ) throws(DamagedBytes) -> Value {
    if index < values.count, let value = kind(values[index]) {
      index += 1
      return value
    }
    inventions -= 1
    guard inventions > 0 else { throw damaged() }
    return other(&self)
  }

  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    try next({ if case .flag(let value) = $0 { value } else { nil } }) {
      .random(using: &$0.random)
    }
  }

  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    try next({ if case .integer(let value) = $0 { value } else { nil } }) {
      .random(in: 0...3, using: &$0.random)
    }
  }

  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    try next({ if case .number(let value) = $0 { value } else { nil } }) {
      .random(in: -2...2, using: &$0.random)
    }
  }

  mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    try next({ if case .text(let value) = $0 { value } else { nil } }) { $0.anyText() }
  }

  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value { try self.value(value) }

  mutating func enter() throws(DamagedBytes) {
    depth += 1
    guard depth <= CompiledCatalog.maximumDepth else { throw damaged() }
  }

  mutating func leave() { depth -= 1 }

  func damaged() -> DamagedBytes { DamagedBytes(offset: index) }
}
