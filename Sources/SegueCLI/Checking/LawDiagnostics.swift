import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTimeline
import SegueYAML

/// The violations of laws as diagnostics: each cause once, at the line that moves the layer.
struct LawDiagnostics: ~Copyable {
  private let presets: [String: Preset]
  private var places = MotionPlaces()

  /// Describes violations of some presets.
  init(of presets: [Preset]) {
    self.presets = Dictionary(presets.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A cause: a law and a line that break it, in some operations and on some stages.
  private struct Cause {
    var first: Violation
    var place: SourcePlace?
    var operations: [Operation]
    var stages: Set<StageVariant>
    /// The presets that inherit it.
    var descendants: Set<String> = []
  }

  private struct Key: Hashable {
    var law: Law
    var preset: String
    var place: SourcePlace?
    var operation: Operation?
    var isInteractive: Bool
  }

  mutating func diagnostics(of violations: [Violation]) -> Diagnostics {
    var order: [Key] = []
    var causes: [Key: Cause] = [:]
    for violation in violations {
      let place = place(of: violation)
      // One wrong rule of an interaction moves other layers on other paths.
      let isKnown = place != nil && !violation.isInteractive
      let key = Key(
        law: violation.law, preset: violation.preset, place: isKnown ? place : nil,
        operation: isKnown ? nil : violation.operation, isInteractive: violation.isInteractive)
      if causes[key] == nil {
        order.append(key)
        causes[key] = Cause(first: violation, place: place, operations: [], stages: [])
      }
      if causes[key]?.operations.contains(violation.operation) == false {
        causes[key]?.operations.append(violation.operation)
      }
      causes[key]?.stages.insert(violation.variant)
    }
    for key in order {
      guard let owner = owner(of: key, causes) else { continue }
      causes[owner]?.descendants.insert(key.preset)
      causes[key] = nil
    }
    var result = Diagnostics()
    for key in order { if let cause = causes[key] { result.report(diagnostic(of: cause)) } }
    return result
  }

  /// The cause in the preset that this one inherits it from; nil where it is its own.
  private mutating func owner(of key: Key, _ causes: [Key: Cause]) -> Key? {
    guard let cause = causes[key] else { return nil }
    var owner: Key?
    var (id, seen) = (key.preset, Set<String>())
    while seen.insert(id).inserted, let preset = presets[id], let parent = places.parent(of: preset)
    {
      if id == key.preset, cause.place != parent.place { return nil }
      id = parent.id
      owner =
        causes.keys.first { other in
          other.preset == id && other.law == key.law && other.isInteractive == key.isInteractive
            && causes[other]?.first.layer == cause.first.layer
            && causes[other]?.operations == cause.operations
        } ?? owner
    }
    return owner
  }

  private mutating func place(of violation: Violation) -> SourcePlace? {
    guard let preset = presets[violation.preset] else { return nil }
    let operation = violation.operation
    if violation.isInteractive {
      return places.interaction(of: violation.layer, in: preset, operation)
    }
    if violation.law == .reducedMotion || violation.variant.reducesMotion {
      return places.substitute(isReduced: true, in: preset)
    }
    // If the reverse differs, reversing is the mistake, not a track of the original.
    let layer = violation.law == .reversal ? nil : violation.layer
    return places.motion(of: layer, violation.channel, in: preset, operation)
  }

  private func diagnostic(of cause: Cause) -> Diagnostic {
    let violation = cause.first
    var message = "\(cause.operations.map(\.rawValue).joined(separator: " and "))"
    if let layer = violation.layer { message += ", layer '\(layer)'" }
    message += ": \(violation.finding) (on \(StageWords(cause.stages))"
    if !cause.descendants.isEmpty {
      let noun = cause.descendants.count == 1 ? "preset that extends" : "presets that extend"
      message += "; also in \(cause.descendants.count) \(noun) it"
    }
    message += ")"
    return Diagnostic(
      .error, violation.law.code, message, at: cause.place, help: violation.help)
  }
}

/// Stages in words: their number, and their common properties.
struct StageWords: CustomStringConvertible {
  let description: String

  init(_ stages: Set<StageVariant>) {
    let bases = Set(stages.map(\.base))
    let all = StageVariant.all.count
    var words = bases.count == all ? "all \(all) stages" : "\(bases.count) of \(all) stages"
    let sizes = StageVariant.sizes.filter { size in bases.contains { $0.size == size } }
    if bases.count == 1, let only = stages.first {
      words = "\(only)"
    } else {
      let common: [(String, (StageVariant) -> Bool)] = [
        ("left-to-right", { !$0.isRightToLeft }), ("right-to-left", \.isRightToLeft),
        ("with a source", \.knowsSource), ("without a source", { !$0.knowsSource }),
        ("with reduced motion", \.reducesMotion), ("dark", \.isDark),
      ]
      words += common.filter { stages.allSatisfy($0.1) }.map { ", \($0.0)" }.joined()
      if sizes.count < StageVariant.sizes.count {
        words +=
          ", " + sizes.map { "\(Int($0.width))×\(Int($0.height))" }.joined(separator: " and ")
      }
    }
    description = words
  }
}

extension StageVariant {
  /// The stage without the user's settings.
  fileprivate var base: StageVariant {
    StageVariant(size: size, isRightToLeft: isRightToLeft, knowsSource: knowsSource)
  }
}
