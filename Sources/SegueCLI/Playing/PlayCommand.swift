import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueScenes
import SegueYAML

/// `segue play`: the calls and results of containers while a scenario runs on them.
struct PlayCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Run a scripted test of containers and touches, and print what happens.",
    discussion: """
      Prints the delegate calls of navigation stacks, tab bars and presentations, the answers and \
      outcomes, and finally the view hierarchy. Documentation/Scenarios.md describes the \
      format. Exits with 1 if an expectation fails.
      """)

  @Argument(
    help: "A file, '-' for standard input, or the id of a scenario in the catalog.",
    completion: .scenarioIDs)
  var scenario: String

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let library = try catalog.load(in: environment)
    // A rule that names a preset without the operation is in the log, where that matters.
    try environment.report(rulesOf: library, style: format.errorStyle(in: environment)) {
      $0.severity == .error
    }
    let file = try file(library, in: environment)
    let scenario = try read(file, registry: library.registry, in: environment)
    let run = ScenarioPlayer(scenario, registry: library.registry).play()
    if format.isJSON {
      try environment.print(ScenarioJSON(scenario: scenario, run: run).json)
    } else {
      let text = ScenarioText(scenario: scenario, run: run, style: format.style(in: environment))
      try environment.print(text.text)
      try report(run, in: environment)
    }
    if run.diagnostics.hasErrors { throw CommandFailure.silent(.checkFailed) }
  }

  private func file(
    _ library: LoadedCatalog, in environment: CommandEnvironment
  ) throws -> SourceFile {
    if scenario == "-" {
      return SourceFile(
        name: "standard input", bytes: try environment.input(YAMLLimits().fileSize))
    }
    let file = try CatalogFiles(
      .scenario, in: library.folders, currentFolder: environment.currentFolder
    ).file(scenario)
    if let other = FileToCheck(path: file.name).helpInPlaceOfScenario {
      throw CommandFailure(
        .usage, "\(scenario.printable) is \(other.thing), and not a scenario",
        help: "\(other.command); 'segue validate \(scenario.printable)' checks the file")
    }
    return file
  }

  private func report(
    _ run: ScenarioRun, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let style = format.errorStyle(in: environment)
    if !run.diagnostics.isEmpty {
      try environment.errors.line(run.diagnostics.text(.human(style.isOn ? .ansi : .plain)))
    }
    if !run.diagnostics.hasErrors, run.expectations > 0 {
      let noun = run.expectations == 1 ? "expectation passed" : "expectations passed"
      try environment.report(.note, "\(run.expectations) \(noun)", style: style)
    }
  }

  /// Reads the scenario; prints its errors and warnings like those of a run.
  private func read(
    _ file: SourceFile, registry: Registry, in environment: CommandEnvironment
  ) throws(CommandFailure) -> Scenario {
    var reader = YAMLReader()
    let (scenario, diagnostics) = ScenarioFile.read(file, with: &reader, against: registry)
    let isPlayable = scenario != nil && !diagnostics.hasErrors
    if format.isJSON, !isPlayable {
      let all = diagnostics.shown.map(\.json)
      try environment.print(["schema": 1, "diagnostics": .array(all)])
    } else if !format.isJSON, !diagnostics.isEmpty {
      let style = format.errorStyle(in: environment)
      try environment.errors.line(diagnostics.text(.human(style.isOn ? .ansi : .plain)))
    }
    if let scenario, isPlayable { return scenario }
    throw CommandFailure.silent(.checkFailed)
  }
}
