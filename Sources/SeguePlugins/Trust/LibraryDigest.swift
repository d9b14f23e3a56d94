import SegueCatalog
import SegueSystem
import SegueYAML

/// The SHA-256 of a plugin's library.
public enum LibraryDigest {
  /// The most that a library may have: 512 MiB.
  private static let limit = 1 << 29

  /// Why a library has no sum.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in one sentence.
    public let description: String
  }

  /// The sum of the library for this platform; nil where the plugin has none here.
  public static func of(_ plugin: InstalledPlugin) throws(Failure) -> String? {
    guard let path = plugin.libraryPath else { return nil }
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(path, limit: limit)
      guard bytes.count <= limit else {
        throw SystemFailure(.read, path, reason: "it has more than \(limit) bytes")
      }
      return SHA256.digest(of: bytes)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// The sum of a library that is the one that its manifest means.
  ///
  /// - Throws: Where it cannot be read, or the manifest says another sum.
  public static func checked(of plugin: InstalledPlugin) throws(Failure) -> String? {
    let found = try of(plugin)
    guard let found, let expected = plugin.library?.sha256, found != expected else {
      return found
    }
    throw Failure(
      description:
        "its library is not the one that its manifest means: its SHA-256 is \(found), not \(expected)"
    )
  }
}
