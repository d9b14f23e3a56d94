public import SegueCatalog
public import SegueDiagnostics
import SegueSystem
import SegueTimeline

/// Rules in a YAML file: which preset is used for which change of screens.
public enum RulesFile {
  /// The name of the file in a catalog's folder, without its suffix.
  package static let stem = "rules"

  /// A warning about rules beside a catalog's folder, which nobody reads; nil without such a file.
  package static func stray(beside catalog: String) -> String? {
    // The folder above another one is not a place where people put rules.
    guard "/\(catalog)".hasSuffix("/catalog") else { return nil }
    let folder = catalog.dropLast("catalog".count)
    let path = YAMLFileName.path(of: stem, in: folder.isEmpty ? "." : String(folder))
    guard FileStamp.of(path) != nil else { return nil }
    return
      "\(path.printable) is not used: rules belong in \(catalog.printable)/\(stem).yaml"
  }

  /// Whether a file has the key that only files of rules have.
  static func hasRules(at path: String) -> Bool {
    let bytes = (try? FileBytes.read(path, limit: YAMLLimits().fileSize)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "rules:".utf8) }
  }

  /// The format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<RulesKeys>(
    title: "Rules of a Segue catalog", document: "Documentation/Presets.md")

  /// Reads rules.
  ///
  /// - Returns: all rules, if there are no problems with the file, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (rules: [Rule], diagnostics: Diagnostics) {
    let reading = readAll(file, with: &reader)
    return (reading.isUsable ? reading.rules : [], reading.diagnostics)
  }

  /// Reads rules as far as possible: mistakes in one do not hide those of others.
  package static func readAll(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> RulesReading {
    let reading = format.read(file, with: &reader)
    let items = reading.root?.rules.items ?? []
    return RulesReading(
      rules: items.map(rule), diagnostics: reading.diagnostics, faults: reading.faults,
      broken: items.map(\.cursor.place).filter { reading.faults.reach($0.range.offsets) })
  }

  /// Reads a rule; one with an unknown operation still names its preset.
  private static func rule(_ keys: Object<RuleKeys>) -> Rule {
    Rule(
      operation: keys.operation.value ?? .push, from: keys.from.map { ScreenPattern($0.string) },
      to: keys.to.map { ScreenPattern($0.string) }, source: keys.source?.value ?? .any,
      preset: keys.preset.string, priority: keys.priority?.integer ?? 0,
      origin: DefinitionOrigin(keys.preset.place))
  }
}

/// The rules of a file, as far as they can be read.
package struct RulesReading: Sendable {
  /// The rules, of which parts may be at fault.
  package var rules: [Rule] = []
  /// The problems with the form of the file.
  package var diagnostics = Diagnostics()
  fileprivate var faults = ShapeFaults()
  /// The rules with a fault.
  fileprivate var broken: [SourcePlace] = []

  /// Whether the rules can be used: nothing is wrong with any of them.
  package var isUsable: Bool { !diagnostics.hasErrors }

  /// Whether a problem of the rules may only be the consequence of one that was reported.
  ///
  /// It is unknown what a broken rule applies to, but its preset is known.
  package func explains(_ diagnostic: Diagnostic) -> Bool {
    let places = [diagnostic.place].compactMap(\.self) + diagnostic.labels.map(\.place)
    return faults.explain(diagnostic)
      || diagnostic.code != .unknownPreset
        && places.contains { place in
          broken.contains {
            $0.file == place.file && $0.range.offsets.contains(place.range.offsets)
          }
        }
  }
}

/// The keys of a file of rules.
struct RulesKeys: ObjectKeys {
  let schema: RequiredKey<Cursor>
  let rules: RequiredKey<List<Object<RuleKeys>>>

  static let table = ObjectTable<Self>("a file of rules")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .number(.from(1, to: 1)), "The version of this format: 1.")
    rules = keys.required(
      "rules", .list(of: .object(RuleKeys.self), count: 0...10_000),
      "The rules; if several match, the one with the most specific screen names wins.")
  }
}

/// The keys of a rule.
struct RuleKeys: ObjectKeys {
  let operation: RequiredKey<Name<Operation>>
  let from, to: OptionalKey<Cursor>
  let source: OptionalKey<Name<Rule.SourceCondition>>
  let preset: RequiredKey<Cursor>
  let priority: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a rule")

  /// A name is literal except for `*` and `?`, so a regular expression would never match.
  private static let screen = Shape.text(
    Grammar("a string") { text in
      let name = text.string
      guard let pattern = ScreenText.meant(byRegularExpression: name) else { return [] }
      return [
        Grammar.Problem(
          "must be a screen's name, in which only * and ? stand for other characters, found '\(name.shortened)'",
          help: name.contains("|") ? "write a rule for each name" : "write '\(pattern)'")
      ]
    })

  init(_ keys: inout KeyList) {
    operation = keys.required(
      "operation", .name(of: Operation.self),
      "The container's operation; a rule for push or present also covers the way back.")
    from = keys.optional(
      "from", Self.screen,
      "The departing screen: its name in any case, or a pattern with * and ?; any by default.")
    to = keys.optional(
      "to", Self.screen,
      "The arriving screen: its name in any case, or a pattern with * and ?; any by default.")
    source = keys.optional(
      "source", .name(of: Rule.SourceCondition.self),
      "Whether the source element must be known; any by default.")
    preset = keys.required("preset", .kebab, "The id of the preset.")
    priority = keys.optional(
      "priority", .integer(.from(-1000, to: 1000)),
      "Decides between rules that are equally specific; the highest wins.")
  }
}
