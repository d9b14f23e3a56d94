#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import Testing

/// Reads files and folders of the checkout.
enum Folder {
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
