import SegueCatalog
import SegueLaws
import SegueStaging
import SegueTimeline

/// A law that an operation of a preset kept or broke before, and no longer does.
struct LawDifference {
  let law: Law
  let operation: Operation
  /// Whether it is broken now.
  let isBroken: Bool
  /// The first violation, after or before.
  let violation: Violation

  /// What happened, with the finding if it is broken.
  var sentence: String {
    let law = "\(operation.rawValue): law \(law.number) (\(law.name))"
    return isBroken ? "\(law) is broken: \(violation.finding)" : "\(law) is kept now"
  }

  /// Checks what a preset keeps before and after a change; nothing if only descriptions changed.
  static func all(
    of preset: PresetDifference, before: LoadedCatalog, after: LoadedCatalog
  ) -> [LawDifference] {
    guard !preset.isDescriptive || preset.kind == .added, let new = preset.new else { return [] }
    let old = preset.old.map { violations(of: LawCheck(registry: before.registry).run($0)) } ?? [:]
    let now = violations(of: LawCheck(registry: after.registry).run(new))
    return Set(old.keys).union(now.keys).sorted().compactMap { key in
      switch (old[key], now[key]) {
      case (nil, let violation?): LawDifference(key, isBroken: true, violation)
      // An operation that is gone breaks nothing, but nobody fixed it.
      case (let violation?, nil) where new.transitions[key.operation] != nil:
        LawDifference(key, isBroken: false, violation)
      default: nil
      }
    }
  }

  private init(_ key: Key, isBroken: Bool, _ violation: Violation) {
    (law, operation) = (key.law, key.operation)
    (self.isBroken, self.violation) = (isBroken, violation)
  }

  private struct Key: Hashable, Comparable {
    let law: Law
    let operation: Operation

    private var order: Int { Operation.allCases.firstIndex(of: operation) ?? 0 }

    static func < (a: Key, b: Key) -> Bool {
      (a.law.number, a.order) < (b.law.number, b.order)
    }
  }

  private static func violations(of found: [Violation]) -> [Key: Violation] {
    Dictionary(found.map { (Key(law: $0.law, operation: $0.operation), $0) }) { first, _ in first }
  }
}
