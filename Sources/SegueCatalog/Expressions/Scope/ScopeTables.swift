/// The lookup tables of a scope's names.
package final class ScopeTables: Sendable {
  let stage = StageTable.shared
  let parameters: [Variable]
  let elements: [String]
  let firstElementSlot: Int
  private let parameterNames: NameTable
  private let elementNames: NameTable
  let values: [NamedExpression]
  private let valueNames: NameTable

  init(
    parameters: [Variable], elements: [String], values: [NamedExpression], parameterRoom: Int
  ) {
    self.values = values
    valueNames = NameTable(values.map { $0.name })
    self.parameters = parameters
    self.elements = elements
    firstElementSlot =
      stage.variables.count + max(parameters.count, parameterRoom)
    parameterNames = NameTable(parameters.map { $0.name })
    elementNames = NameTable(elements)
  }

  /// The family of a stage variable; nil for parameters and elements, which are available
  /// everywhere.
  package func family(ofSlot slot: Int) -> VariableFamilies? {
    slot < stage.families.count ? stage.families[slot] : nil
  }

  package func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    if let index = stage.names.index(of: name, hash: hash) { return index }
    if let index = parameterNames.index(of: name, hash: hash) {
      return stage.variables.count + index
    }
    return elements.isEmpty ? nil : elementSlot(of: name)
  }

  /// The expression that a name stands for.
  package func value(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Expression? {
    valueNames.index(of: name, hash: hash).map { values[$0].expression }
  }

  /// The variable of a slot; an element's is a template with its name filled in.
  package func variable(at slot: Int) -> Variable {
    if slot < stage.variables.count { return stage.variables[slot] }
    if slot < firstElementSlot { return parameters[slot - stage.variables.count] }
    return StageTable.elementTemplates[(slot - firstElementSlot) % ElementSlots.count]
  }

  /// Parses `element.NAME.FIELD`.
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
