import ArgumentParser
import SegueDiagnostics
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
  private let style: ANSIStyle

  /// Reads a tape, and parses the options of every film.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - more: options of the command line, which a film's own take precedence over.
  init(
    _ path: String, more: [String], in environment: CommandEnvironment, style: ANSIStyle
  ) throws {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(environment.path(path), limit: YAMLLimits().fileSize)
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
    var reader = YAMLReader()
    let (films, diagnostics) = TapeFile.read(SourceFile(name: path, bytes: bytes), with: &reader)
    guard !diagnostics.hasErrors else {
      try environment.errors.line(
        diagnostics.text(DiagnosticFormat.text.style(in: environment, style)))
      throw CommandFailure.silent(.checkFailed)
    }
    self.films = try Self.all(films, in: environment, style) { film in
      do {
        let command = try PreviewCommand.parse(more + film.arguments)
        if command.tape != nil { throw ValidationError("a tape cannot play another tape") }
        return Film(command: command, film: film)
      } catch {
        let message = PreviewCommand.message(for: error)
        throw CommandFailure(
          .usage, "\(film.place(of: message).text): \(message)",
          help:
            "the options are those of 'segue preview --help', without the dashes; a parameter is 'param: [NAME=VALUE]'"
        )
      }
    }
    self.style = style
    try checkOutputs()
  }

  /// Does something with every film, and reports all failures: the last is thrown.
  private static func all<Item, Result>(
    _ items: [Item], in environment: CommandEnvironment, _ style: ANSIStyle,
    _ body: (Item) throws -> Result
  ) throws -> [Result] {
    var results: [Result] = []
    var failures: [CommandFailure] = []
    for item in items {
      do {
        results.append(try body(item))
      } catch {
        failures.append(CommandFailure(error))
      }
    }
    guard let last = failures.last else { return results }
    for failure in failures.dropLast() {
      try environment.report(.error, failure.message, style: style)
      if let help = failure.help, help != last.help {
        try environment.report(.help, help, style: style)
      }
    }
    throw last
  }

  /// Makes the films, after all of them were checked: what is wrong with the last is known before the first is made.
  func play(in environment: CommandEnvironment) throws {
    var quiet = environment
    quiet.errors = ByteSink { _ in }
    _ = try Self.all(films, in: environment, style) { film in
      do {
        try film.command.check(in: quiet)
      } catch {
        let failure = CommandFailure(error)
        throw CommandFailure(
          failure.status, "\(film.film.place(of: failure.message).text): \(failure.message)",
          help: failure.help)
      }
    }
    for film in films { try film.command.run(in: environment) }
  }

  private func checkOutputs() throws(CommandFailure) {
    var places: [String: SourcePlace] = [:]
    for film in films {
      for output in film.command.outputs {
        if let other = places.updateValue(film.film.place, forKey: output) {
          throw CommandFailure(
            .usage,
            "\(film.film.place.text): the film of \(other.text) is written to '\(output.printable)' too",
            help: "give each film a file of its own")
        }
      }
    }
  }
}
