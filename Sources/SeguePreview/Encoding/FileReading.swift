#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Reads a whole file of at most `limit` bytes; devices and pipes may stand for files.
func readFile(_ path: String, limit: Int) throws(MediaError) -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw .system("cannot read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    bytes += chunk[..<count]
    guard bytes.count <= limit else {
      throw MediaError(.size, "cannot read \(path): it is larger than \(limit >> 20) MiB")
    }
    if count < chunk.count { break }
  }
  guard ferror(file) == 0 else { throw .system("cannot read \(path)") }
  return bytes
}
