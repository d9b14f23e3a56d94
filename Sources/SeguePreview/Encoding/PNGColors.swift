private import CImageLibraries

/// What the chunks of a PNG say about its colors, and the file without them.
///
/// libpng would apply a file's gamma, but not its profile. So libpng decodes the file without its color chunks, and
/// Little CMS converts the result.
struct PNGColors {
  /// The file without color chunks, which libpng decodes without any conversion.
  private(set) var plainFile: [UInt8] = []
  private var chunks: [String: ArraySlice<UInt8>] = [:]

  private static let names: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
  /// The largest accepted profile, in bytes; those of screens have a few kilobytes.
  private static let largestProfile = 1 << 22

  /// Reads the chunks before the pixels.
  ///
  /// - Parameter bytes: a PNG of which every chunk ends within the file.
  init(_ bytes: [UInt8]) throws(ColorProfile.Problem) {
    var place = PNG.signature.count
    var kept = 0
    while place + 12 <= bytes.count {
      let end = place + 12 + Int(Self.number(bytes[place..<place + 4]))
      guard end <= bytes.count else { break }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      if name == "IDAT" || name == "IEND" { break }
      if Self.names.contains(name) {
        try check(bytes[place + 4..<end], name)
        chunks[name] = chunks[name] ?? bytes[place + 8..<end - 4]
        plainFile += bytes[kept..<place]
        kept = end
      }
      place = end
    }
    plainFile += bytes[kept...]
  }

  /// Compares a chunk with its checksum.
  private func check(_ chunk: ArraySlice<UInt8>, _ name: String) throws(ColorProfile.Problem) {
    let sum = chunk.dropLast(4).withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    guard sum == UInt(Self.number(chunk.suffix(4))) else {
      throw ColorProfile.Problem("the checksum of its chunk \(name) is wrong")
    }
  }

  /// Converts the decoded numbers to sRGB, with straight alpha.
  ///
  /// Of several descriptions the most exact one counts, in the order of the PNG specification, third edition, 4.3.
  func convert(_ bitmap: Bitmap) throws(ColorProfile.Problem) {
    if let codes = chunks["cICP"] {
      try ColorProfile(try Self.space(codes)).convert(bitmap)
    } else if let profile = chunks["iCCP"] {
      try ColorProfile(icc: try Self.inflated(profile)).convert(bitmap)
    } else if chunks["sRGB"] == nil, let space = try measuredSpace() {
      try ColorProfile(space).convert(bitmap)
    }
  }

  private static func space(_ codes: ArraySlice<UInt8>) throws(ColorProfile.Problem) -> RGBSpace {
    let codes = Array(codes)
    guard codes.count == 4 else { throw ColorProfile.Problem("its cICP chunk is damaged") }
    return try RGBSpace(
      primaries: codes[0], transfer: codes[1], matrix: codes[2], isFullRange: codes[3] == 1)
  }

  /// The profile of a chunk: a name that ends in a zero, another zero for deflate, and its bytes.
  private static func inflated(
    _ chunk: ArraySlice<UInt8>
  ) throws(ColorProfile.Problem) -> [UInt8] {
    let packed = Array(chunk.drop { $0 != 0 }.dropFirst(2))
    var status = Z_DATA_ERROR
    let profile = [UInt8](unsafeUninitializedCapacity: largestProfile) { memory, count in
      var length = UInt(memory.count)
      status = uncompress(memory.baseAddress, &length, packed, UInt(packed.count))
      count = status == Z_OK ? Int(length) : 0
    }
    guard status == Z_OK else { throw ColorProfile.Problem("its color profile is damaged") }
    return profile
  }

  /// The space of `gAMA` and `cHRM`; nil where the file has neither.
  private func measuredSpace() throws(ColorProfile.Problem) -> RGBSpace? {
    guard chunks["gAMA"] != nil || chunks["cHRM"] != nil else { return nil }
    var space = RGBSpace()
    if let numbers = try numbers(of: "gAMA", count: 1) {
      guard numbers[0] > 0 else { throw ColorProfile.Problem("its gamma is 0") }
      // Files write sRGB's curve as the gamma 1 / 2.2, which is only an approximation.
      let isStandard = abs(numbers[0] * 2.2 - 1) < 0.05
      space.curve = isStandard ? .sRGB : .power(1 / numbers[0])
    }
    if let numbers = try numbers(of: "cHRM", count: 8) {
      let points = [0, 2, 4, 6].map { RGBSpace.Chromaticity(numbers[$0], numbers[$0 + 1]) }
      (space.white, space.red, space.green, space.blue) = (
        points[0], points[1], points[2], points[3]
      )
    }
    return space
  }

  /// The numbers of a chunk, which are stored as hundred thousandths.
  private func numbers(
    of name: String, count: Int
  ) throws(ColorProfile.Problem) -> [Double]? {
    guard let chunk = chunks[name] else { return nil }
    guard chunk.count == 4 * count else {
      throw ColorProfile.Problem("its \(name) chunk is damaged")
    }
    return (0..<count).map { index in
      let start = chunk.startIndex + 4 * index
      return Double(Self.number(chunk[start..<start + 4])) / 100_000
    }
  }

  /// Four bytes as a number, the highest first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
