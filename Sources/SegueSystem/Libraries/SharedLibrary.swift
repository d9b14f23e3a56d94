/// A library of the system that is opened when it is first needed, and never closed.
///
/// Linked in the usual way, cairo and the two dozen libraries that it brings would be loaded by every
/// command, also by those that draw nothing.
package struct SharedLibrary: Sendable {
  /// The name that people know it by.
  let name: String
  /// What it is good for.
  let purpose: String
  /// Its file's name between `lib` and the suffix.
  let stem: String
  /// The version of its binary interface, as it stands in the file's name.
  let version: Int
  /// The package that holds it, for apt and for Homebrew.
  let packages: (apt: String, brew: String)

  /// Describes a library; it is opened when its functions are asked for.
  package init(
    name: String, purpose: String, stem: String, version: Int,
    packages: (apt: String, brew: String)
  ) {
    (self.name, self.purpose, self.packages) = (name, purpose, packages)
    (self.stem, self.version) = (stem, version)
  }

  /// Opens the library and finds functions in it.
  ///
  /// - Parameter find: fills the table of functions; gives the name of the first that is not there.
  package func functions<Functions>(
    _ find: (UnsafeMutableRawPointer, UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
  ) -> Result<Functions, MissingLibrary> {
    do throws(MissingLibrary) {
      let library = try open()
      let table = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
      defer { table.deallocate() }
      if let absent = find(library.handle, table) {
        throw missing("\(paths[0]) has no function \(String(cString: absent))")
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

  /// Whether it can be used, in a line.
  ///
  /// - Parameter loaded: what came of finding its functions.
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

  /// Where to look: the system knows its own folders, on macOS it does not know Homebrew's.
  package var paths: [String] {
    #if canImport(Darwin)
      let file = "lib\(stem).\(version).dylib"
      return [file, "/opt/homebrew/lib/\(file)", "/usr/local/lib/\(file)"]
    #else
      return ["lib\(stem).so.\(version)"]
    #endif
  }
}

/// A library that is needed to draw or to encode, and cannot be loaded.
package struct MissingLibrary: Error {
  /// The name that people know it by.
  package let name: String
  /// Why it cannot be loaded.
  package let reason: String
  /// The package that holds it, for apt and for Homebrew.
  let packages: (apt: String, brew: String)

  /// What is wrong, in a clause.
  package var description: String { "\(name) cannot be loaded: \(reason)" }

  /// What to do about it, in a clause.
  package var help: String { "install \(packageNames)" }

  /// The names of the package that holds it.
  package var packageNames: String {
    "the package \(packages.apt) (apt) or \(packages.brew) (Homebrew)"
  }
}
