package import SegueSystem

/// Which folders a catalog comes from, in the order in which they are searched.
package struct CatalogSearch: Sendable {
  /// A folder that may hold a catalog.
  package struct Place: Hashable, Sendable {
    /// Why it is looked at.
    package enum Reason: String, Hashable, Sendable {
      /// The user named it with `--catalog`.
      case option = "--catalog"
      /// The environment names it.
      case variable = "SEGUE_CATALOG"
      /// It lies in the current folder.
      case current = "current folder"
      /// It is the user's own.
      case user = "user data folder"
      /// It came with Segue.
      case installed = "installed with segue"
    }

    /// The folder.
    package let path: String
    /// Why it is looked at.
    package let reason: Reason

    /// Whether it is an error if the folder is not there.
    package var isRequired: Bool { reason == .option || reason == .variable }

    /// Creates a place.
    package init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// The places, in order.
  package let places: [Place]

  /// Lists the places.
  ///
  /// - Parameters:
  ///   - options: the folders that the user named.
  ///   - currentFolder: the folder that the command runs in; empty for the process's own.
  ///   - executable: the real path of the executable, where it is known.
  ///   - environment: looks a variable up.
  package init(
    options: [String], currentFolder: String = "", executable: String?,
    environment: (String) -> String?
  ) {
    var places = options.map { Place(path: $0, reason: .option) }
    places += (environment("SEGUE_CATALOG") ?? "").split(separator: ":").map {
      Place(path: String($0), reason: .variable)
    }
    let current = currentFolder.isEmpty ? "catalog" : currentFolder + "/catalog"
    places.append(Place(path: current, reason: .current))
    if let data = Self.userFolder("XDG_DATA_HOME", orHome: ".local/share", environment) {
      places.append(Place(path: "\(data)/segue/catalog", reason: .user))
    }
    if let executable, let folder = Self.installed(beside: executable) {
      places.append(Place(path: folder, reason: .installed))
    }
    self.places = places
  }

  /// A folder of the user's that a variable names, or else a folder in the home folder.
  package static func userFolder(
    _ variable: String, orHome folder: String, _ environment: (String) -> String?
  ) -> String? {
    // The specification has relative paths ignored.
    if let path = environment(variable), path.hasPrefix("/") { return path }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    return "\(home)/\(folder)"
  }

  /// The catalog beside an installed executable, or in the package that it was built in.
  private static func installed(beside executable: String) -> String? {
    var parts = executable.split(separator: "/").dropLast()
    let shared = "/" + (parts.dropLast() + ["share", "segue"]).joined(separator: "/")
    if FileStamp.of(shared) != nil { return shared }
    while !parts.isEmpty {
      let folder = "/" + parts.joined(separator: "/")
      if FileStamp.of(folder + "/Package.swift") != nil, FileStamp.of(folder + "/catalog") != nil {
        return folder + "/catalog"
      }
      parts = parts.dropLast()
    }
    return nil
  }

  /// The places where there is a folder, each folder once.
  ///
  /// - Throws: Where a folder that was asked for cannot be read.
  package func folders() throws(SystemFailure) -> [Place] {
    var seen: [FileStamp] = []
    var found: [Place] = []
    for place in places {
      do {
        let stamp = try OpenFolder(place.path).stamp()
        if seen.contains(stamp) { continue }
        seen.append(stamp)
        found.append(place)
      } catch {
        guard error.isMissing && !place.isRequired else { throw error }
      }
    }
    return found
  }
}
