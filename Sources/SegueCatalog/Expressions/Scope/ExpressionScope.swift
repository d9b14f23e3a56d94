/// The variables available to an expression, each with its type, interval and slot.
///
/// The order of slots does not depend on the families: the stage's variables first, then the
/// preset's parameters, then the named elements. So one buffer of values serves all expressions of
/// a preset.
public struct ExpressionScope: Sendable {
  /// The families of stage variables available here.
  public private(set) var families: VariableFamilies

  /// Shared by all expressions of a preset: copying a scope only retains one reference.
  package let tables: ScopeTables

  /// Creates a scope.
  ///
  /// A parameter must not have the name of a stage variable (`isReserved`), which would hide it.
  public init(
    _ families: VariableFamilies = .tracks, parameters: [Variable] = [], elements: [String] = [],
    values: [NamedExpression] = [], parameterRoom: Int = 0
  ) {
    self.families = families
    tables = ScopeTables(
      parameters: parameters, elements: elements, values: values, parameterRoom: parameterRoom)
  }

  /// The preset's parameters, in the order of their slots.
  public var parameters: [Variable] { tables.parameters }

  /// The names that stand for expressions.
  public var values: [NamedExpression] { tables.values }

  /// The named elements, in the order of their slots.
  public var elements: [String] { tables.elements }

  /// Returns a scope of the same variables with other families available.
  public func allowing(_ families: VariableFamilies) -> ExpressionScope {
    var scope = self
    scope.families = families
    return scope
  }
}

extension ExpressionScope {
  /// The number of slots that an expression of this scope may read.
  public var slotCount: Int {
    elements.isEmpty
      ? parameterSlots.upperBound : tables.firstElementSlot + elements.count * ElementSlots.count
  }

  /// The maximum number of parameters, for which slots are reserved.
  ///
  /// A preset that extends another one can then add parameters without moving the element slots
  /// read by the other's expressions.
  public static let maxParameters = 64

  /// The slots of the parameters.
  public var parameterSlots: Range<Int> {
    StageSlots.count..<StageSlots.count + parameters.count
  }

  /// Returns the slot of a variable, whether or not it is available here; nil if there is none of
  /// that name.
  public func slot(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { tables.slot(of: $0, hash: NameHash.of($0)) }
  }

  /// Returns the slots of a named element; nil if the scope has none of that name.
  package func slots(ofElement name: String) -> ElementSlots? {
    elements.firstIndex(of: name).map {
      ElementSlots(first: tables.firstElementSlot + $0 * ElementSlots.count)
    }
  }

  /// Returns the variable of a slot.
  public func variable(at slot: Int) -> Variable {
    guard slot >= tables.firstElementSlot else { return tables.variable(at: slot) }
    let (element, field) = (slot - tables.firstElementSlot).quotientAndRemainder(
      dividingBy: ElementSlots.count)
    return StageTable.elementVariables(elements[element])[field]
  }

  /// The names available here.
  public var names: [String] {
    plainNames + elements.flatMap(names(ofElement:))
  }

  /// The names of a named element's variables.
  package func names(ofElement name: String) -> [String] {
    StageTable.elementVariables(name).map { $0.name }
  }

  /// The names available here, except those of elements.
  package var plainNames: [String] {
    zip(tables.stage.variables, tables.stage.families).filter { families.contains($1) }
      .map { $0.0.name } + parameters.map { $0.name }
  }
}
