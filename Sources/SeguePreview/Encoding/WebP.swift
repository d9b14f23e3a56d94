private import CImageLibraries

/// Still pictures as WebP, encoded and decoded by libwebp.
public enum WebP {
  /// The largest width and height of a picture, in pixels.
  public static let largestSide = 16_383

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the picture; transparency is kept.
  ///   - quality: 0 to 100.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(MediaError) -> [UInt8] {
    let options = EncodingOptions(webP: .lossy(quality: quality))
    return try WebPEncoder(options, path: "a picture").encode(bitmap)
  }

  /// Decodes a picture to sRGB.
  ///
  /// - Parameter name: the name in error messages.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw MediaError(.corrupt, "cannot read \(name): it is no WebP picture")
    }
    try PictureLimits.check(width: Int(width), height: Int(height), name: name)
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let length = bitmap.bytesPerRow * bitmap.height
    let pixels = bitmap.bytes.assumingMemoryBound(to: UInt8.self)
    guard
      WebPDecodeBGRAInto(bytes, bytes.count, pixels, length, Int32(bitmap.bytesPerRow)) != nil
    else { throw PictureFile.damaged(name, "or it is an animation") }
    try PictureFile.colors(of: name) { () throws(ColorProfile.Problem) in
      if let profile = profile(of: bytes) { try ColorProfile(icc: profile).convert(bitmap) }
    }
    bitmap.premultiply()
    return bitmap
  }

  /// The ICC profile of a file; nil without one.
  private static func profile(of file: [UInt8]) -> [UInt8]? {
    let chunk = WebPFile.chunks(of: file).first { $0.starts(with: "ICCP".utf8) }
    return chunk.map { Array($0.dropFirst(8)) }
  }
}

/// Reading of JPEG files, with libjpeg-turbo.
enum JPEG {
  /// Decodes a JPEG to sRGB, turned as its Exif orientation says.
  ///
  /// - Parameter name: the picture's name in errors.
  static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    guard let decoder = tjInitDecompress() else {
      throw MediaError(.encoder, "cannot read \(name): libjpeg-turbo cannot be started")
    }
    defer { tjDestroy(decoder) }
    let size = try size(of: bytes, by: decoder, name: name)
    let bitmap = Bitmap(width: size.width, height: size.height)
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    guard
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), bitmap.bytes.assumingMemoryBound(to: UInt8.self),
        Int32(size.width), Int32(bitmap.bytesPerRow), Int32(size.height), Int32(TJPF_BGRA.rawValue),
        flags) == 0
    else { throw PictureFile.damaged(name, message(of: decoder)) }
    let markers = JPEGMarkers(bytes)
    try PictureFile.colors(of: name) { () throws(ColorProfile.Problem) in
      if let profile = try markers.profile() { try ColorProfile(icc: profile).convert(bitmap) }
    }
    return markers.orientation.turned(bitmap)
  }

  private static func size(
    of bytes: [UInt8], by decoder: tjhandle, name: String
  ) throws(MediaError) -> (width: Int, height: Int) {
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0
    else { throw PictureFile.damaged(name, message(of: decoder)) }
    guard colors != TJCS_CMYK.rawValue, colors != TJCS_YCCK.rawValue else {
      throw MediaError(
        .unknownFormat, "cannot read \(name): it is a CMYK JPEG, for printing",
        help: "save the image as RGB")
    }
    try PictureLimits.check(width: Int(width), height: Int(height), name: name)
    return (Int(width), Int(height))
  }

  private static func message(of decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown error"
  }
}
