import SegueSystem
import SegueYAML

/// The folders to search for plugins, in order.
public struct PluginSearch: Hashable, Sendable {
  /// The places in order, including missing ones.
  public let places: [PluginPlace]

  /// Lists the places.
  ///
  /// - Parameters:
  ///   - options: the folders given by the user.
  ///   - project: the folders in which the project's own plugins are built.
  ///   - currentFolder: the command's working folder; empty for that of the process.
  ///   - executable: the real path of the executable, if known.
  ///   - environment: looks up a variable.
  public init(
    options: [String] = [], project: [String] = [], currentFolder: String = "",
    executable: String? = nil, environment: (String) -> String?
  ) {
    func absolute(_ path: String) -> String {
      currentFolder.isEmpty || path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    }
    var places = options.map { PluginPlace(path: absolute($0), reason: .option) }
    places += (environment("SEGUE_PLUGIN_PATH") ?? "").split(separator: ":").map {
      PluginPlace(path: absolute(String($0)), reason: .variable)
    }
    if environment("SEGUE_PLUGIN_PATH_ONLY") == "1" {
      self.places = places
      return
    }
    places += project.map { PluginPlace(path: absolute($0), reason: .project) }
    places += Self.userFolders(environment).map { PluginPlace(path: $0, reason: .user) }
    places += Self.sharedFolders(environment).map { PluginPlace(path: $0, reason: .shared) }
    if let executable {
      let prefix = FileSystem.folder(of: FileSystem.folder(of: executable))
      places.append(PluginPlace(path: "\(prefix)/lib/segue/plugins", reason: .installed))
    }
    self.places = places
  }

  /// Returns the user's own folders; new plugins are installed in the first.
  public static func userFolders(_ environment: (String) -> String?) -> [String] {
    var folders: [String] = []
    if let data = CatalogSearch.userFolder("XDG_DATA_HOME", orHome: ".local/share", environment) {
      folders.append("\(data)/segue/plugins")
    }
    #if os(macOS)
    if let home = environment("HOME"), home.hasPrefix("/") {
      folders.append("\(home)/Library/Application Support/segue/plugins")
    }
    #endif
    return folders
  }

  private static func sharedFolders(_ environment: (String) -> String?) -> [String] {
    let named = environment("XDG_DATA_DIRS") ?? ""
    // The XDG specification requires relative paths to be ignored.
    return (named.isEmpty ? "/usr/local/share:/usr/share" : named).split(separator: ":")
      .filter { $0.hasPrefix("/") }
      .map { "\($0.hasSuffix("/") ? $0.dropLast() : $0)/segue/plugins" }
  }
}
