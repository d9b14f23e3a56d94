/// The format of a picture, by its first bytes.
enum PictureFormat: Hashable {
  case png, jpeg, webP
  /// A known format that Segue does not read.
  case other(Foreign)

  /// A format for other programs to convert.
  enum Foreign: String {
    case heic = "HEIC"
    case avif = "AVIF"
    case gif = "GIF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case pdf = "PDF"
  }

  /// Recognizes a format; nil for anything else.
  init?(_ bytes: [UInt8]) {
    func holds(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: text.utf8)
    }
    if bytes.starts(with: PNG.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if holds("RIFF"), holds("WEBP", at: 8) {
      self = .webP
    } else if holds("ftyp", at: 4) {
      let isAVIF = holds("avif", at: 8) || holds("avis", at: 8)
      let isHEIC = ["he", "mif1", "msf1"].contains { holds($0, at: 8) }
      guard isAVIF || isHEIC else { return nil }
      self = .other(isAVIF ? .avif : .heic)
    } else if holds("GIF8") {
      self = .other(.gif)
    } else if holds("II*\0") || holds("MM\0*") {
      self = .other(.tiff)
    } else if holds("%PDF") {
      self = .other(.pdf)
    } else if holds("BM") {
      self = .other(.bmp)
    } else {
      return nil
    }
  }
}

extension PictureFormat.Foreign {
  /// The name of the format.
  var name: String { rawValue }

  /// The article before the name, as it is spoken.
  var article: String { self == .avif ? "an" : "a" }

  /// How to convert a file to PNG on this system.
  func help(converting path: String) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let hasSuffix = !path[dot...].contains("/")
    let png = (hasSuffix ? String(path[..<dot]) : path) + ".png"
    let (from, to) = (Self.shellWord(path), Self.shellWord(png))
    #if canImport(Darwin)
    return "convert it with: sips -s format png \(from) --out \(to)"
    #else
    switch self {
    case .heic, .avif:
      return "convert it with: heif-convert \(from) \(to) (package libheif-examples), "
        + "or ImageMagick's convert \(from) \(to)"
    case .pdf: return "convert it with: pdftoppm -png -singlefile \(from) (package poppler-utils)"
    case .gif, .tiff, .bmp:
      return "convert it with: convert \(from) \(to) (package imagemagick)"
    }
    #endif
  }

  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-".utf8.contains($0)
      }
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
