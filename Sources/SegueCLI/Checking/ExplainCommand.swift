import ArgumentParser
import SegueCatalog
package import SegueDiagnostics
import SegueLaws
import SegueScenes
import SegueYAML

/// `segue explain`: the meaning of a diagnostic.
struct ExplainCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code, or list codes.")

  @Argument(
    help:
      "A code such as yaml/duplicate-key, or the codes that begin or end with a word, such as law; lists all codes if omitted.",
    completion: .list(ExplainPage.all.map(\.code)))
  var code: String?

  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    guard let code else { return try list(ExplainPage.all, in: environment) }
    let found = ExplainPage.all(with: code)
    guard let page = ExplainPage.find(code) ?? found.first else {
      throw CommandFailure(
        .notFound, "there is no diagnostic code '\(code)'",
        help: ExplainPage.help(for: code) ?? "run 'segue explain' for all codes")
    }
    if found.count > 1 { return try list(found, in: environment) }
    if try !environment.print(["schema": 1] + page.jsonMembers, asJSON: format.isJSON) {
      try environment.print(page.text)
    }
  }

  private func list(
    _ pages: [ExplainPage], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let codes = pages.map { JSONValue.object($0.jsonMembers) }
    if try environment.print(["schema": 1, "codes": .array(codes)], asJSON: format.isJSON) {
      return
    }
    if let columns = environment.columns {
      let table = Table(headings: ["CODE", "MEANING"], rows: pages.map { [$0.code, $0.what] })
      let lines = table.lines(
        width: columns, style: format.style(in: environment),
        showsUnicode: environment.showsUnicode)
      try environment.print(styled: lines.joined(separator: "\n"))
    } else {
      try environment.print(pages.map { "\($0.code)\t\($0.what)" }.joined(separator: "\n"))
    }
  }
}

/// A page of `segue explain` for a code from any part of Segue.
struct ExplainPage {
  let code: String
  /// The problem, in one sentence.
  let what: String
  /// Why the rule exists.
  let why: String
  /// The whole page.
  let text: String

  /// All pages.
  static let all = Explanation.all.map(ExplainPage.init).sorted { $0.code < $1.code }

  /// The page of a code, ignoring case.
  static func find(_ code: String) -> ExplainPage? {
    all.first { $0.code == code.lowercased() }
  }

  /// The pages whose codes have a word before or after the slash, such as `law`, `laws` or `unknown-key`; none for a code.
  static func all(with word: String) -> [ExplainPage] {
    let word = word.lowercased()
    return all.filter { $0.area == word || $0.area + "s" == word || $0.name == word }
  }

  /// The help for a word that no code has: the nearest code, or word of one.
  static func help(for word: String) -> String? {
    if let help = NearestName.help(for: word, noun: "code", among: all.map(\.code)) { return help }
    guard !word.contains("/") else { return nil }
    if let name = NearestName.find(word, among: all.map(\.name)),
      let page = all.first(where: { $0.name == name })
    {
      return "there is a code with a similar name: '\(page.code)'"
    }
    return NearestName.find(word, among: all.map(\.area))
      .map { "codes with a similar name begin with '\($0)/': run 'segue explain \($0)'" }
  }

  /// The part of the code before the slash.
  private var area: String { String(code.prefix { $0 != "/" }) }

  /// The part of the code after the slash.
  private var name: String { String(code.dropFirst(area.count + 1)) }

  private init(_ explanation: Explanation) {
    code = explanation.code.description
    what = explanation.what
    why = explanation.why
    text = explanation.text
  }

  /// The page as members of a JSON object.
  var jsonMembers: JSONObject {
    [
      "code": .string(code), "what": .string(what), "why": .string(why), "text": .string(text),
    ]
  }
}

extension Explanation {
  /// All pages; each target lists those of its own codes.
  package static let all =
    yaml + format + presets + catalogs + expressions + scenes + gestures + scenarioFiles
    + scenarios + plugins + laws + fonts + platforms
    + tapes
}
