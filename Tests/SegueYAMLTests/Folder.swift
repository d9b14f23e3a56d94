#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

import SegueYAML
import Testing

/// A folder that disappears with its test.
final class Folder {
  /// A file, or a folder in the place of one.
  struct Part {
    var path: String
    var isFolder: Bool
    var text: String

    /// The catalog that it lies in: the folders above its family.
    var catalog: String { path.split(separator: "/").dropLast(2).joined(separator: "/") }
  }

  private let path: String
  private var written: [String] = []

  init() throws {
    var template = Array("/tmp/segue-yaml-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    written = [path]
  }

  deinit { for path in written.reversed() { _ = remove(path) } }

  /// Writes a part, and returns where it is.
  func write(_ part: Part) throws -> String {
    var names = part.path.split(separator: "/").map(String.init)
    let last = part.isFolder ? nil : names.removeLast()
    var current = path
    for name in names {
      current += "/" + name
      if mkdir(current, 0o755) == 0 { written.append(current) }
    }
    guard let last else { return current }
    let file = try #require(fopen("\(current)/\(last)", "wb"))
    defer { fclose(file) }
    let bytes = Array(part.text.utf8)
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    written.append("\(current)/\(last)")
    return "\(current)/\(last)"
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    let file = try #require(fopen(path, "rb"), "\(path)")
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  /// The paths of all files in a folder and the folders in it.
  static func files(under path: String) throws -> [String] {
    let folder = try #require(opendir(path), "\(path)")
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let full = "\(path)/\(name)"
      if entry.pointee.d_type == UInt8(DT_DIR) {
        found += try files(under: full)
      } else {
        found.append(full)
      }
    }
    return found.sorted()
  }
}
