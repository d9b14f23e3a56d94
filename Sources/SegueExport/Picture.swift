public import SegueTimeline

/// A picture of a screen or element, as an encoded image file.
public struct Picture: Hashable, Sendable {
  /// The image formats that browsers support.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case png, webp, jpeg
  }

  /// The format of the bytes.
  public var format: Format
  /// The image file.
  public var bytes: [UInt8]
  /// The size of the whole picture, in points.
  public var size: Size

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - format: the format of the bytes.
  ///   - bytes: the image file.
  ///   - size: the size of the whole screen or element that it shows, in points.
  public init(format: Format = .png, bytes: [UInt8], size: Size) {
    self.format = format
    self.bytes = bytes
    self.size = size
  }

  /// The picture as a `data:` URL.
  var dataAddress: String { "data:image/\(format.rawValue);base64," + base64(bytes) }
}

/// A picture that stays in place above the layers, and what it becomes.
public struct OverlayPicture: Hashable, Sendable {
  /// Its place in the container, in points.
  public var frame: Rect
  /// The picture at the start.
  public var from: Picture
  /// The picture at the end; nil where it stays the same.
  public var to: Picture?

  /// Creates a picture that stays in place.
  public init(frame: Rect, from: Picture, to: Picture?) {
    (self.frame, self.from, self.to) = (frame, from, to)
  }
}

/// The pictures that stay in place above the layers, and how far they have changed at some times.
public struct OverlayPictures: Hashable, Sendable {
  /// The transition's progress at a time, both 0…1.
  public struct Moment: Hashable, Sendable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// The progress.
    public var progress: Double

    /// Creates a moment.
    public init(offset: Double, progress: Double) {
      (self.offset, self.progress) = (offset, progress)
    }
  }

  /// The pictures, lowest first.
  public var pictures: [OverlayPicture]
  /// The progress over time, from 0 to 1.
  public var moments: [Moment]

  /// Creates an overlay whose progress is that of time.
  public init(
    _ pictures: [OverlayPicture] = [],
    moments: [Moment] = [Moment(offset: 0, progress: 0), Moment(offset: 1, progress: 1)]
  ) {
    (self.pictures, self.moments) = (pictures, moments)
  }

  /// The pictures as they are before the transition, or after it.
  package func still(hasFinished: Bool = false) -> OverlayPictures {
    OverlayPictures(
      pictures.map {
        OverlayPicture(frame: $0.frame, from: hasFinished ? $0.to ?? $0.from : $0.from, to: nil)
      })
  }
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
