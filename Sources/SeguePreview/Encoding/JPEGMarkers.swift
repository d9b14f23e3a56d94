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

/// How a camera or an editor says that a picture is to be turned: Exif's tag 0x0112.
enum ExifOrientation: Int {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  case turnedLeft = 6
  case transversed = 7
  case turnedRight = 8

  /// Reads the first directory of a TIFF structure; without an orientation the picture is upright.
  init(tiff bytes: [UInt8]) {
    let isLittle = bytes.starts(with: "II*\0".utf8)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    self = .upright
    guard isLittle || bytes.starts(with: "MM\0*".utf8), let folder = number(4, 4),
      let count = number(folder, 2)
    else { return }
    for entry in 0..<count {
      let place = folder + 2 + 12 * entry
      guard let tag = number(place, 2) else { return }
      if tag == 0x0112 {
        self = number(place + 8, 2).flatMap(Self.init(rawValue:)) ?? .upright
        return
      }
    }
  }

  /// The picture as it is to be seen.
  func turned(_ picture: Bitmap) -> Bitmap {
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    let swapsSides = rawValue >= Self.transposed.rawValue
    guard self != .upright else { return picture }
    return Bitmap(
      width: swapsSides ? picture.height : picture.width,
      height: swapsSides ? picture.width : picture.height
    ) { x, y in
      switch self {
      case .upright: picture[x, y]
      case .mirrored: picture[right - x, y]
      case .upsideDown: picture[right - x, bottom - y]
      case .flipped: picture[x, bottom - y]
      case .transposed: picture[y, x]
      case .turnedLeft: picture[y, bottom - x]
      case .transversed: picture[right - y, bottom - x]
      case .turnedRight: picture[right - y, x]
      }
    }
  }
}
