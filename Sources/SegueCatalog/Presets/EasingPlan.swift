public import SegueTimeline

/// An easing whose arguments may depend on the stage.
public enum EasingPlan: Hashable, Sendable {
  /// An easing without formulas.
  case fixed(TimingDescription)
  /// A function whose arguments are formulas.
  indirect case computed(EasingFormula)

  /// The easing without formulas; nil if it depends on the stage.
  public var fixed: TimingDescription? {
    if case .fixed(let description) = self { description } else { nil }
  }

  /// The formulas that it is computed with, by the names of the function's parameters; none if it is fixed.
  package var arguments: [(name: String, formula: Expression)] {
    guard case .computed(let formula) = self else { return [] }
    return zip(formula.function.parameters, formula.arguments).map { ($0.name, $1) }
  }

  /// Whether the easing implies a duration, as a physical spring does.
  package var hasNaturalDuration: Bool {
    switch self {
    case .fixed(let description): description.naturalDuration != nil
    case .computed(let formula): formula.function.hasNaturalDuration
    }
  }

  /// Computes the easing from the values of the scope's slots.
  public func description(_ values: [Double]) -> TimingDescription {
    switch self {
    case .fixed(let description): description
    case .computed(let formula): formula.description(values)
    }
  }
}

/// A function of easings with formulas as its arguments.
public struct EasingFormula: Hashable, Sendable {
  let function: EasingFunction
  let arguments: [Expression]

  /// Creates a formula with an argument for each of the function's parameters.
  package init(_ function: EasingFunction, arguments: [Expression]) {
    self.function = function
    self.arguments = arguments
  }

  /// Computes the easing; arguments out of range are brought within it.
  func description(_ values: [Double]) -> TimingDescription {
    function.description(nearest: arguments.map { $0.evaluate(values) })
  }
}

/// An optional value stored indirectly: one word if nil, a separate allocation otherwise.
///
/// Plans have many such values, most of them nil. Stored inline, they would make a track four times
/// as large.
///
/// ```swift
/// @Indirect public var delay: Expression?
/// ```
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Storage {
    case absent
    case present(Value)
  }

  private var storage = Storage.absent

  /// Creates a nil value.
  public init() {}

  /// The value, if any.
  public var wrappedValue: Value? {
    get { if case .present(let value) = storage { value } else { nil } }
    set { storage = newValue.map(Storage.present) ?? .absent }
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}
