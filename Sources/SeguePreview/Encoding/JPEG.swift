private import CImageLibraries

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
