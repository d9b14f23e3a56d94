/// A folder in which plugins are looked for.
public struct PluginPlace: Hashable, Sendable {
  /// Why it is looked at.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The user named it with `--plugin-path`.
    case option = "--plugin-path"
    /// The environment names it.
    case variable = "SEGUE_PLUGIN_PATH"
    /// It is the project's own, and was asked for.
    case project = "--project"
    /// It is the user's own.
    case user = "user data folder"
    /// It is there for everybody on this machine.
    case shared = "XDG_DATA_DIRS"
    /// It came with Segue.
    case installed = "installed with segue"
  }

  /// The folder.
  public let path: String
  /// Why it is looked at.
  public let reason: Reason

  /// Whether it is an error if the folder is not there.
  public var isRequired: Bool { reason == .option }

  /// Creates a place.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
