import SegueCatalog
import SegueDiagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads every file two levels down, as the peers in C do.
func forEachFile(in root: String, _ body: (SourceFile) -> Void) {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
  defer { buffer.deallocate() }
  for family in names(in: root) {
    for name in names(in: "\(root)/\(family)") {
      let path = "\(root)/\(family)/\(name)"
      let descriptor = open(path, O_RDONLY)
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      close(descriptor)
      require(count > 0, path)
      body(SourceFile(name: path, bytes: Array(buffer[..<count])))
    }
  }
}

private func names(in path: String) -> [String] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

func fail(_ message: String) -> Never {
  print("loading-bench: \(message)")
  exit(1)
}
