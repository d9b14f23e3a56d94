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
      let common = root.options.map(arguments) ?? []
      let films = root.films.items.map { keys in
        TapeFilm(
          arguments: common + (keys.options.map(arguments) ?? [])
            + texts(keys.output).flatMap { ["--output", $0] } + ["--", keys.preset.string],
          place: keys.preset.place)
      }
      return (films, Diagnostics())
    }
    return (films ?? [], diagnostics)
  }

  /// Options as on a command line: `true` gives a flag, `false` leaves it out, and a list repeats an option.
  private static func arguments(_ options: Cursor) -> [String] {
    options.entries.flatMap { option -> [String] in
      let name = "--\(option.name ?? "")"
      if let isGiven = option.boolean { return isGiven ? [name] : [] }
      return texts(option).flatMap { [name, $0] }
    }
  }

  /// The text of a value, or those of a list.
  private static func texts(_ value: Cursor) -> [String] {
    value.items.isEmpty ? [value.string] : value.items.map(\.string)
  }
}

/// A film of a tape.
public struct TapeFilm: Sendable {
  /// What follows `segue preview`.
  public let arguments: [String]
  /// Where the tape names its preset.
  public let place: SourcePlace
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
    keys: .kebab,
    of: .oneOf(.number(), .string, .boolean, .list(of: .oneOf(.number(), .string))))

  init(_ keys: inout KeyList) {
    preset = keys.required("preset", .kebab, "The id of the preset.")
    output = keys.required(
      "output", .oneOf(.string, .list(of: .string, count: 1...100)),
      "The file to write, or several.")
    options = keys.optional(
      "options", Self.options, "More options of 'segue preview', such as 'gesture' or 'scale'.")
  }
}
