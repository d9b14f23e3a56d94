#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import Testing

import SegueCatalog

@testable import SegueYAML

/// A catalog in a folder that disappears with its test.
final class CatalogFixture: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/segue-loading-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    mkdir(catalog, 0o755)
  }

  deinit { deleteAll(path) }

  var catalog: String { "\(path)/catalog" }

  func write(_ bytes: [UInt8], to name: String) throws {
    if let slash = name.lastIndex(of: "/") { mkdir("\(catalog)/\(name[..<slash])", 0o755) }
    let file = try #require(fopen("\(catalog)/\(name)", "wb"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func add(_ id: String, family: String = "slide", more: String = "") throws {
    try write(Self.preset(id, more: more), to: "\(family)/\(id).yaml")
  }

  func ids() -> [String] { Catalog(folders: [catalog]).presets.map(\.id) }

  static func preset(_ id: String, more: String = "") -> String {
    """
    schema: 1
    id: \(id)
    name: One
    summary: It slides.
    transitions:
      push: {duration: 1s, tracks: [{layer: to, opacity: {from: 0}}]}
    reduced-motion: none
    \(more)
    """
  }
}

private func deleteAll(_ path: String) {
  if let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { deleteAll("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}
