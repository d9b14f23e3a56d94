public import SegueDiagnostics

/// Tapes in YAML files: the films of a review, each with the options of `segue preview`.
public enum TapeFile {
  /// The format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<TapeKeys>(title: "Films of Segue presets")

  /// Reads a tape.
  ///
  /// - Returns: the films, if there are no problems, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (films: [TapeFilm], diagnostics: Diagnostics) {
    let (films, diagnostics) = format.read(file, with: &reader).decoded { root in
      let common = root.options.map(options) ?? []
      let films = root.films.items.map { keys in
        TapeFilm(
          options: common + (keys.options.map(options) ?? []),
          output: texts(keys.output).flatMap { ["--output", $0] }, preset: keys.preset.string,
          place: keys.preset.place)
      }
      var found = Diagnostics()
      for options in [root.options].compactMap(\.self) + root.films.items.compactMap(\.options) {
        for problem in options.entries.compactMap(mistakenFlag) { found.report(problem) }
      }
      return (films, found)
    }
    return (films ?? [], diagnostics)
  }

  /// The problem of a flag with a word that is true or false in other formats only: it would be taken for a preset.
  private static func mistakenFlag(_ option: Cursor) -> Diagnostic? {
    guard option.items.isEmpty, option.entries.isEmpty,
      let isOn = ["yes": true, "on": true, "no": false, "off": false][
        option.string.lowercased()]
    else { return nil }
    return option.diagnostic(
      .wrongType, "'\(option.name ?? "")' must be true or false, found '\(option.string)'",
      help: "write '\(isOn)'")
  }

  /// Options as on a command line: `true` gives a flag, `false` leaves it out, and a list repeats an option.
  private static func options(_ options: Cursor) -> [TapeFilm.Option] {
    options.entries.compactMap { option in
      let name = "--\(option.name ?? "")"
      if let isGiven = option.boolean {
        return isGiven ? .init(name: name, values: nil, place: option.keyPlace) : nil
      }
      return .init(name: name, values: values(option), place: option.keyPlace)
    }
  }

  /// The values of an option; a list of numbers or percentages is a single value, such as a frame or a size.
  private static func values(_ option: Cursor) -> [String] {
    let texts = texts(option)
    guard !option.items.isEmpty,
      texts.allSatisfy({ Double($0.hasSuffix("%") ? String($0.dropLast()) : $0) != nil })
    else {
      return texts
    }
    let isSize = ["size", "container"].contains(option.name)
    return [texts.joined(separator: isSize ? "x" : ",")]
  }

  /// The text of a value, those of a list, or `NAME=VALUE` for those of a map.
  private static func texts(_ value: Cursor) -> [String] {
    let pairs = value.entries.map { "\($0.name ?? "")=\($0.string)" }
    if !pairs.isEmpty { return pairs }
    return value.items.isEmpty ? [value.string] : value.items.map(\.string)
  }
}

/// A film of a tape.
public struct TapeFilm: Sendable {
  /// An option of `segue preview`.
  struct Option: Sendable {
    /// The name with its dashes.
    let name: String
    /// The values, each of which repeats the option; nil for a flag.
    let values: [String]?
    let place: SourcePlace
  }

  let options: [Option]
  let output: [String]
  let preset: String
  /// Where the tape names its preset.
  public let place: SourcePlace

  /// What follows `segue preview`.
  public var arguments: [String] {
    options.flatMap { option in
      option.values.map { $0.flatMap { [option.name, $0] } } ?? [option.name]
    } + output + ["--", preset]
  }

  /// Where the option is that a message is about, by its name or its value; else where the preset is.
  public func place(of message: String) -> SourcePlace {
    let words = message.split { " ':,;".contains($0) }.map(String.init)
    let named = options.last { words.contains($0.name) }
    let quoted = options.last { $0.values?.contains { message.contains("'\($0)'") } ?? false }
    return (named ?? quoted)?.place ?? place
  }
}

/// The keys of a tape.
struct TapeKeys: ObjectKeys {
  let schema: RequiredKey<Cursor>
  let options: OptionalKey<Cursor>
  let films: RequiredKey<List<Object<FilmKeys>>>

  static let table = ObjectTable<Self>("a tape")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .number(.from(1, to: 1)), "The version of this format: 1.")
    options = keys.optional(
      "options", FilmKeys.options, "Options of 'segue preview' for all films, without the dashes.")
    films = keys.required(
      "films", .list(of: .object(FilmKeys.self), count: 1...1000), "The films, in order.")
  }
}

/// The keys of a film.
struct FilmKeys: ObjectKeys {
  let preset, output: RequiredKey<Cursor>
  let options: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a film")

  static let options = Shape.map(
    keys: .text(option),
    of: .oneOf(
      .number(), .string, .boolean, .list(of: .oneOf(.number(), .string)),
      .map(keys: .string, of: .oneOf(.number(), .string, .boolean))))

  /// The name of an option; options for output files are not allowed.
  private static let option = Grammar(
    "an option of 'segue preview' without its dashes", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
  ) { text in
    let written = text.string
    let name = String(written.drop { $0 == "-" })
    if ["o", "output"].contains(name) {
      return [Grammar.Problem(help: "write 'output: FILE' beside 'preset', for each film")]
    }
    if name != written, KebabText.isPlain(name) {
      return [
        Grammar.Problem(range: 0..<text.count, help: "write '\(name)'", replacement: name)
      ]
    }
    return KebabText.problem(in: text).map { [$0] } ?? []
  }

  init(_ keys: inout KeyList) {
    preset = keys.required("preset", .kebab, "The id of the preset.")
    output = keys.required(
      "output", .oneOf(.string, .list(of: .string, count: 1...100)),
      "The file to write, or several.")
    options = keys.optional(
      "options", Self.options,
      "More options of 'segue preview', such as 'gesture' or 'scale'; a list of numbers is one value, and 'param' is a map."
    )
  }
}
