import SegueStaging

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
