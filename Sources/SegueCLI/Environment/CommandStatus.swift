/// How a command ends, for whoever started it.
enum CommandStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// Something that was checked has errors.
  case checkFailed = 1
  /// The command line is not right.
  case usage = 2
  /// What was asked for is not there, or may be several things.
  case notFound = 3
  /// A file could not be read or written, or a picture not drawn.
  case inputOutput = 4
  /// A plugin failed.
  case plugin = 5
  /// The terminal cannot do what was demanded.
  case terminal = 6
  /// The user interrupted.
  case interrupted = 130
}

/// Why a command could not do its work.
struct CommandFailure: Error, Hashable, Sendable {
  /// How the command ends.
  var status: CommandStatus
  /// What happened, in lower case and without a full stop; empty where all has been said already.
  var message: String
  /// What to do next.
  var help: String?

  /// Creates a failure; an empty help is none.
  init(_ status: CommandStatus, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help?.isEmpty == true ? nil : help
  }

  /// A failure that needs no more words.
  static func silent(_ status: CommandStatus) -> CommandFailure { CommandFailure(status, "") }
}
