import ArgumentParser
import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// The films of a tape, as the commands that make them.
struct PreviewTape {
  private let films: [PreviewCommand]

  /// Reads a tape, and checks all films: what is wrong with the last is known before the first is made.
  ///
  /// - Parameter more: options of the command line, which a film's own take precedence over.
  /// - Returns: the films, if there are no problems, and the problems.
  static func read(
    _ file: SourceFile, more: [String], in environment: CommandEnvironment
  ) -> (tape: PreviewTape?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    var (films, diagnostics) = TapeFile.read(file, with: &reader)
    var quiet = environment
    quiet.errors = ByteSink { _ in }
    var commands: [PreviewCommand] = []
    for film in films where diagnostics.count(.error) < Diagnostics.limitPerFile {
      var check = FilmCheck(film, more: more, in: quiet)
      if let command = check.command(reporting: &diagnostics) { commands.append(command) }
    }
    check(outputsOf: films, reporting: &diagnostics)
    return (diagnostics.hasErrors ? nil : PreviewTape(films: commands), diagnostics)
  }

  /// Makes the films of a file, if none of them has an error.
  static func play(
    _ path: String, more: [String], in environment: CommandEnvironment, style: ANSIStyle
  ) throws {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(environment.path(path), limit: YAMLLimits().fileSize)
    } catch {
      throw CommandFailure(
        .inputOutput, error.description,
        help: error.isMissing ? NearestPath.help(path, .file, resolve: environment.path) : nil)
    }
    let (tape, found) = read(SourceFile(name: path, bytes: bytes), more: more, in: environment)
    guard let tape else {
      try environment.errors.line(found.text(DiagnosticFormat.text.style(in: environment, style)))
      throw CommandFailure.silent(.checkFailed)
    }
    for film in tape.films { try film.run(in: environment) }
  }

  private static func check(
    outputsOf films: [TapeFilm], reporting diagnostics: inout Diagnostics
  ) {
    var places: [String: SourcePlace] = [:]
    for output in films.flatMap(\.outputs) {
      guard let path = output.value,
        let other = places.updateValue(output.valuePlace, forKey: path)
      else { continue }
      diagnostics.report(
        Diagnostic(
          .error, .impossibleFilm, "'\(path.printable)' is written to twice",
          at: output.valuePlace, labels: [.init("the other film is here", at: other)],
          help: "give each film a file of its own"))
    }
  }
}
