import SegueDiagnostics
import SeguePluginABI
import SegueSystem
import SystemPackage

/// The bytes of a plugin's library: read once, checked, and loaded from a copy that nobody else can
/// change.
final class LibraryImage: Sendable {
  /// The library's own path, for messages.
  let path: String
  /// The copy.
  let file: SealedFile

  /// What to do about a library that is missing or damaged, as a clause.
  static let remedy =
    "build the plugin again ('make' or 'swift build' in its sources), or install it again"

  /// Reads a library.
  ///
  /// - Parameters:
  ///   - path: its absolute path.
  ///   - sha256: the digest that it must have; nil for any.
  ///   - plugin: the plugin's name in faults.
  init(_ path: String, sha256: String?, of plugin: String) throws(PluginFault) {
    func fault(_ kind: PluginFault.Kind, _ reason: String) -> PluginFault {
      let isDamaged = [.missing, .notALibrary, .otherMachine].contains(kind)
      return PluginFault(
        plugin: plugin, kind: kind, reason: reason + (isDamaged ? "; \(Self.remedy)" : ""))
    }
    let place = "at '\(path.printable)'"
    guard path.hasPrefix("/") else {
      throw fault(
        .host, "cannot be loaded from '\(path.printable)', which is not an absolute path")
    }
    let (bytes, status): ([UInt8], FileStatus)
    do throws(SystemFailure) {
      (bytes, status) = try FileBytes.readWithStatus(path, limit: LibraryDigest.maxBytes)
    } catch {
      throw error.code == nil
        ? fault(.notALibrary, "has no library: '\(path.printable)' is not a file")
        : fault(.missing, "has no library \(place): \(error.reason)")
    }
    guard status.isSafe, status.hasTrustedOwner else {
      let advice = status.isSafe ? "" : "; \(PluginRefusal.advice(onWritable: path))"
      throw fault(.host, "has a library \(place) that other users can change\(advice)")
    }
    guard bytes.count <= LibraryDigest.maxBytes else {
      throw fault(
        .notALibrary, "has a library \(place) of more than \(LibraryDigest.maxBytes) bytes")
    }
    if let sha256 {
      let found = SHA256.digest(of: bytes)
      guard found == sha256 else {
        throw fault(
          .notALibrary,
          "was not loaded: the library's SHA-256 is \(found), but the manifest has \(sha256)")
      }
    }
    if let objection = LibraryFile.objection(to: bytes) {
      throw fault(objection.kind, "has an invalid library \(place): it \(objection.reason)")
    }
    do throws(Errno) {
      file = try SealedFile(bytes, name: path)
    } catch {
      throw fault(.host, "has a library \(place) that cannot be copied: \(error)")
    }
    self.path = path
  }
}
