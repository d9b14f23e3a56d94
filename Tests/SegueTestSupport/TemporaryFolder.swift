#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import Testing

/// A folder that is deleted with its test.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Creates a folder with a unique name.
  public init() throws {
    var template = Array("/tmp/segue-tests-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit { Self.remove(path) }

  /// The path of an item in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all items in it, including hidden files.
  public func names() throws -> [String] {
    try text(of: "ls -A '\(path)'").split(separator: "\n").map(String.init)
  }

  /// Whether there is an item of a name.
  public func contains(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  /// Makes a link to a path, which may be relative to the link's folder.
  public func link(_ name: String, to target: String) {
    #expect(symlink(target, "\(path)/\(name)") == 0)
  }

  /// Writes a file, and creates its parent folders.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes bytes, and creates the file's parent folders.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let parts = name.split(separator: "/").dropLast()
    for count in parts.indices { mkdir("\(path)/" + parts[...count].joined(separator: "/"), 0o755) }
    let file = try #require(fopen("\(path)/\(name)", "wb"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// The text of a file.
  public func read(_ name: String) throws -> String {
    let file = try #require(fopen("\(path)/\(name)", "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  /// Renames an item in the folder.
  public func rename(_ name: String, to other: String) {
    moved("\(path)/\(name)", "\(path)/\(other)")
  }

  /// Adds a preset to the folder's own catalog, dated two minutes ago.
  public func addPreset(_ id: String, family: String = "slide", summary: String = "It slides.")
    throws
  {
    try write(samplePreset(id, summary: summary), to: "catalog/\(family)/\(id).yaml")
  }

  private static func remove(_ path: String) {
    var status = stat()
    // A link to a folder is removed, not what it leads to.
    let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    if isFolder, let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    _ = delete(path)
  }
}

private func moved(_ path: String, _ other: String) { _ = rename(path, other) }

private func delete(_ path: String) -> Int32 { remove(path) }

/// A preset that validates on its own.
public func samplePreset(_ id: String, summary: String = "It slides.", more: String = "") -> String
{
  """
  schema: 1
  id: \(id)
  name: The \(id)
  summary: \(summary)
  tags: [slide, test]
  aliases: [old-\(id)]
  parameters:
    reach: {type: number, default: 0.5, range: [0, 1], help: How far it goes.}
    tilt: {type: angle, default: 30deg, range: [0deg, 90deg], help: How steep it is.}
  transitions:
    push:
      duration: 350ms
      easing: ease-in-out
      tracks:
        - {layer: to, translate-x: {from: container.width * direction}}
    pop: {reverse: push}
  reduced-motion: none
  let: {lift: reach * tilt}
  \(more)
  """
}
