import SegueCatalog
import SegueDiagnostics

/// Why a folder is not used as a plugin.
public enum PluginRefusal: Error, Hashable, Sendable {
  /// It is not a folder.
  case notAFolder
  /// It has no manifest.
  case noManifest
  /// Its manifest has errors.
  case brokenManifest(errors: Int)
  /// A part of it cannot be read.
  case unreadable(path: String, reason: String)
  /// Users other than its owner can write to a part of it, or to its parent folder.
  case writableByOthers(path: String)
  /// A part of it is owned by neither the user nor the system.
  case ownedByOther(path: String, owner: UInt32)
  /// A symbolic link leads out of it.
  case leadsOut(path: String)
  /// It has too many presets.
  case tooManyPresets(Int)
}

extension PluginRefusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .notAFolder: "it is no folder"
    case .noManifest: "it has no plugin.yaml"
    case .brokenManifest(let errors):
      "its plugin.yaml has \(errors == 1 ? "an error" : "\(errors) errors")"
    case .unreadable(let path, let reason): "\(path.printable) cannot be read: \(reason)"
    case .writableByOthers(let path): "others can write to \(path.printable)"
    case .ownedByOther(let path, let owner):
      "\(path.printable) belongs to somebody else (user \(owner))"
    case .leadsOut(let path): "\(path.printable) is a link that leads out of the plugin"
    case .tooManyPresets(let count): "it has \(count) presets"
    }
  }

  /// A suggested fix; nil if the reason implies it.
  public var help: String? {
    switch self {
    case .writableByOthers(let path): "chmod go-w '\(path.printable)'"
    case .ownedByOther(let path, _): "look what it is, then: chown $USER '\(path.printable)'"
    case .leadsOut: "put a copy of the file into the plugin's folder"
    case .notAFolder: "a plugin is a folder NAME.segueplugin with a plugin.yaml"
    case .noManifest: "Plugins.md describes the manifest"
    case .brokenManifest: "run 'segue validate' on the folder to see what is wrong"
    case .unreadable, .tooManyPresets: nil
    }
  }
}
