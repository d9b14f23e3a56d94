public import SegueCatalog
public import SegueDiagnostics
import SegueTimeline

/// Rules in a YAML file: which preset supports which change of screens.
public enum RulesFile {
  /// The name of the file in a catalog's folder.
  public static let name = "rules.yaml"

  /// The format.
  public static let schema = Schema(
    title: "Rules of a Segue catalog",
    root: .object(
      "a file of rules",
      [
        .required("schema", .number(.from(1, to: 1)), "The version of this format: 1."),
        .required(
          "rules", .list(of: rule, count: 0...10_000),
          "The rules; where several fit, the one that names its screens most closely wins."),
      ]))

  private static let rule = Shape.object(
    "a rule",
    [
      .required(
        "operation", .names(Operation.allCases.map(\.rawValue)), "What the container does."),
      .optional(
        "from", .string,
        "The screen that leaves: its name, or a pattern with * and ?; any if left out."),
      .optional(
        "to", .string,
        "The screen that arrives: its name, or a pattern with * and ?; any if left out."),
      .optional(
        "source", .names(Rule.SourceCondition.allCases.map(\.rawValue)),
        "Whether the source element has to be known; any by default."),
      .required("preset", .kebab, "The preset, by id."),
      .optional(
        "priority", .integer(.from(-1000, to: 1000)),
        "What decides between rules that name their screens equally closely; the highest wins."),
    ])

  /// Reads rules.
  ///
  /// - Returns: all rules where nothing is wrong with the file, and what is.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (rules: [Rule], diagnostics: Diagnostics) {
    let (root, diagnostics) = schema.read(file, with: &reader)
    return (root?.required("rules").items.compactMap(rule) ?? [], diagnostics)
  }

  private static func rule(_ cursor: Cursor) -> Rule? {
    cursor.name("operation", as: Operation.self).map { operation in
      Rule(
        operation: operation, from: cursor["from"].map { ScreenPattern($0.string) },
        to: cursor["to"].map { ScreenPattern($0.string) },
        source: cursor.name("source", as: Rule.SourceCondition.self) ?? .any,
        preset: cursor.required("preset").string, priority: cursor["priority"]?.integer ?? 0,
        origin: DefinitionOrigin(cursor.required("preset").place))
    }
  }
}
