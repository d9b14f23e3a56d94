#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A catalog of generated presets; the same files every time.
public struct GeneratedCatalog {
  /// The folder.
  public let path: String
  /// The total size of all presets, in bytes.
  public private(set) var byteCount = 0
  private var files: [String] = []

  /// Writes presets to a new temporary folder, passes it to a closure, and removes it.
  ///
  /// - Returns: nil where they cannot be written.
  public static func use<Result>(
    presets: Int, _ body: (GeneratedCatalog) -> Result
  ) -> Result? {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/segue-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    var catalog = GeneratedCatalog(path: path)
    defer { catalog.remove() }
    return catalog.write(presets) ? body(catalog) : nil
  }

  /// Writes a catalog for each number of presets, as ``use(presets:_:)-(Int,_)`` does for one.
  public static func use<Result>(
    presets counts: [Int], _ body: ([GeneratedCatalog]) -> Result
  ) -> Result? {
    guard let first = counts.first else { return body([]) }
    let result = use(presets: first) { catalog in
      use(presets: Array(counts.dropFirst())) { body([catalog] + $0) }
    }
    return result ?? nil
  }

  private init(path: String) { self.path = path }

  /// Writes presets in ten families.
  private mutating func write(_ presets: Int) -> Bool {
    for family in 0..<10 { mkdir("\(path)/family-\(family)", 0o700) }
    for number in 0..<presets {
      var preset = PresetText(number: number)
      let text = preset.text(number)
      let file = "\(path)/family-\(number * 10 / presets)/\(preset.id).yaml"
      files.append(file)
      byteCount += text.utf8.count
      guard writeFile(text, to: file) else { return false }
    }
    return true
  }

  private func remove() {
    for file in files { unlink(file) }
    for family in 0..<10 { rmdir("\(path)/family-\(family)") }
    rmdir(path)
  }
}

private func writeFile(_ text: String, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  let bytes = Array(text.utf8)
  let count = fwrite(bytes, 1, bytes.count, file)
  return fclose(file) == 0 && count == bytes.count
}
