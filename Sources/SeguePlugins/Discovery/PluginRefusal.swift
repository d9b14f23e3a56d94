import SegueCatalog
import SegueDiagnostics

/// Why a folder is not used as a plugin.
public enum PluginRefusal: Error, Hashable, Sendable {
  /// It is not a folder.
  case notAFolder
  /// It has no manifest.
  case noManifest
  /// Its manifest has errors, of which the first can have a help line.
  case brokenManifest(errors: Int, first: String, help: String?)
  /// A part of it cannot be read.
  case unreadable(path: String, reason: String)
  /// Users other than its owner can write to a part of it, or to its parent folder.
  ///
  /// A shared one is sticky or another user's: the current user should not, or cannot, change its
  /// permissions.
  case writableByOthers(path: String, isShared: Bool)
  /// A part of it is owned by neither the user nor the system.
  case ownedByOther(path: String, owner: UInt32)
  /// A symbolic link leads out of it.
  case leadsOut(path: String)
  /// A part of it is neither a file nor a folder nor a link.
  case notAFile(path: String)
  /// It has more than this many files and folders.
  case tooManyFiles(Int)
  /// It has too many presets.
  case tooManyPresets(Int)
}

extension PluginRefusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .notAFolder: "not a folder"
    case .noManifest: "missing plugin.yaml"
    case .brokenManifest(let errors, let first, _):
      "plugin.yaml has \(errors == 1 ? "an error" : "\(errors) errors, the first"): \(first.printable)"
    case .unreadable(let path, let reason): "cannot read \(path.printable): \(reason)"
    case .writableByOthers(let path, _): "\(path.printable) is writable by other users"
    case .ownedByOther(let path, let owner):
      "\(path.printable) is owned by another user (\(owner))"
    case .leadsOut(let path): "\(path.printable) is a link to a place outside the plugin"
    case .notAFile(let path): "\(path.printable) is a pipe, a socket or a device"
    case .tooManyFiles(let count): "more than \(count) files and folders"
    case .tooManyPresets(let count): "too many presets: \(count)"
    }
  }

  /// A suggested fix; nil if the reason implies it.
  public var help: String? {
    switch self {
    case .writableByOthers(_, isShared: true):
      "keep plugins in a folder of your own; 'segue plugins path --user' prints one"
    case .writableByOthers(let path, isShared: false): Self.advice(onWritable: path)
    case .ownedByOther: "copy it into a folder of your own, and check what you have copied"
    case .leadsOut: "copy the file into the plugin's folder"
    case .notAFolder: "a plugin is a folder NAME.segueplugin with a plugin.yaml"
    case .noManifest: "see Plugins.md for the format of plugin.yaml"
    case .brokenManifest(1, _, let help?): help
    case .brokenManifest: "run 'segue validate' on the folder"
    case .notAFile(let path): "rm '\(path.printable)'"
    case .unreadable, .tooManyFiles, .tooManyPresets: nil
    }
  }

  /// What to do about a file that others can change: most likely they can change the whole plugin.
  static func advice(onWritable path: String) -> String {
    let inside = path.firstRange(of: PluginFolder.suffix + "/")
    let folder = inside.map { path[..<$0.lowerBound] + PluginFolder.suffix } ?? path[...]
    return "run chmod -R go-w '\(String(folder).printable)'"
  }
}

/// A folder that is searched for plugins.
public struct PluginPlace: Hashable, Sendable {
  /// Why it is searched.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Given with `--plugin-path`.
    case option = "--plugin-path"
    /// Named by the environment variable.
    case variable = "SEGUE_PLUGIN_PATH"
    /// Built from sources in the project.
    case project = "project"
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
