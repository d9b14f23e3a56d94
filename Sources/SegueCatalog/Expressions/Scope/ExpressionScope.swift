/// The variables that an expression may read, each with its type, its values and its slot.
///
/// Slots are laid out in one order whatever the families: the stage's own first, then the preset's
/// parameters, then the named elements. One buffer of values serves every expression of a preset.
public struct ExpressionScope: Sendable {
  /// The groups of stage variables that may be read here.
  public private(set) var families: VariableFamilies
  /// The preset's parameters, in the order of their slots.
  public let parameters: [Variable]
  /// The named elements, in the order of their slots.
  public let elements: [String]

  let stage = StageTable.shared
  let parameterNames: NameTable
  let elementNames: NameTable

  /// Creates a scope.
  ///
  /// A parameter may not have the name of a stage variable (`isReserved`): it would never be read.
  public init(
    _ families: VariableFamilies = .tracks, parameters: [Variable] = [], elements: [String] = []
  ) {
    self.families = families
    self.parameters = parameters
    self.elements = elements
    parameterNames = NameTable(parameters.map(\.name))
    elementNames = NameTable(elements)
  }

  /// The same variables, seen from another place of the preset.
  public func allowing(_ families: VariableFamilies) -> ExpressionScope {
    var scope = self
    scope.families = families
    return scope
  }

  /// Whether a parameter may not have this name: the stage, a function or a word of ours does.
  public static func isReserved(_ name: String) -> Bool {
    StageTable.shared.names.names.contains(name) || Function.all[name] != nil
      || ["and", "or", "not", "true", "false"].contains(name)
  }
}

extension ExpressionScope {
  /// How many values an expression of this scope may read.
  public var slotCount: Int { firstElementSlot + elements.count * ElementSlots.count }

  /// The slots of the parameters.
  public var parameterSlots: Range<Int> {
    stage.variables.count..<stage.variables.count + parameters.count
  }

  /// The slot of a variable, whatever may be read here; nil where there is none of that name.
  public func slot(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { slot(of: $0, hash: NameHash.of($0)) }
  }

  /// The slots of a named element; nil where the scope has none of that name.
  package func slots(ofElement name: String) -> ElementSlots? {
    elements.firstIndex(of: name).map {
      ElementSlots(first: firstElementSlot + $0 * ElementSlots.count)
    }
  }

  /// The variable of a slot.
  public func variable(at slot: Int) -> Variable {
    if slot < stage.variables.count { return stage.variables[slot] }
    if slot < firstElementSlot { return parameters[slot - stage.variables.count] }
    let (element, field) = (slot - firstElementSlot).quotientAndRemainder(
      dividingBy: ElementSlots.count)
    return StageTable.elementVariables(elements[element])[field]
  }

  /// The names that may be read here: what a misspelt name is compared with.
  public var names: [String] {
    zip(stage.variables, stage.families).filter { families.contains($1) }.map(\.0.name)
      + parameters.map(\.name)
      + elements.flatMap { StageTable.elementVariables($0).map(\.name) }
  }

  private var firstElementSlot: Int { stage.variables.count + parameters.count }
}

extension ExpressionScope {
  /// The family of a stage variable; nil for parameters and elements, which are read everywhere.
  func family(ofSlot slot: Int) -> VariableFamilies? {
    slot < stage.families.count ? stage.families[slot] : nil
  }

  func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    if let index = stage.names.index(of: name, hash: hash) { return index }
    if let index = parameterNames.index(of: name, hash: hash) {
      return stage.variables.count + index
    }
    return elements.isEmpty ? nil : elementSlot(of: name)
  }

  /// The type and the values of a slot.
  func kind(ofSlot slot: Int) -> (ExpressionType, Interval) {
    let variable: Variable
    if slot < stage.variables.count {
      variable = stage.variables[slot]
    } else if slot < firstElementSlot {
      variable = parameters[slot - stage.variables.count]
    } else {
      variable = StageTable.elementTemplates[(slot - firstElementSlot) % ElementSlots.count]
    }
    return (variable.type, variable.interval)
  }

  /// Reads `element.NAME.FIELD`.
  private func elementSlot(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let prefix = StaticString("element.")
    let start = prefix.utf8CodeUnitCount
    guard name.count > start, (0..<start).allSatisfy({ name[$0] == prefix.utf8Start[$0] }),
      let dot = name[start...].firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    let element = UnsafeBufferPointer(rebasing: name[start..<dot])
    let field = UnsafeBufferPointer(rebasing: name[(dot + 1)...])
    guard let index = elementNames.index(of: element, hash: NameHash.of(element)),
      let offset = StageTable.elementFields.index(of: field, hash: NameHash.of(field))
    else { return nil }
    return firstElementSlot + index * ElementSlots.count + offset
  }
}
