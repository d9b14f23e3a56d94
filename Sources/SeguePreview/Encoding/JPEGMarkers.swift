/// What the markers of a JPEG say beside its pixels: its color profile and its orientation.
struct JPEGMarkers {
  /// The parts of the ICC profile, by their numbers from 1.
  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var partCount = 0
  /// How the picture is to be turned.
  private(set) var orientation = ExifOrientation.upright

  private static let startOfScan: UInt8 = 0xDA
  private static let exif: UInt8 = 0xE1
  private static let icc: UInt8 = 0xE2

  /// Reads the markers before the pixels.
  init(_ bytes: [UInt8]) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Any number of 0xFF may precede a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard marker != Self.startOfScan, length >= 2, place + 2 + length <= bytes.count else {
        return
      }
      read(marker, bytes[place + 4..<place + 2 + length])
      place += 2 + length
    }
  }

  private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    let (iccHead, exifHead) = (Array("ICC_PROFILE\0".utf8), Array("Exif\0\0".utf8))
    if marker == Self.icc, content.starts(with: iccHead), content.count > 14 {
      let part = content.dropFirst(iccHead.count)
      partCount = Int(part[part.startIndex + 1])
      profileParts[Int(part[part.startIndex])] = part.dropFirst(2)
    } else if marker == Self.exif, content.starts(with: exifHead) {
      orientation = ExifOrientation(tiff: Array(content.dropFirst(exifHead.count)))
    }
  }

  /// The ICC profile, which may be spread over several markers; nil without one.
  func profile() throws(ColorProfile.Problem) -> [UInt8]? {
    guard partCount > 0 else { return nil }
    var profile: [UInt8] = []
    for number in 1...partCount {
      guard let part = profileParts[number] else {
        throw ColorProfile.Problem("a part of its color profile is missing")
      }
      profile += part
    }
    return profile
  }
}
