import ArgumentParser
import SegueCatalog

/// `segue explain`: what a diagnostic means.
struct ExplainCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the code of a diagnostic, or list all codes.")

  @Argument(
    help: "A code such as yaml/duplicate-key; without one, all are listed.",
    completion: .list(ExplainPage.all.map(\.code)))
  var code: String?

  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    guard let code else { return try list(in: environment) }
    guard let page = ExplainPage.find(code) else {
      throw CommandFailure(
        .notFound, "there is no code '\(code)'",
        help: NearestName.help(for: code, noun: "code", among: ExplainPage.all.map(\.code))
          ?? "'segue explain' lists them all")
    }
    try environment.print(
      format.isJSON ? JSONText.object([("schema", "1")] + page.jsonMembers) : page.text)
  }

  private func list(in environment: CommandEnvironment) throws(CommandFailure) {
    let pages = ExplainPage.all
    if format.isJSON {
      let codes = JSONText.array(pages.map { JSONText.object($0.jsonMembers) })
      try environment.print(JSONText.object([("schema", "1"), ("codes", codes)]))
    } else if let columns = environment.columns {
      let table = Table(headings: ["CODE", "MEANING"], rows: pages.map { [$0.code, $0.what] })
      let lines = table.lines(
        width: columns, ink: format.ink(in: environment),
        showsUnicode: environment.showsUnicode)
      try environment.print(lines.joined(separator: "\n"))
    } else {
      try environment.print(pages.map { "\($0.code)\t\($0.what)" }.joined(separator: "\n"))
    }
  }
}
