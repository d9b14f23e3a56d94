import SegueCatalog
package import SegueSystem
import SegueYAML

/// The SHA-256 of a plugin's library.
public enum LibraryDigest {
  /// The maximum size of a library: 512 MiB.
  static let maxBytes = 1 << 29

  /// Why a library's digest could not be computed.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in one sentence.
    public let description: String
  }

  /// Returns the digest of the library for this platform; nil if the plugin has none.
  public static func of(_ plugin: InstalledPlugin) throws(Failure) -> String? {
    guard let path = plugin.libraryPath else { return nil }
    do throws(SystemFailure) {
      return SHA256.digest(of: try bytes(ofLibrary: path))
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads a library that is no larger than one that Segue loads.
  package static func bytes(ofLibrary path: String) throws(SystemFailure) -> [UInt8] {
    let bytes = try FileBytes.read(path, limit: maxBytes)
    guard bytes.count <= maxBytes else {
      throw SystemFailure(.read, path, reason: "the file is larger than \(maxBytes) bytes")
    }
    return bytes
  }

  /// Returns the digest of a library after comparing it with the manifest.
  ///
  /// - Throws: If it cannot be read, or the manifest has another digest.
  public static func checked(of plugin: InstalledPlugin) throws(Failure) -> String? {
    try checked(of(plugin), of: plugin)
  }

  /// Compares a digest with the manifest.
  static func checked(
    _ found: String?, of plugin: InstalledPlugin
  ) throws(Failure) -> String? {
    guard let found, let expected = plugin.library?.sha256, found != expected else {
      return found
    }
    throw Failure(
      description:
        "the library's SHA-256 is \(found), but the manifest has \(expected); \(LibraryImage.remedy)"
    )
  }
}
