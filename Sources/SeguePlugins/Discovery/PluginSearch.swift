import SegueYAML

/// Which folders plugins come from, in the order in which they are searched.
public struct PluginSearch: Hashable, Sendable {
  /// The places, in order, whether they are there or not.
  public let places: [PluginPlace]

  /// Lists the places.
  ///
  /// - Parameters:
  ///   - options: the folders that the user named.
  ///   - looksInProject: whether the current folder's own `.segue/plugins` is one of them: what a stranger's
  ///     folder holds is not used unasked.
  ///   - currentFolder: the folder that the command runs in; empty for the process's own.
  ///   - executable: the real path of the executable, where it is known.
  ///   - environment: looks a variable up.
  public init(
    options: [String] = [], looksInProject: Bool = false, currentFolder: String = "",
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
    if looksInProject {
      places.append(PluginPlace(path: absolute(".segue/plugins"), reason: .project))
    }
    places += Self.userFolders(environment).map { PluginPlace(path: $0, reason: .user) }
    places += Self.sharedFolders(environment).map { PluginPlace(path: $0, reason: .shared) }
    if let executable {
      let prefix = executable.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
      places.append(PluginPlace(path: "\(prefix)/lib/segue/plugins", reason: .installed))
    }
    self.places = places
  }

  /// The user's own folders; new plugins go to the first.
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
    // The specification has relative paths ignored.
    return (named.isEmpty ? "/usr/local/share:/usr/share" : named).split(separator: ":")
      .filter { $0.hasPrefix("/") }
      .map { "\($0.hasSuffix("/") ? $0.dropLast() : $0)/segue/plugins" }
  }
}
