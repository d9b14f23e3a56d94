import SegueDiagnostics
import SegueJSONRPC
import SegueSystem

/// An argument of a tool, and the option of the command that it becomes.
struct ToolParameter: Sendable {
  /// The values that it takes.
  enum Kind: Sendable {
    case text
    /// Words joined by hyphens: the id of a preset, a scene, a gesture or a family.
    case id
    /// A file or folder inside of the server's folder.
    case path
    /// A file to write inside of the server's folder, which exists only if the argument `overwrite` is true.
    case newFile
    case flag
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case choice([String])
    indirect case list(Kind)
    /// Values of a preset's parameters by their names.
    case assignments
  }

  /// How a value is written on the command line.
  enum Form: Sendable {
    /// As a word, without an option.
    case word
    /// After an option; for a flag the option alone.
    case option(String)
    /// Not at all: the tool reads it itself.
    case none
  }

  let name: String
  let kind: Kind
  let form: Form
  let help: String
  var isRequired = false
  /// The value if it is left out.
  var usual: JSONValue?

  init(
    _ name: String, _ kind: Kind, _ form: Form, _ help: String, isRequired: Bool = false,
    usual: JSONValue? = nil
  ) {
    (self.name, self.kind, self.form, self.help) = (name, kind, form, help)
    (self.isRequired, self.usual) = (isRequired, usual)
  }

  /// Its JSON Schema.
  var schema: JSONObject {
    let usual: JSONObject = self.usual.map { ["default": $0] } ?? [:]
    return kind.schema + ["description": .string(help)] + usual
  }

  /// The arguments of the command for a value.
  func words(
    for value: JSONValue, overwrites: Bool, in environment: CommandEnvironment
  ) throws -> [String] {
    guard var texts = kind.texts(of: value) else {
      throw JSONRPCError.invalidParameters("'\(name)' must be \(kind.description): \(help)")
    }
    switch kind {
    case .path, .list(.path):
      for text in texts { try environment.requireInside(text) }
      texts = texts.map(environment.path)
    case .newFile:
      for text in texts { try environment.requireNew(text, overwrites: overwrites) }
      texts = texts.map(environment.path)
    default: break
    }
    switch form {
    case .none: return []
    case .word: return texts
    case .option(let option):
      if case .flag = kind { return value == true ? [option] : [] }
      return texts.map { "\(option)=\($0)" }
    }
  }
}

extension ToolParameter.Kind {
  /// The JSON Schema of its values.
  fileprivate var schema: JSONObject {
    switch self {
    case .text, .path, .newFile: ["type": "string"]
    case .id: ["type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"]
    case .flag: ["type": "boolean"]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .whole(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .choice(let names): ["type": "string", "enum": .strings(names)]
    case .list(let kind): ["type": "array", "items": .object(kind.schema)]
    case .assignments:
      [
        "type": "object",
        "additionalProperties": ["type": .strings(["string", "number", "boolean"])],
      ]
    }
  }

  /// What a value must be, for a message.
  fileprivate var description: String {
    switch self {
    case .text: "a string"
    case .id: "an id, in lower-case words joined by hyphens"
    case .path, .newFile: "a path, without control characters"
    case .flag: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .list(let kind): "a list, each element \(kind.description)"
    case .assignments: "an object with a string, a number or a boolean for each parameter"
    }
  }

  /// A value as words of a command line; nil if it is of another kind.
  fileprivate func texts(of value: JSONValue) -> [String]? {
    switch (self, value) {
    case (.text, .string(let text)): [text]
    case (.id, .string(let text)):
      text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil ? nil : [text]
    case (.path, .string(let text)), (.newFile, .string(let text)): Self.path(text).map { [$0] }
    case (.flag, .boolean): []
    case (.number(let range), .number(let number)) where range.contains(number): ["\(number)"]
    case (.number(let range), .integer(let number)) where range.contains(Double(number)):
      ["\(number)"]
    case (.whole(let range), .integer(let number)) where range.contains(number): ["\(number)"]
    case (.choice(let names), .string(let text)): names.contains(text) ? [text] : nil
    case (.list(let kind), .array(let values)):
      values.reduce([]) { texts, value in
        kind.texts(of: value).flatMap { more in texts.map { $0 + more } }
      }
    case (.assignments, .object(let object)):
      object.members.reduce([]) { texts, member in
        Self.plainText(of: member.value).flatMap { text in
          texts.map { $0 + ["\(member.name)=\(text)"] }
        }
      }
    default: nil
    }
  }

  /// A path that no command takes for standard input or an option; nil for one that a file cannot have.
  private static func path(_ text: String) -> String? {
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      return nil
    }
    return text.hasPrefix("-") ? "./\(text)" : text
  }

  private static func plainText(of value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null, .array, .object, .raw: nil
    }
  }
}

extension CommandEnvironment {
  /// Throws if a file cannot be written: outside of the folder, or there already.
  fileprivate func requireNew(_ path: String, overwrites: Bool) throws(CommandFailure) {
    try requireInside(path)
    guard !overwrites, FileSystem.exists(self.path(path)) else { return }
    throw CommandFailure(
      .usage, "'\(path.printable)' exists already",
      help: "choose another file, or set 'overwrite' to true")
  }
}
