import SeguePreview
package import SegueTimeline

/// Why something cannot be staged.
package struct StagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  package enum Kind: Sendable {
    /// What is asked for does not fit the preset.
    case request
    /// What is asked for is not there.
    case notFound
    /// A file has errors.
    case invalid
    /// A file cannot be read or written, or a picture not drawn.
    case unreadable
    /// No animator lays the transition out.
    case animator
    /// A plugin has failed.
    case plugin
  }

  /// What kind of failure it is.
  package let kind: Kind
  /// What happened and where, in lower case and without a full stop.
  package let message: String
  /// What to do next; nil where nothing sensible can be said.
  package let help: String?

  /// Creates an error; an empty help is none.
  package init(_ kind: Kind, _ message: String, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help?.isEmpty == true ? nil : help
  }

  /// A preset that cannot be shown, for which a plugin may be to blame.
  package init(_ preset: String, cannotBeShown failure: AnimatorFailure) {
    self.init(
      failure.plugin == nil ? .animator : .plugin, "'\(preset)' cannot be shown: \(failure)")
  }

  /// The message and the help, a line each.
  package var lines: [String] { [message] + [help].compactMap { $0 } }

  /// The message, then the help on a line of its own.
  package var description: String { lines.joined(separator: "\n") }
}

extension StagingError {
  /// The error of whatever has failed while something was staged or drawn.
  package init(_ error: any Error) {
    switch error {
    case let error as StagingError: self = error
    case let error as MediaError: self.init(.unreadable, error.message, help: error.help)
    case let failure as AnimatorFailure:
      self.init(failure.plugin == nil ? .animator : .plugin, failure.description)
    default: self.init(.unreadable, "\(error)")
    }
  }
}
