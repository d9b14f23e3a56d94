import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// A check that finds all mistakes of a film: an option at fault is reported and left out, and the rest tried again.
struct FilmCheck {
  private var film: TapeFilm
  /// Options of the command line.
  private let more: [String]
  private let environment: CommandEnvironment

  init(_ film: TapeFilm, more: [String], in environment: CommandEnvironment) {
    self.film = film
    self.more = more
    self.environment = environment
  }

  /// The command that makes the film; nil if something is wrong with it.
  ///
  /// Ends with as many errors as a file shows: each takes attempts, which read the catalog.
  mutating func command(reporting diagnostics: inout Diagnostics) -> PreviewCommand? {
    while let index = film.options.firstIndex(where: { !Self.known.contains($0.name) }) {
      guard diagnostics.count(.error) < Diagnostics.limitPerFile else { return nil }
      let option = film.options[index]
      diagnostics.report(
        problem(CommandFailure(.usage, "Unknown option '\(option.name)'"), with: option))
      film.leaveOut(optionAt: index)
    }
    while let index = film.secondValue(of: Self.single) {
      let option = film.options[index]
      diagnostics.report(
        Diagnostic(
          .error, .impossibleFilm, TapeWords.keys(in: "'\(option.name)' takes one value"),
          at: option.valuePlace))
      film.leaveOut(optionAt: index)
    }
    var isPresetKnown = true
    if let problem = presetProblem {
      diagnostics.report(problem.diagnostic)
      isPresetKnown = false
      guard let near = problem.near else { return nil }
      // The options are those of the preset that is meant.
      film.preset = near
    }
    while diagnostics.count(.error) < Diagnostics.limitPerFile {
      let failure: CommandFailure
      do throws(CommandFailure) {
        let command = try attempt(film)
        return film.leftOut.isEmpty && isPresetKnown ? command : nil
      } catch {
        failure = error
      }
      let index = cause(of: failure)
      let option = index.map { film.options[$0] }
      // An option that needs one which was left out is not at fault.
      let words = Set(
        failure.message.replacing("-o FILE", with: "--output").split { " ':,;".contains($0) }
          .map(String.init))
      if film.leftOut.subtracting([option?.name ?? ""]).isDisjoint(with: words) {
        diagnostics.report(problem(failure, with: option))
      }
      guard let index else { return nil }
      film.leaveOut(optionAt: index)
    }
    return nil
  }

  /// The error about a preset that does not exist, with the one that is meant; nil if it exists or has errors of its own.
  private var presetProblem: (diagnostic: Diagnostic, near: String?)? {
    guard let command = try? PreviewCommand.parse(more + ["--", film.preset]),
      let library = try? command.catalog.load(in: environment)
    else { return nil }
    do throws(StagingError) {
      _ = try library.preset(film.preset)
      return nil
    } catch {
      guard error.kind == .notFound else { return nil }
      return (
        Diagnostic(.error, .impossibleFilm, error.message, at: film.place, help: error.help),
        NearestName.only(near: film.preset, among: library.registry.presets.map(\.id))
      )
    }
  }

  /// The last option without which the film does not fail like this; nil if the preset is at fault.
  ///
  /// First those that the message names, since each attempt reads the catalog.
  private func cause(of failure: CommandFailure) -> Int? {
    let message = failure.message
    let named = film.options.indices.filter { index in
      let option = film.options[index]
      return message.contains(option.name) || option.value.map(message.contains) ?? false
    }
    // Without a file other options fail, which says nothing about this failure.
    let others = film.options.indices.filter {
      !named.contains($0) && film.options[$0].name != "--output"
    }
    let candidates = others + named
    return candidates.suffix(Self.mostAttempts).last { index in
      var rest = film
      rest.leaveOut(optionAt: index)
      do throws(CommandFailure) {
        _ = try attempt(rest)
        return true
      } catch {
        return error.message != failure.message
      }
    }
  }

  /// Does everything but make the film.
  private func attempt(_ film: TapeFilm) throws(CommandFailure) -> PreviewCommand {
    let command: PreviewCommand
    do {
      command = try PreviewCommand.parse(more + film.arguments)
    } catch {
      throw CommandFailure(.usage, PreviewCommand.message(for: error))
    }
    if command.tape != nil { throw CommandFailure(.usage, "a tape cannot play another tape") }
    do {
      try command.check(in: environment)
    } catch {
      throw CommandFailure(error)
    }
    return command
  }

  private func problem(_ failure: CommandFailure, with option: TapeFilm.Option?) -> Diagnostic {
    guard let option else {
      return Diagnostic(
        .error, .impossibleFilm, TapeWords.keys(in: failure.message), at: film.place,
        help: failure.help.map(TapeWords.keys))
    }
    var (message, help) = (
      TapeWords.keys(in: failure.message), failure.help.map(TapeWords.keys)
    )
    if let unknown = UnknownOption(in: failure.message) {
      message = TapeWords.keys(in: unknown.message)
      help =
        parameterHelp(option)
        ?? unknown.help(of: PreviewCommand.self)?.replacing("--", with: "") ?? Self.generalHelp
    } else if message.hasPrefix("Unexpected argument"), let value = option.value {
      // A flag takes no value, so that the parser finds one more preset.
      message = "'\(option.name.dropFirst(2))' must be true or false, found '\(value)'"
      help = "write 'true', or leave it out"
    }
    let place = option.place(of: failure.message)
    return Diagnostic(
      .error, .impossibleFilm, message, at: place, help: help,
      fixIt: UnknownOption(in: failure.message)?.certain(in: PreviewCommand.self).map {
        .init(String($0.dropFirst(2)), at: place, confidence: .machineApplicable)
      })
  }

  /// The help for an option that is a parameter of the preset; nil if it is none.
  private func parameterHelp(_ option: TapeFilm.Option) -> String? {
    let name = String(option.name.dropFirst(2))
    guard let command = try? PreviewCommand.parse(more + ["--", film.preset]),
      let preset = try? command.catalog.load(in: environment).preset(film.preset),
      preset.parameters.contains(where: { $0.name == name })
    else { return nil }
    return "it is a parameter: write 'param: {\(name): \(option.value ?? "true")}'"
  }

  private static let options = CommandOptions(of: PreviewCommand.self).all

  /// The names of all options.
  private static let known = Set(options.flatMap(\.names))

  /// The names of options that take one value.
  private static let single = Set(options.filter(\.takesOneValue).flatMap(\.names))

  /// How many options are left out in turn to find the one at fault.
  private static let mostAttempts = 16

  private static let generalHelp =
    "the options are those of 'segue preview --help', without the dashes; a parameter is 'param: {NAME: VALUE}'"
}

/// The messages of the command line, in the words of a tape.
private enum TapeWords {
  /// Writes options as keys: `'--at <progress>'` as `'at'`, and `--at 50%` as `at: 50%`.
  static func keys(in message: String) -> String {
    message
      .replacing(/The value '(?<value>.*)' is invalid for '--(?<key>[a-z-]+) <[^>]+>'/) {
        "'\($0.key)' must not be '\($0.value)'"
      }
      .replacing(/'--(?<key>[a-z-]+)( <[^>]+>)?'/) { "'\($0.key)'" }
      .replacing(/--(?<key>[a-z-]+) (?<value>[^ ;']*[0-9%=,][^ ;']*)/) {
        $0.value.contains(",") ? "'\($0.key): \"\($0.value)\"'" : "'\($0.key): \($0.value)'"
      }
      .replacing(/--(?<key>[a-z-]+)( <[^>]+>)?/) { "'\($0.key)'" }
  }
}

extension Diagnostic.Code {
  /// A film of a tape cannot be made.
  static let impossibleFilm: Self = "tape/impossible-film"
}
