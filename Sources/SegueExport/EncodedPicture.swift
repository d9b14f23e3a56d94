public import SegueTimeline

/// A picture of a screen or element, as an encoded image file.
public struct EncodedPicture: Hashable, Sendable {
  /// The image formats that browsers support.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case png, webp, jpeg
  }

  /// The format of the bytes.
  public var format: Format
  /// The image file.
  public var bytes: [UInt8]
  /// The size of the whole picture, in points.
  public var size: Size2D
  /// The part of a screen that the picture shows; nil if that is unknown, or if it shows no part of a screen.
  public var origin: PictureOrigin?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - format: the format of the bytes.
  ///   - bytes: the image file.
  ///   - size: the size of the whole screen or element that it shows, in points.
  public init(format: Format = .png, bytes: [UInt8], size: Size2D) {
    self.format = format
    self.bytes = bytes
    self.size = size
  }

  /// The picture as a `data:` URL.
  var dataAddress: String { "data:image/\(format.rawValue);base64," + base64(bytes) }
}

/// Returns bytes encoded as padded base64 (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(bytes.count - start, 3)
    var word = Int(bytes[start]) << 16
    if count > 1 { word |= Int(bytes[start + 1]) << 8 }
    if count > 2 { word |= Int(bytes[start + 2]) }
    text.append(alphabet[word >> 18])
    text.append(alphabet[word >> 12 & 63])
    text.append(count > 1 ? alphabet[word >> 6 & 63] : UInt8(ascii: "="))
    text.append(count > 2 ? alphabet[word & 63] : UInt8(ascii: "="))
  }
  return String(decoding: text, as: UTF8.self)
}

/// The part of a screen that a picture shows, so that another picture of that screen can replace it.
public struct PictureOrigin: Hashable, Sendable {
  /// The screen, by its role in the forward operation; a pop or dismissal exchanges the two.
  public var side: Subject.Side
  /// Whether the screen departs.
  public var isDeparting: Bool
  /// The part that is shown, in points of the container; nil for a named element, since screenshots have no names.
  public var region: Rect2D?
  /// The elements that are left out of a screen, in points of the container; nil for an element.
  public var holes: [Rect2D]?
  /// What is done to the picture, if anything.
  public var filter: PictureFilter?

  /// Creates an origin.
  public init(
    side: Subject.Side, isDeparting: Bool, region: Rect2D?, holes: [Rect2D]? = nil,
    filter: PictureFilter? = nil
  ) {
    (self.side, self.isDeparting, self.region) = (side, isDeparting, region)
    (self.holes, self.filter) = (holes, filter)
  }
}
