package import SegueSystem

/// The folders to search for a catalog, in order.
package struct CatalogSearch: Sendable {
  /// A folder that may hold a catalog.
  package struct Place: Hashable, Sendable {
    /// Why it is searched.
    package enum Reason: String, Hashable, Sendable {
      /// Given with `--catalog`.
      case option = "--catalog"
      /// Named by the environment variable.
      case variable = "SEGUE_CATALOG"
      /// In the current folder or, within a project, in one above it.
      case current = "current folder or above"
      /// The user's own catalog.
      case user = "user data folder"
      /// Installed with Segue.
      case installed = "installed with segue"
    }

    /// The folder.
    package let path: String
    /// Why it is searched.
    package let reason: Reason

    /// Whether a missing folder is an error.
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
  ///   - options: the folders given by the user.
  ///   - currentFolder: the command's working folder; empty for that of the process.
  ///   - executable: the real path of the executable, if known.
  ///   - environment: looks up a variable.
  package init(
    options: [String], currentFolder: String = "", executable: String?,
    environment: (String) -> String?
  ) {
    var places = options.map { Place(path: $0, reason: .option) }
    places += (environment("SEGUE_CATALOG") ?? "").split(separator: ":").map {
      Place(path: String($0), reason: .variable)
    }
    if environment("SEGUE_CATALOG_ONLY") == "1" {
      self.places = places
      return
    }
    let project = Project(around: currentFolder).catalog
    places.append(
      Place(
        path: currentFolder.isEmpty ? project : "\(currentFolder)/\(project)", reason: .current))
    if let data = Self.userFolder("XDG_DATA_HOME", orHome: ".local/share", environment) {
      places.append(Place(path: "\(data)/segue/catalog", reason: .user))
    }
    if let executable, let folder = Self.installed(beside: executable) {
      places.append(Place(path: folder, reason: .installed))
    }
    self.places = places
  }

  /// Returns a user folder: named by a variable, else inside the home folder.
  package static func userFolder(
    _ variable: String, orHome folder: String, _ environment: (String) -> String?
  ) -> String? {
    // The XDG specification requires relative paths to be ignored.
    if let path = environment(variable), path.hasPrefix("/") { return path }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    return "\(home)/\(folder)"
  }

  /// Returns the catalog next to an installed executable, or in the package it was built from.
  private static func installed(beside executable: String) -> String? {
    var folder = FileSystem.folder(of: executable)
    let shared = FileSystem.folder(of: folder) + "/share/segue"
    if FileStamp.of(shared) != nil { return shared }
    while !folder.isEmpty {
      if FileStamp.of(folder + "/Package.swift") != nil, FileStamp.of(folder + "/catalog") != nil {
        return folder + "/catalog"
      }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }

  /// Returns the existing folders among the places, each once.
  ///
  /// - Throws: If an explicitly requested folder cannot be read.
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
