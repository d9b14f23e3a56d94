import SegueCatalog
public import SegueDiagnostics
public import SeguePluginABI
import SegueTimeline
public import SegueYAML

/// A folder `NAME.segueplugin` that was found, and what becomes of it.
public struct InstalledPlugin: Sendable {
  /// What becomes of a plugin.
  public enum Status: Hashable, Sendable {
    /// Its animators and presets are offered.
    case active
    /// It brings presets only, which are offered.
    case presetsOnly
    /// Its presets are offered, its animators are not.
    case withoutCode(UnavailableReason)
    /// Another plugin of the same id comes first: nothing of it is offered.
    case shadowed(by: String)
    /// It does not work with this version of Segue: nothing of it is offered.
    case wrongHost(VersionRange)
    /// It is broken, or not safe: nothing of it is offered.
    case refused(PluginRefusal)
  }

  /// Why animators of a plugin cannot run here.
  public enum UnavailableReason: Hashable, Sendable {
    /// There is no library for this platform; it has libraries for others.
    case otherPlatforms([PluginPlatform])
    /// The library that the manifest names is not there.
    case missingLibrary(path: String)
    /// The libraries were built for another interface.
    case otherInterface(PluginInterface)
  }

  /// The folder, as it was found.
  public let folder: String
  /// The folder without links; the same as `folder` where it could not be found out.
  public internal(set) var realFolder: String
  /// Where it was found.
  public let place: PluginPlace
  /// Its place among all folders that were found: the lowest is asked first.
  public let searchOrder: Int
  /// What its manifest says; nil where it could not be read or has errors.
  public internal(set) var manifest: PluginManifest?
  /// What is wrong with its manifest.
  public internal(set) var diagnostics = Diagnostics()
  /// What becomes of it.
  public internal(set) var status = Status.active
  /// The names of the files in its folder `presets`, in order.
  public internal(set) var presetFiles: [String] = []

  init(folder: String, place: PluginPlace, searchOrder: Int) {
    self.folder = folder
    realFolder = folder
    self.place = place
    self.searchOrder = searchOrder
  }

  /// Its id: what the manifest says, or else what the folder is called.
  public var id: String { manifest?.id ?? stem }

  /// The name of its folder without the suffix.
  var stem: String {
    String((folder.split(separator: "/").last ?? "").dropLast(PluginFolder.suffix.count))
  }

  /// Whether its presets are offered.
  public var offersPresets: Bool {
    switch status {
    case .active, .presetsOnly, .withoutCode: true
    case .shadowed, .wrongHost, .refused: false
    }
  }

  /// The library for this platform as the manifest names it; nil where it names none.
  public internal(set) var library: PluginManifest.Library?
  /// The path of the library for this platform, links resolved; nil where there is none.
  public internal(set) var libraryPath: String?
}

extension InstalledPlugin {
  /// The plugin by its id, version and folder, for people.
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

  /// Why it is no active one; nil where it is, or has no code at all.
  public var reason: String? {
    switch self {
    case .active, .presetsOnly: nil
    case .withoutCode(let reason): reason.description
    case .shadowed(let folder): "\(folder.printable) has the same id and comes first"
    case .wrongHost(let range): "it works with versions of Segue \(range)"
    case .refused(let refusal): refusal.description
    }
  }
}

extension InstalledPlugin.UnavailableReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .otherPlatforms(let platforms):
      "it has no library for \(PluginPlatform.current?.rawValue ?? "this platform"), only for "
        + platforms.map(\.rawValue).joined(separator: ", ")
    case .missingLibrary(let path): "its library \(path.printable) is not there"
    case .otherInterface(let interface):
      "its libraries were built for the plugin interface \(interface), this is \(PluginInterface.current)"
    }
  }
}
