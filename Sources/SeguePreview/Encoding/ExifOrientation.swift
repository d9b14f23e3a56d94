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

  /// Reads the first folder of a TIFF file; what has no orientation is upright.
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
