import SegueStaging

/// The exit status of a command.
enum CommandStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A checked item has errors.
  case checkFailed = 1
  /// The command line is invalid.
  case usage = 2
  /// The requested item does not exist, or is ambiguous.
  case notFound = 3
  /// A file could not be read or written, or a picture could not be drawn.
  case inputOutput = 4
  /// A plugin failed.
  case plugin = 5
  /// The terminal does not support what was requested.
  case terminal = 6
  /// Interrupted by the user.
  case interrupted = 130
}

/// The reason why a command failed.
struct CommandFailure: Error, Hashable, Sendable {
  /// The exit status.
  var status: CommandStatus
  /// What happened, in lower case and without a full stop; empty if it has already been reported.
  var message: String
  /// The suggested next step.
  var help: String?

  /// Creates a failure; an empty help becomes nil.
  init(_ status: CommandStatus, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help?.isEmpty == true ? nil : help
  }

  /// A failure without a message.
  static func silent(_ status: CommandStatus) -> CommandFailure { CommandFailure(status, "") }
}

extension CommandFailure {
  /// Converts an error from any part of Segue.
  init(_ error: any Error) {
    if let failure = error as? CommandFailure {
      self = failure
    } else {
      self.init(StagingError(error))
    }
  }

  private init(_ error: StagingError) {
    let status: CommandStatus =
      switch error.kind {
      case .request: .usage
      case .notFound: .notFound
      case .invalid: .checkFailed
      case .unreadable, .animator: .inputOutput
      case .plugin: .plugin
      }
    self.init(status, error.message, help: error.help)
  }
}
