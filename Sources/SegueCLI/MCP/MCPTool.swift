import ArgumentParser
import SegueDiagnostics
import SegueJSONRPC

/// A tool of the server: a command, with its options as JSON.
struct MCPTool: Sendable {
  let name: String
  let title: String
  let description: String
  /// Whether it writes files, in the server's folder only.
  var writes = false
  let parameters: [ToolParameter]
  /// Runs the command with arguments, which prints to the environment.
  ///
  /// - Returns: the pictures that it shows.
  let run: @Sendable ([String], ToolArguments, CommandEnvironment) throws -> [ToolPicture]

  /// A tool that does what a command does.
  ///
  /// - Parameter options: options that it always has.
  init(
    _ command: any Subcommand.Type, _ options: [String] = [], name: String? = nil, title: String,
    writes: Bool = false, _ description: String, _ parameters: [ToolParameter]
  ) {
    self.init(
      name: name ?? command.configuration.commandName ?? "", title: title, writes: writes,
      description, parameters
    ) { words, _, environment in
      try command.parsed(options + words).run(in: environment)
      return []
    }
  }

  /// A tool that does something else.
  init(
    name: String, title: String, writes: Bool = false, _ description: String,
    _ parameters: [ToolParameter],
    run: @escaping @Sendable ([String], ToolArguments, CommandEnvironment) throws -> [ToolPicture]
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.writes, self.parameters, self.run) = (writes, parameters, run)
  }

  /// The tool as `tools/list` describes it.
  var json: JSONObject {
    let properties = parameters.map { ($0.name, JSONValue.object($0.schema)) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(JSONObject(properties)),
        "required": .strings(parameters.filter(\.isRequired).map(\.name)),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .boolean(!writes), "destructiveHint": .boolean(writes),
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }

  /// The arguments of the command line.
  func words(
    for arguments: ToolArguments, in environment: CommandEnvironment
  ) throws -> [String] {
    for member in arguments.object.members
    where !parameters.contains(where: { $0.name == member.name }) {
      let names = parameters.map(\.name)
      throw JSONRPCError.invalidParameters(
        "'\(name)' has no argument '\(member.name.printable)': "
          + (NearestName.help(for: member.name, noun: "argument", among: names)
            ?? "it has \(names.joined(separator: ", "))"))
    }
    var (options, words): ([String], [String]) = ([], [])
    for parameter in parameters {
      guard let value = arguments.object[parameter.name] ?? parameter.usual else {
        if parameter.isRequired {
          throw JSONRPCError.invalidParameters(
            "'\(name)' needs '\(parameter.name)': \(parameter.help)")
        }
        continue
      }
      let written = try parameter.words(
        for: value, overwrites: arguments.object["overwrite"] == true, in: environment)
      if case .word = parameter.form { words += written } else { options += written }
    }
    return words.isEmpty ? options : options + ["--"] + words
  }
}

/// The arguments of a call.
struct ToolArguments: Sendable {
  let object: JSONObject

  /// A text; nil if it is left out.
  func text(_ name: String) -> String? {
    if case .string(let text)? = object[name] { text } else { nil }
  }

  /// A list of numbers; nil if it is left out.
  func numbers(_ name: String) -> [Double]? {
    guard case .array(let values)? = object[name] else { return nil }
    return values.compactMap { value in
      switch value {
      case .number(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    }
  }

  /// A whole number; nil if it is left out.
  func whole(_ name: String) -> Int? {
    if case .integer(let number)? = object[name] { number } else { nil }
  }
}

/// A picture that a tool shows.
struct ToolPicture: Sendable {
  /// The PNG file.
  let bytes: [UInt8]
}

extension ParsableCommand {
  /// Parses the arguments of a command; what is wrong with them is a failure, in the parser's words.
  static func parsed(_ words: [String]) throws(CommandFailure) -> Self {
    do {
      return try parse(words)
    } catch {
      throw CommandFailure(.usage, message(for: error))
    }
  }
}
