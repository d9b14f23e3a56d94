/// A folder that is searched for plugins.
public struct PluginPlace: Hashable, Sendable {
  /// Why it is searched.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Given with `--plugin-path`.
    case option = "--plugin-path"
    /// Named by the environment variable.
    case variable = "SEGUE_PLUGIN_PATH"
    /// The project's own folder, if enabled.
    case project = "--project"
    /// The user's own folder.
    case user = "user data folder"
    /// Shared by all users of this machine.
    case shared = "XDG_DATA_DIRS"
    /// Installed with Segue.
    case installed = "installed with segue"
  }

  /// The folder.
  public let path: String
  /// Why it is searched.
  public let reason: Reason

  /// Whether a missing folder is an error.
  public var isRequired: Bool { reason == .option }

  /// Creates a place.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
