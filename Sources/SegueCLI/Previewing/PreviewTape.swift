import ArgumentParser
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The films of a tape, as the commands that make them.
struct PreviewTape {
  /// The commands, in order.
  let films: [PreviewCommand]

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
    self.films = try films.map { film in
      do {
        let command = try PreviewCommand.parse(more + film.arguments)
        if command.tape != nil { throw ValidationError("a tape cannot play another tape") }
        return command
      } catch {
        throw CommandFailure(
          .usage, "\(film.place.text): \(PreviewCommand.message(for: error))",
          help: "the options are those of 'segue preview --help', without the dashes")
      }
    }
  }
}
