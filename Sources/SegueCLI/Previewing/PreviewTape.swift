import ArgumentParser
import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// The films of a tape, as the commands that make them.
struct PreviewTape {
  /// A film.
  private struct Film {
    let command: PreviewCommand
    let film: TapeFilm
  }

  private let films: [Film]

  /// Reads a tape, and parses the options of every film.
  ///
  /// - Parameter more: options of the command line, which a film's own take precedence over.
  /// - Returns: the films, if there are no problems, and the problems.
  static func read(
    _ file: SourceFile, more: [String]
  ) -> (tape: PreviewTape?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    var (described, diagnostics) = TapeFile.read(file, with: &reader)
    var films: [Film] = []
    for film in described {
      do {
        let command = try PreviewCommand.parse(more + film.arguments)
        if command.tape != nil { throw ValidationError("a tape cannot play another tape") }
        films.append(Film(command: command, film: film))
      } catch {
        diagnostics.report(
          film.problem(
            PreviewCommand.message(for: error),
            help:
              "the options are those of 'segue preview --help', without the dashes; a parameter is 'param: {NAME: VALUE}'"
          ))
      }
    }
    let tape = PreviewTape(films: films)
    tape.checkOutputs(reporting: &diagnostics)
    return (diagnostics.hasErrors ? nil : tape, diagnostics)
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
    let (tape, problems) = read(SourceFile(name: path, bytes: bytes), more: more)
    let found = tape?.check(in: environment) ?? problems
    guard let tape, !found.hasErrors else {
      try environment.errors.line(found.text(DiagnosticFormat.text.style(in: environment, style)))
      throw CommandFailure.silent(.checkFailed)
    }
    for film in tape.films { try film.command.run(in: environment) }
  }

  /// Checks all films: what is wrong with the last is known before the first is made.
  func check(in environment: CommandEnvironment) -> Diagnostics {
    var quiet = environment
    quiet.errors = ByteSink { _ in }
    var diagnostics = Diagnostics()
    for film in films {
      do {
        try film.command.check(in: quiet)
      } catch {
        let failure = CommandFailure(error)
        diagnostics.report(film.film.problem(failure.message, help: failure.help))
      }
    }
    return diagnostics
  }

  private func checkOutputs(reporting diagnostics: inout Diagnostics) {
    var films: [String: SourcePlace] = [:]
    for film in self.films {
      for output in film.command.outputs {
        guard let other = films.updateValue(film.film.place, forKey: output) else { continue }
        diagnostics.report(
          Diagnostic(
            .error, .impossibleFilm, "'\(output.printable)' is written to by two films",
            at: film.film.place, labels: [.init("the other film is here", at: other)],
            help: "give each film a file of its own"))
      }
    }
  }
}

extension TapeFilm {
  /// A problem with the film, at the option that it is about.
  fileprivate func problem(_ message: String, help: String?) -> Diagnostic {
    Diagnostic(.error, .impossibleFilm, message, at: place(of: message), help: help)
  }
}

extension Diagnostic.Code {
  /// A film of a tape cannot be made.
  static let impossibleFilm: Self = "tape/impossible-film"
}
