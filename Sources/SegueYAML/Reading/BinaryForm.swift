/// Recognizes files that are certainly not text by their first bytes.
enum BinaryForm {
  private static let all: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    (Array("RIFF".utf8), "a WebP picture or another RIFF file"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip archive"), ([0x00, 0x00, 0x00], "a film or another binary file"),
  ]

  /// What a file is; nil for one that may be text.
  static func of(_ bytes: [UInt8]) -> String? {
    // A text has no zero bytes, whatever its first letters are.
    guard bytes.prefix(1024).contains(0) else { return nil }
    return all.first { bytes.starts(with: $0.bytes) }?.name
  }
}
