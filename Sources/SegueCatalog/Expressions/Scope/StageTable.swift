/// The lookup table of the stage's variables, built once.
struct StageTable: Sendable {
  static let shared = StageTable()
  /// The templates of an element's variables, which differ between elements only in the name.
  static let elementTemplates = elementVariables("NAME")
  static let elementFields = NameTable(
    elementTemplates.map { String($0.name.dropFirst("element.NAME.".count)) })

  let variables: [Variable]
  let families: [VariableFamilies]
  let names: NameTable

  private init() {
    variables = StageVariables.grouped.flatMap(\.variables)
    families = StageVariables.grouped.flatMap { group in
      group.variables.map { _ in group.family }
    }
    names = NameTable(variables.map(\.name))
  }

  /// The variables of a named element, in the order of their slots.
  static func elementVariables(_ name: String) -> [Variable] {
    ["element.\(name)", "element.\(name).from", "element.\(name).to"]
      .flatMap(FrameVariables.all)
  }
}
