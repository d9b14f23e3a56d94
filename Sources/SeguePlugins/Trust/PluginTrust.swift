import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The plugins that the user trusts to run in Segue's own process.
///
/// Trust applies to the bytes of a library: a plugin is trusted by its id and its library's path
/// and SHA-256, so a changed library is no longer trusted.
public struct PluginTrust: Sendable {
  /// Whether a plugin is trusted.
  public enum State: Hashable, Sendable {
    /// It has no library here, so nothing can run.
    case noCode
    /// It was never trusted, or no longer is.
    case untrusted
    /// Its library is the trusted one.
    case trusted
    /// A different library was trusted at its path.
    case changed
    /// The library does not match its manifest, or cannot be read; it is never run.
    case broken(reason: String)
  }

  /// A trusted library.
  struct Record: Hashable, Sendable {
    let id: String
    let path: String
    let sha256: String
  }

  /// The path of the records file; nil if there is no folder for it.
  public let path: String?
  private(set) var records: [Record]

  /// Why trust cannot be read or recorded.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in one sentence.
    public let description: String
  }

  /// Loads the trusted plugins; none without a file.
  ///
  /// - Parameter environment: looks up a variable.
  public init(environment: (String) -> String?) throws(Failure) {
    try self.init(
      path: CatalogSearch.userFolder("XDG_CONFIG_HOME", orHome: ".config", environment).map {
        "\($0)/segue/trusted-plugins"
      })
  }

  /// Loads the trusted plugins from a file.
  public init(path: String?) throws(Failure) {
    self.path = path
    records = []
    guard let path, let status = try? FileStatus(following: path) else { return }
    guard status.isSafe, status.hasTrustedOwner else {
      throw Failure(
        description:
          "\(path.printable) is ignored: it is writable or owned by another user")
    }
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: 1 << 24)
    } catch {
      throw Failure(description: error.description)
    }
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && line.first != UInt8(ascii: "#") {
      guard let record = Record(line: String(decoding: line, as: UTF8.self)) else {
        throw Failure(
          description:
            "\(path.printable):\(index + 1): expected a SHA-256, an id and a path; remove the line"
        )
      }
      records.append(record)
    }
  }

  /// Returns whether a plugin is trusted.
  ///
  /// - Parameter cache: the digests that need not be computed again; nil reads the whole library.
  public func state(of plugin: InstalledPlugin, cache: DigestCache? = nil) -> State {
    guard let library = plugin.libraryPath else { return .noCode }
    let sum: String?
    do throws(LibraryDigest.Failure) {
      let found =
        if let cache {
          try cache.digest(of: plugin, now: SystemTime.sinceEpoch)
        } else {
          try LibraryDigest.of(plugin)
        }
      sum = try LibraryDigest.checked(found, of: plugin)
    } catch {
      return .broken(reason: error.description)
    }
    let mine = records.filter { $0.id == plugin.id && $0.path == library }
    if mine.contains(where: { $0.sha256 == sum }) { return .trusted }
    return mine.isEmpty ? .untrusted : .changed
  }

  /// Returns the digest of a plugin's most recently trusted library, if any.
  public func sum(of plugin: InstalledPlugin) -> String? {
    records.last { $0.id == plugin.id && $0.path == plugin.libraryPath }?.sha256
  }

  /// Trusts a plugin's current library, and records it.
  ///
  /// - Throws: If the library does not match the manifest, or the record cannot be written.
  public mutating func trust(_ plugin: InstalledPlugin) throws(Failure) {
    let sum: String?
    do throws(LibraryDigest.Failure) {
      sum = try LibraryDigest.checked(of: plugin)
    } catch {
      throw Failure(description: error.description)
    }
    guard let library = plugin.libraryPath, let sum else {
      throw Failure(description: "\(plugin.title) has no library for this platform to trust")
    }
    let rest = records.filter { $0.id != plugin.id || $0.path != library }
    try write(rest + [Record(id: plugin.id, path: library, sha256: sum)])
  }

  /// Revokes trust in all libraries of a plugin, wherever they are.
  ///
  /// - Returns: the number of libraries.
  public mutating func revoke(_ id: String) throws(Failure) -> Int {
    let rest = records.filter { $0.id != id }
    let count = records.count - rest.count
    if count > 0 { try write(rest) }
    return count
  }

  private mutating func write(_ records: [Record]) throws(Failure) {
    guard let path else {
      throw Failure(
        description: "cannot record the trust: neither XDG_CONFIG_HOME nor HOME is set")
    }
    let head =
      "# Plugin libraries trusted to run in Segue's process, see 'segue plugins trust'.\n"
    let text = head + records.map { "\($0.line)\n" }.joined()
    do throws(SystemFailure) {
      try NewFile.write(Array(text.utf8), to: path, overwrites: true, isPrivate: true)
    } catch {
      throw Failure(description: error.description)
    }
    self.records = records
  }
}

extension PluginTrust.Record {
  /// The record's line in the file: digest, id and escaped path.
  fileprivate var line: String { "\(sha256) \(id) \(path.escaped)" }

  fileprivate init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0].utf8.count == 64, parts[0].allSatisfy(\.isHexDigit),
      let path = parts[2].unescaped
    else { return nil }
    self.init(id: parts[1], path: path, sha256: parts[0])
  }
}

extension String {
  /// The text with control characters and `%` escaped as `%` and two hexadecimal digits.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "%" {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  fileprivate var unescaped: String? {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PluginTrust.State {
  /// The state as one word.
  public var name: String {
    switch self {
    case .noCode: "no-code"
    case .untrusted: "untrusted"
    case .trusted: "trusted"
    case .changed: "changed"
    case .broken: "broken"
    }
  }
}
