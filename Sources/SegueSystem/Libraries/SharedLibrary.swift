/// A system library that is opened on first use and never closed.
///
/// If cairo were linked normally, every command would load it and its two dozen dependencies, even
/// commands that draw nothing.
package struct SharedLibrary: Sendable {
  /// The common name.
  let name: String
  /// The purpose, for messages.
  let purpose: String
  /// The file name between `lib` and the extension.
  let stem: String
  /// The ABI version in the file name.
  let version: Int
  /// The packages that contain it, for apt and for Homebrew.
  let packages: (apt: String, brew: String)

  /// Describes a library; it is opened when its functions are first needed.
  package init(
    name: String, purpose: String, stem: String, version: Int,
    packages: (apt: String, brew: String)
  ) {
    (self.name, self.purpose, self.packages) = (name, purpose, packages)
    (self.stem, self.version) = (stem, version)
  }

  /// Opens the library and looks up its functions.
  ///
  /// - Parameter find: fills the function table; returns the name of the first missing function.
  package func functions<Functions>(
    _ find: (UnsafeMutableRawPointer, UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
  ) -> Result<Functions, MissingLibrary> {
    do throws(MissingLibrary) {
      let library = try open()
      let table = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
      defer { table.deallocate() }
      if let absent = find(library.handle, table) {
        throw missing("\(paths[0]) does not have the function \(String(cString: absent))")
      }
      return .success(table.pointee)
    } catch {
      return .failure(error)
    }
  }

  private func open() throws(MissingLibrary) -> LoadedLibrary {
    var reason = ""
    for path in paths {
      do throws(LoadedLibrary.Failure) {
        return try LoadedLibrary(path)
      } catch {
        reason = error.reason
      }
    }
    throw missing(reason)
  }

  /// Returns the library's availability, in one line.
  ///
  /// - Parameter loaded: the result of ``functions(_:)``.
  package func finding<Functions>(_ loaded: Result<Functions, MissingLibrary>) -> String {
    switch loaded {
    case .success: "\(name), for \(purpose): found"
    case .failure(let missing):
      "\(name), for \(purpose): cannot be loaded (\(missing.reason)); \(missing.help)"
    }
  }

  private func missing(_ reason: String) -> MissingLibrary {
    MissingLibrary(name: name, reason: reason, packages: packages)
  }

  /// The paths to try: the system searches its own folders, but on macOS not Homebrew's.
  package var paths: [String] {
    #if canImport(Darwin)
    let file = "lib\(stem).\(version).dylib"
    return [file, "/opt/homebrew/lib/\(file)", "/usr/local/lib/\(file)"]
    #else
    return ["lib\(stem).so.\(version)"]
    #endif
  }
}

/// A library that is required for drawing or encoding and cannot be loaded.
package struct MissingLibrary: Error {
  /// The common name.
  package let name: String
  /// The reason why it cannot be loaded.
  package let reason: String
  /// The packages that contain it, for apt and for Homebrew.
  let packages: (apt: String, brew: String)

  /// A one-clause description.
  package var description: String { "\(name) cannot be loaded: \(reason)" }

  /// A one-clause suggestion.
  package var help: String { "install \(packageNames)" }

  /// The package names, for messages.
  package var packageNames: String {
    "the package \(packages.apt) (apt) or \(packages.brew) (Homebrew)"
  }
}
