/// A PNG written chunk by chunk, without libpng and zlib.
struct TestPNG {
  /// The chunks before the pixels, after the header.
  var chunks: [(String, [UInt8])] = []
  var width = 1
  var height = 1
  /// 8 or 16.
  var depth: UInt8 = 8
  /// 0 for gray, 2 for red, green and blue, 6 with alpha.
  var colorType: UInt8 = 2
  /// The samples of all rows.
  var samples: [UInt8] = [200, 100, 50]

  /// The bytes of the file.
  var file: [UInt8] {
    let header = Self.number(width) + Self.number(height) + [depth, colorType, 0, 0, 0]
    let row = samples.count / height
    var lines: [UInt8] = []
    for line in 0..<height {
      lines.append(0)
      lines += samples[line * row..<(line + 1) * row]
    }
    var all: [(String, [UInt8])] = [("IHDR", header)]
    all += chunks
    all += [("IDAT", Self.stored(lines)), ("IEND", [])]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, content) in all { file += Self.chunk(name, content) }
    return file
  }

  /// Bytes in zlib's format, uncompressed (RFC 1950 and 1951).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 1 << 16)
    let (low, high) = (UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8))
    var sums = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + Int(byte)) % 65521
      sums.1 = (sums.1 + sums.0) % 65521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + number(sums.1 << 16 | sums.0)
  }

  /// Four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let covered = Array(name.utf8) + content
    var sum: UInt32 = ~0
    for byte in covered {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return number(content.count) + covered + number(Int(~sum))
  }
}
