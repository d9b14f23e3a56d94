import ArgumentParser
import SegueDiagnostics
import SegueTimeline
import SegueYAML

extension Operation {
  /// What other frameworks call an operation.
  private static let otherNames: [String: Operation] = [
    "modal": .present, "sheet": .present, "cover": .present, "presented": .present,
    "presentation": .present, "show": .push, "open": .push, "forward": .push,
    "back": .pop, "unwind": .pop, "close": .dismiss, "hide": .dismiss,
    "dismissal": .dismiss, "tabs": .tab, "switch": .tab,
  ]

  /// Parses an operation by its name.
  static func read(_ text: String) throws(MalformedValue) -> Operation {
    if let operation = Operation(rawValue: text) { return operation }
    let names = allCases.map(\.rawValue)
    let lower = text.lowercased()
    let meant =
      Operation(rawValue: lower) ?? otherNames[lower]
      ?? NearestName.only(near: lower, among: names).flatMap(Operation.init)
    throw MalformedValue(
      "the operations are \(names.joined(separator: ", "))"
        + (meant.map { "; write \($0.rawValue)" } ?? ""))
  }

  /// Completes the names of operations.
  static var completion: CompletionKind { .list(allCases.map(\.rawValue)) }
}

/// The operation of presets, as an option.
struct OperationOption: ParsableArguments {
  @Option(
    name: .customLong("operation"),
    help: "Only presets that support this operation: push, pop, present, dismiss or tab.",
    completion: Operation.completion, transform: Operation.read)
  var operation: Operation?

  /// The presets that support the operation; all if none is named.
  func presets(among entries: [CatalogEntry]) -> [CatalogEntry] {
    guard let name = operation?.rawValue else { return entries }
    return entries.filter { $0.words(.operations).contains(name) }
  }
}

/// A family of presets, as an option.
struct FamilyOption: ParsableArguments {
  @Option(
    name: .customLong("family"),
    help: "Only presets of this family: its title, or the folder in the catalog.",
    completion: .families)
  var name: String?

  /// The presets of the family; all if none is named.
  func presets(
    among entries: [CatalogEntry], _ families: CatalogFamilies
  ) throws(CommandFailure) -> [CatalogEntry] {
    guard let name, !entries.isEmpty else { return entries }
    let id = try families.id(for: name, among: Set(entries.map { $0[.family] }))
    return entries.filter { $0[.family] == id }
  }
}

extension CatalogFamilies {
  /// The id of the family with an id or a title.
  ///
  /// - Parameter ids: the families that presets have.
  /// - Throws: If there is no such family.
  func id(for name: String, among ids: Set<String>) throws(CommandFailure) -> String {
    if let id = id(name, among: ids) { return id }
    let all = ids.sorted(by: areInOrder)
    throw CommandFailure(
      .notFound, "there is no family '\(name.printable)'",
      help: (NearestName.help(for: name, noun: "family", among: all + all.map { self[$0].name })
        ?? "the families are \(all.map(title).joined(separator: ", "))").printable)
  }

  /// The id of a family, and its title where that has other words: `warp (Warp and page)`.
  private func title(of id: String) -> String {
    let name = self[id].name
    return name.lowercased() == id ? id : "\(id) (\(name))"
  }
}
