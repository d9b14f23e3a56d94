public import SegueDiagnostics

/// Tapes in YAML files: the films of a review, each with the options of `segue preview`.
public enum TapeFile {
  /// The format.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<TapeKeys>(title: "Films of Segue presets")

  /// Reads a tape.
  ///
  /// - Returns: the films that can be read, without the options at fault, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (films: [TapeFilm], diagnostics: Diagnostics) {
    let reading = format.read(file, with: &reader)
    guard let root = reading.root else { return ([], reading.diagnostics) }
    var decoder = TapeDecoder(faults: reading.faults, diagnostics: reading.diagnostics)
    return (decoder.films(root), decoder.diagnostics)
  }
}

/// A film of a tape: what follows `segue preview`, with its places.
public struct TapeFilm: Sendable {
  /// An option of `segue preview`, with one value.
  public struct Option: Sendable {
    /// The name with its dashes.
    public let name: String
    /// The value; nil for a flag.
    public let value: String?
    /// The value as the tape has it; without the key, in a map.
    let written: String
    /// The key in the tape, with the dashes of an option; in a map that of the value.
    let key: String
    let keyPlace: SourcePlace
    /// Where the value is.
    public let valuePlace: SourcePlace

    /// Where a message about the option is shown: at its value, or at its key if the message quotes only that.
    public func place(of message: String) -> SourcePlace {
      let isAboutKey = message.contains("'\(key)'") && !message.contains("'\(written)'")
      return value == nil || isAboutKey ? keyPlace : valuePlace
    }
  }

  /// The files that it writes, and its options.
  public internal(set) var options: [Option]
  /// The names of options at fault, which are not among these.
  public internal(set) var leftOut: Set<String>
  /// The id of its preset.
  public var preset: String
  /// Where the tape names its preset.
  public let place: SourcePlace

  /// The options that name the files it writes.
  public var outputs: [Option] { options.filter { $0.name == "--output" } }

  /// The second value that one key gives to an option which takes a single one; nil if none does.
  public func secondValue(of single: Set<String>) -> Int? {
    options.indices.dropFirst().first { index in
      single.contains(options[index].name)
        && options[index].keyPlace == options[index - 1].keyPlace
    }
  }

  /// Leaves an option out.
  public mutating func leaveOut(optionAt index: Int) {
    leftOut.insert(options.remove(at: index).name)
  }

  /// What follows `segue preview`.
  public var arguments: [String] {
    options.flatMap { [$0.name] + [$0.value].compactMap(\.self) } + ["--", preset]
  }
}

/// Decodes the sound parts of a tape.
private struct TapeDecoder {
  let faults: ShapeFaults
  var diagnostics: Diagnostics
  /// The names of the options at fault.
  private var leftOut: Set<String> = []

  init(faults: ShapeFaults, diagnostics: Diagnostics) {
    self.faults = faults
    self.diagnostics = diagnostics
  }

  mutating func films(_ root: Object<TapeKeys>) -> [TapeFilm] {
    let common = options(root.options)
    let leftOutOfAll = leftOut
    return root.films.items.compactMap { keys in
      leftOut = leftOutOfAll
      return film(keys, common)
    }
  }

  private mutating func film(_ keys: Object<FilmKeys>, _ common: [TapeFilm.Option]) -> TapeFilm? {
    let own = options(keys.options)
    // Without a required key, the object itself takes its place.
    guard isSound(keys.preset), isSound(keys.output), !keys.preset.isMap, !keys.output.isMap
    else { return nil }
    // 'false' takes back what all films have.
    let without = Set(
      (keys.options?.entries ?? []).filter { $0.boolean == false }.map { "--\($0.name ?? "")" })
    return TapeFilm(
      options: values(keys.output, of: "--output") + common.filter { !without.contains($0.name) }
        + own, leftOut: leftOut,
      preset: keys.preset.string, place: keys.preset.place)
  }

  private func isSound(_ value: Cursor) -> Bool {
    let key = value.keyPlace.range.offsets
    return !faults.damage(
      key.lowerBound..<max(key.upperBound, value.place.range.offsets.upperBound))
  }

  /// Options as on a command line: `true` gives a flag, `false` leaves it out, and a list repeats an option.
  private mutating func options(_ map: Cursor?) -> [TapeFilm.Option] {
    (map?.entries ?? []).flatMap { option -> [TapeFilm.Option] in
      let name = "--\((option.name ?? "").drop { $0 == "-" })"
      let problem = mistakenFlag(option)
      if let problem { diagnostics.report(problem) }
      guard problem == nil, isSound(option) else {
        leftOut.insert(name)
        return []
      }
      switch option.boolean {
      case true?: return [self.option(name, nil, option, at: option.place)]
      case false?: return []
      case nil: return values(option, of: name)
      }
    }
  }

  /// The problem of a flag with a word that is true or false in other formats only: it would be taken for a preset.
  private func mistakenFlag(_ option: Cursor) -> Diagnostic? {
    guard option.items.isEmpty, option.entries.isEmpty,
      let isOn = ["yes": true, "on": true, "no": false, "off": false][
        option.string.lowercased()]
    else { return nil }
    return option.diagnostic(
      .wrongType, "'\(option.name ?? "")' must be true or false, found '\(option.string)'",
      help: "write '\(isOn)'", replacement: "\(isOn)")
  }

  /// The option for each value: of a list, or `NAME=VALUE` of a map; numbers or percentages are one, such as a frame or a size.
  private func values(_ option: Cursor, of name: String) -> [TapeFilm.Option] {
    let pairs = option.entries
    if !pairs.isEmpty {
      return pairs.map {
        TapeFilm.Option(
          name: name, value: "\($0.name ?? "")=\($0.string)", written: $0.string,
          key: $0.name ?? "", keyPlace: $0.keyPlace, valuePlace: $0.place)
      }
    }
    let items = option.items
    let texts = items.map(\.string)
    let isOne = texts.allSatisfy { Double($0.hasSuffix("%") ? $0.dropLast() : $0[...]) != nil }
    if !items.isEmpty, isOne {
      let isSize = ["size", "container"].contains(option.name)
      let value = texts.joined(separator: isSize ? "x" : ",")
      return [self.option(name, value, option, at: option.place)]
    }
    return (items.isEmpty ? [option] : items).map {
      self.option(name, $0.string, option, at: $0.place)
    }
  }

  private func option(
    _ name: String, _ value: String?, _ cursor: Cursor, at place: SourcePlace
  ) -> TapeFilm.Option {
    TapeFilm.Option(
      name: name, value: value, written: value ?? "true", key: name, keyPlace: cursor.keyPlace,
      valuePlace: place)
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
