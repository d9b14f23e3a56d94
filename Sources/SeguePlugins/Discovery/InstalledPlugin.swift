import SegueCatalog
public import SegueDiagnostics
public import SeguePluginABI
import SegueTimeline
public import SegueYAML

/// A discovered folder `NAME.segueplugin`, with its status.
public struct InstalledPlugin: Sendable {
  /// The status of a discovered plugin.
  public enum Status: Hashable, Sendable {
    /// Its animators and presets are available.
    case active
    /// It has presets only, which are available.
    case presetsOnly
    /// Its presets are available, its animators are not.
    case withoutCode(UnavailableReason)
    /// Another plugin with the same id takes precedence; nothing of this one is available.
    case shadowed(by: String)
    /// It does not support this version of Segue; nothing of it is available.
    case wrongHost(VersionRange)
    /// It is broken or unsafe; nothing of it is available.
    case refused(PluginRefusal)
  }

  /// Why a plugin's animators cannot run here.
  public enum UnavailableReason: Hashable, Sendable {
    /// There are libraries for other platforms only.
    case otherPlatforms([PluginPlatform])
    /// The library named in the manifest is missing.
    case missingLibrary(path: String)
    /// The libraries were built for an incompatible ABI version.
    case otherInterface(PluginInterface)
  }

  /// The path of the folder, as found.
  public let folder: String
  /// The path without symbolic links; the same as `folder` if it could not be resolved.
  public internal(set) var realFolder: String
  /// The place where it was found.
  public let place: PluginPlace
  /// Its position among all folders found; lower ones take precedence.
  public let searchOrder: Int
  /// Its manifest; nil if unreadable or invalid.
  public internal(set) var manifest: PluginManifest?
  /// The diagnostics of its manifest.
  public internal(set) var diagnostics = Diagnostics()
  /// Its status.
  public internal(set) var status = Status.active
  /// The names of the files in its `presets` folder, in order.
  public internal(set) var presetFiles: [String] = []

  init(folder: String, place: PluginPlace, searchOrder: Int) {
    self.folder = folder
    realFolder = folder
    self.place = place
    self.searchOrder = searchOrder
  }

  /// Its id: from the manifest, or else from the folder name.
  public var id: String { manifest?.id ?? stem }

  /// The name of its folder, without the suffix that it should have.
  var stem: String {
    let name = folder.split(separator: "/").last ?? ""
    return String(
      name.hasSuffix(PluginFolder.suffix) ? name.dropLast(PluginFolder.suffix.count) : name)
  }

  /// Whether its presets are available.
  public var offersPresets: Bool {
    switch status {
    case .active, .presetsOnly, .withoutCode: true
    case .shadowed, .wrongHost, .refused: false
    }
  }

  /// The library for this platform as named in the manifest, if any.
  public internal(set) var library: PluginManifest.Library?
  /// The path of the library for this platform, with symbolic links resolved; nil if there is none.
  public internal(set) var libraryPath: String?
}

extension InstalledPlugin {
  /// The plugin's id, version and folder, for display.
  public var title: String {
    let version = manifest.map { " \($0.version)" } ?? ""
    return "plugin \(id.printable)\(version) (\(folder.printable))"
  }
}

extension InstalledPlugin.Status {
  /// The status as one word.
  public var name: String {
    switch self {
    case .active: "active"
    case .presetsOnly: "presets-only"
    case .withoutCode: "no-library"
    case .shadowed: "shadowed"
    case .wrongHost: "wrong-host"
    case .refused: "refused"
    }
  }

  /// Why it is not active; nil if it is active or has no code.
  public var reason: String? {
    switch self {
    case .active, .presetsOnly: nil
    case .withoutCode(let reason): reason.description
    case .shadowed(let folder): "shadowed by \(folder.printable), which has the same id"
    case .wrongHost(let range): "requires Segue \(range)"
    case .refused(let refusal): refusal.description
    }
  }
}

extension InstalledPlugin.UnavailableReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .otherPlatforms([]): "it has no library: 'make' in the folder with its sources builds one"
    case .otherPlatforms(let platforms):
      "no library for \(PluginPlatform.current?.rawValue ?? "this platform"), only for "
        + platforms.map(\.rawValue).joined(separator: ", ")
    case .missingLibrary(let path):
      "the library \(path.printable) does not exist; \(LibraryImage.remedy)"
    case .otherInterface(let interface):
      "built for plugin interface \(interface), but this version of Segue supports \(PluginInterface.current)"
    }
  }
}
