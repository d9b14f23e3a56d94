/// The variables that an expression may read, each with its type, its values and its slot.
///
/// Slots are laid out in one order whatever the families: the stage's own first, then the preset's
/// parameters, then the named elements. One buffer of values serves every expression of a preset.
public struct ExpressionScope: Sendable {
  /// The groups of stage variables that may be read here.
  public private(set) var families: VariableFamilies

  /// Shared by every expression of a preset: copying a scope costs one count of references.
  let tables: ScopeTables

  /// Creates a scope.
  ///
  /// A parameter may not have the name of a stage variable (`isReserved`): it would never be read.
  public init(
    _ families: VariableFamilies = .tracks, parameters: [Variable] = [], elements: [String] = [],
    parameterRoom: Int = 0
  ) {
    self.families = families
    tables = ScopeTables(
      parameters: parameters, elements: elements, parameterRoom: parameterRoom)
  }

  /// The preset's parameters, in the order of their slots.
  public var parameters: [Variable] { tables.parameters }

  /// The named elements, in the order of their slots.
  public var elements: [String] { tables.elements }

  /// The same variables, seen from another place of the preset.
  public func allowing(_ families: VariableFamilies) -> ExpressionScope {
    var scope = self
    scope.families = families
    return scope
  }

  /// Whether a parameter may not have this name: the stage, a function or a word of ours does.
  public static func isReserved(_ name: String) -> Bool {
    StageTable.shared.names.contains(name) || Function.table.contains(name)
      || ["and", "or", "not", "true", "false"].contains(name)
  }
}

extension ExpressionScope {
  /// How many values an expression of this scope may read.
  public var slotCount: Int {
    elements.isEmpty
      ? parameterSlots.upperBound : tables.firstElementSlot + elements.count * ElementSlots.count
  }

  /// How many parameters a preset may have, and leaves room for.
  ///
  /// A preset that extends another one can then add parameters without moving the elements that the
  /// other's expressions read.
  public static let mostParameters = 64

  /// The slots of the parameters.
  public var parameterSlots: Range<Int> {
    StageSlots.count..<StageSlots.count + parameters.count
  }

  /// The slot of a variable, whatever may be read here; nil where there is none of that name.
  public func slot(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { tables.slot(of: $0, hash: NameHash.of($0)) }
  }

  /// The slots of a named element; nil where the scope has none of that name.
  package func slots(ofElement name: String) -> ElementSlots? {
    elements.firstIndex(of: name).map {
      ElementSlots(first: tables.firstElementSlot + $0 * ElementSlots.count)
    }
  }

  /// The variable of a slot.
  public func variable(at slot: Int) -> Variable {
    guard slot >= tables.firstElementSlot else { return tables.variable(at: slot) }
    let (element, field) = (slot - tables.firstElementSlot).quotientAndRemainder(
      dividingBy: ElementSlots.count)
    return StageTable.elementVariables(elements[element])[field]
  }

  /// The names that may be read here.
  public var names: [String] {
    plainNames + elements.flatMap { StageTable.elementVariables($0).map(\.name) }
  }

  /// The names that may be read here and that a name which may not be could stand for.
  ///
  /// For `element.NAME.FIELD` these are all fields of a known element, else that field of all.
  func candidates(for name: String) -> [String] {
    let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "element" else { return plainNames }
    if elements.contains(String(parts[1])) {
      return StageTable.elementVariables(String(parts[1])).map(\.name)
    }
    return elements.map { "element.\($0).\(parts[2])" }.filter { slot(of: $0) != nil }
  }

  private var plainNames: [String] {
    zip(tables.stage.variables, tables.stage.families).filter { families.contains($1) }
      .map(\.0.name) + parameters.map(\.name)
  }
}
