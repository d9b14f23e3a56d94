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
      "A code such as yaml/duplicate-key, or the codes that begin with a word, such as law; lists all codes if omitted.",
    completion: .list(ExplainPage.all.map(\.code)))
  var code: String?

  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    guard let code else { return try list(ExplainPage.all, in: environment) }
    let area = ExplainPage.all(in: code)
    if !area.isEmpty { return try list(area, in: environment) }
    guard let page = ExplainPage.find(code) else {
      throw CommandFailure(
        .notFound, "there is no diagnostic code '\(code)'",
        help: NearestName.help(for: code, noun: "code", among: ExplainPage.all.map(\.code))
          ?? "run 'segue explain' for all codes")
    }
    if format.isJSON {
      try environment.print(["schema": 1] + page.jsonMembers)
    } else {
      try environment.print(page.text)
    }
  }

  private func list(
    _ pages: [ExplainPage], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    if format.isJSON {
      let codes = pages.map { JSONValue.object($0.jsonMembers) }
      try environment.print(["schema": 1, "codes": .array(codes)])
    } else if let columns = environment.columns {
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

  /// The pages of an area, such as `law` or `laws`; none for a code.
  static func all(in area: String) -> [ExplainPage] {
    let parts = area.lowercased().split(separator: "/")
    guard parts.count == 1, let word = parts.first else { return [] }
    return all.filter { page in
      let own = page.code.prefix { $0 != "/" }
      return own == word || own + "s" == word
    }
  }

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
