import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// Which plugins the user trusts to run in Segue's own process.
///
/// Trust is in the bytes of a library: a plugin is trusted by its id, the path of its library and the
/// library's SHA-256, and a library that changes is no longer trusted.
public struct PluginTrust: Sendable {
  /// Whether a plugin is trusted.
  public enum State: Hashable, Sendable {
    /// It has no library here: nothing of it can run.
    case noCode
    /// It was never trusted, or no longer is.
    case untrusted
    /// Its library is the one that was trusted.
    case trusted
    /// Another library was trusted, which lay in its place.
    case changed
    /// The library is not what its manifest says, or cannot be read; it is never run.
    case broken(reason: String)
  }

  /// A library that is trusted.
  struct Record: Hashable, Sendable {
    let id: String
    let path: String
    let sha256: String
  }

  /// The file that holds the records; nil where there is no place for one.
  public let path: String?
  private(set) var records: [Record]

  /// Why trust cannot be read or recorded.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in one sentence.
    public let description: String
  }

  /// Reads what is trusted; nothing is where there is no file.
  ///
  /// - Parameter environment: looks a variable up.
  public init(environment: (String) -> String?) throws(Failure) {
    try self.init(
      path: CatalogSearch.userFolder("XDG_CONFIG_HOME", orHome: ".config", environment).map {
        "\($0)/segue/trusted-plugins"
      })
  }

  /// Reads what a file says is trusted.
  public init(path: String?) throws(Failure) {
    self.path = path
    records = []
    guard let path, let status = try? FileStatus(following: path) else { return }
    guard status.isSafe, status.hasTrustedOwner else {
      throw Failure(
        description:
          "\(path.printable) is not believed: others can write to it, or it is somebody else's")
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
            "\(path.printable):\(index + 1): a line must be a SHA-256, an id and a path; remove the line"
        )
      }
      records.append(record)
    }
  }

  /// Whether a plugin is trusted; reads its library whole.
  public func state(of plugin: InstalledPlugin) -> State {
    guard let library = plugin.libraryPath else { return .noCode }
    let sum: String?
    do throws(LibraryDigest.Failure) {
      sum = try LibraryDigest.checked(of: plugin)
    } catch {
      return .broken(reason: error.description)
    }
    let mine = records.filter { $0.id == plugin.id && $0.path == library }
    if mine.contains(where: { $0.sha256 == sum }) { return .trusted }
    return mine.isEmpty ? .untrusted : .changed
  }

  /// The sum of the library of a plugin that was trusted last; nil where none was.
  public func sum(of plugin: InstalledPlugin) -> String? {
    records.last { $0.id == plugin.id && $0.path == plugin.libraryPath }?.sha256
  }

  /// Trusts the library that a plugin has now, and records it.
  ///
  /// - Throws: Where the library is not what the manifest says, or the record cannot be written.
  public mutating func trust(_ plugin: InstalledPlugin) throws(Failure) {
    let sum: String?
    do throws(LibraryDigest.Failure) {
      sum = try LibraryDigest.checked(of: plugin)
    } catch {
      throw Failure(description: error.description)
    }
    guard let library = plugin.libraryPath, let sum else {
      throw Failure(description: "\(plugin.title) has no library here that could be trusted")
    }
    let rest = records.filter { $0.id != plugin.id || $0.path != library }
    try write(rest + [Record(id: plugin.id, path: library, sha256: sum)])
  }

  /// Trusts no library of a plugin any longer, wherever it lies.
  ///
  /// - Returns: how many there were.
  public mutating func revoke(_ id: String) throws(Failure) -> Int {
    let rest = records.filter { $0.id != id }
    let count = records.count - rest.count
    if count > 0 { try write(rest) }
    return count
  }

  private mutating func write(_ records: [Record]) throws(Failure) {
    guard let path else {
      throw Failure(
        description: "there is no place to record it: neither XDG_CONFIG_HOME nor HOME is set")
    }
    let head =
      "# Libraries of plugins that may run in Segue's own process: 'segue plugins trust'.\n"
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
  /// A record as it stands in the file: the sum, the id, and the path, with what could break the line escaped.
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
  /// The text with control characters and `%` as `%` and two hexadecimal digits.
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
