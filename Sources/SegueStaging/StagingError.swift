package import SegueCatalog
package import SegueDiagnostics
import SeguePreview
import SegueSystem
package import SegueTimeline
import SegueYAML

/// The reason why something cannot be staged.
package struct StagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Kind: Sendable {
    /// The request does not fit the preset.
    case request
    /// The requested item does not exist.
    case notFound
    /// A file has errors.
    case invalid
    /// A file cannot be read or written, or a picture cannot be drawn.
    case unreadable
    /// The animator cannot compute the transition.
    case animator
    /// A plugin has failed.
    case plugin
  }

  /// The kind of failure.
  package let kind: Kind
  /// What happened and where, in lower case and without a full stop.
  package let message: String
  /// The suggested next step; nil if there is none.
  package let help: String?

  /// Creates an error; an empty help becomes nil.
  package init(_ kind: Kind, _ message: String, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help?.isEmpty == true ? nil : help
  }

  /// The error of a preset that cannot be shown, possibly because of a plugin.
  ///
  /// - Parameter place: the place of the preset; the error depends on the stage, so no more precise place
  ///   is known.
  package init(
    _ preset: String, cannotBeShown failure: AnimatorFailure, at place: SourcePlace? = nil
  ) {
    let isPlugin = failure.plugin != nil
    self.init(
      isPlugin ? .plugin : .animator, "cannot show '\(preset)': \(failure)",
      help: (isPlugin ? nil : place).map {
        "the preset is in \($0.file.name.printable), line \($0.range.start.line)"
      })
  }

  /// The error of a preset with settings that its animators do not accept; nil if they accept all.
  package init?(settingsOf preset: Preset, in registry: Registry) {
    guard let error = registry.settingError(of: preset) else { return nil }
    self.init(
      .invalid, "cannot show '\(preset.id)': \(error.text(.oneLine))", help: error.help)
  }

  /// The message and the help, one line each.
  package var lines: [String] { [message] + [help].compactMap { $0 } }

  /// The message, then the help on a line of its own.
  package var description: String { lines.joined(separator: "\n") }
}

extension StagingError {
  /// Wraps any error from staging or drawing.
  package init(_ error: any Error) {
    switch error {
    case let error as StagingError: self = error
    case let error as DrawingError: self.init(.unreadable, error.description, help: error.help)
    case let error as MediaError: self.init(.unreadable, error.message, help: error.help)
    case let failure as SystemFailure:
      self.init(.unreadable, failure.description, help: failure.help)
    case let failure as AnimatorFailure:
      self.init(failure.plugin == nil ? .animator : .plugin, failure.description)
    default: self.init(.unreadable, "\(error)")
    }
  }
}

/// A warning or note that accompanies a result.
package struct StagingMessage: Hashable, Sendable {
  /// The severity of a remark.
  package enum Kind: Sendable {
    /// Something is probably unintended.
    case warning
    /// Something is correct, but worth knowing.
    case note
  }

  /// The severity.
  package let kind: Kind
  /// The text, in lower case and without a full stop.
  package let text: String

  package static func warning(_ text: String) -> StagingMessage {
    StagingMessage(kind: .warning, text: text)
  }

  package static func note(_ text: String) -> StagingMessage {
    StagingMessage(kind: .note, text: text)
  }
}
