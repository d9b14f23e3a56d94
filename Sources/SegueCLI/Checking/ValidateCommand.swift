import ArgumentParser
import SegueCatalog
import SegueYAML

/// `segue validate`: everything that is wrong with files.
struct ValidateCommand: Subcommand {
  /// How diagnostics are printed.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case text, oneline, json
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract:
      "Check presets, scenes, gestures, scenarios and plugins' manifests, and say everything that is wrong.",
    discussion: """
      A folder stands for all the YAML files in it and in its subfolders, '-' for a preset on \
      standard input. The status is 1 where there are errors. With --laws every preset is also \
      played on several stages and held against the laws: exact ends, no jumps, a true reverse, and so on.
      """)

  @Argument(help: "Files and folders.", completion: .file(extensions: ["yaml"]))
  var paths: [String]

  @Flag(help: "Check the laws that every transition keeps, too.")
  var laws = false

  @Option(
    help: ArgumentHelp(
      "On how many paths that chance makes up each interaction is tried, with --laws.",
      valueName: "count"))
  var fingers = 4

  @Option(help: ArgumentHelp("What chance starts from.", valueName: "number"))
  var seed: UInt64 = 1

  @OptionGroup var catalog: CatalogOptions

  @Option(name: .customLong("format"), help: "How diagnostics are printed.")
  var style: Style?

  @Flag(name: .customLong("json"), help: "The same as --format json.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if !(0...1_000_000).contains(fingers) {
      throw ValidationError("--fingers takes a count from 0 to 1000000")
    }
    if isJSON, let style, style != .json {
      throw ValidationError("--json and --format \(style.rawValue) exclude each other")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let report = try Validation(
      paths, catalog, environment, laws: laws ? .init(fingers: fingers, seed: seed) : nil
    ).report()
    let ink = color.ink(in: environment, isTerminal: environment.hasTerminal)
    if isJSON || style == .json {
      try environment.print(report.json)
    } else {
      let style: DiagnosticStyle =
        style == .oneline ? .oneLine : .human(ink.isOn ? .ansi : .plain)
      if !report.diagnostics.isEmpty { try environment.print(report.diagnostics.text(style)) }
      for violation in report.violations {
        try environment.print("error: \(violation)".printableLines)
      }
      try environment.tell(
        .note, report.summary,
        ink: color.ink(in: environment, isTerminal: environment.hasErrorTerminal))
    }
    if report.hasErrors { throw CommandFailure.silent(.checkFailed) }
  }
}
