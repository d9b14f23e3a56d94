import SegueSystem

/// Reads pictures that others made, such as screenshots: PNG, JPEG and WebP, whatever their names end in.
public enum PictureFile {
  /// Reads a file; see ``decode(_:name:)``.
  public static func read(_ path: String) throws(MediaError) -> Bitmap {
    let bytes = try throwingMediaError {
      try FileBytes.read(path, limit: PictureLimits.largestFile, allowsPipes: true)
    }
    guard bytes.count <= PictureLimits.largestFile else {
      throw MediaError(
        .size, "cannot read \(path): it is larger than \(PictureLimits.largestFile >> 20) MiB")
    }
    return try decode(bytes, name: path)
  }

  /// Decodes a picture to sRGB, upright, with 8 bits and premultiplied alpha.
  ///
  /// - Parameter name: the picture's name in errors.
  /// - Throws: ``MediaError/Code/unknownFormat`` for a format that is not read, with a command that converts it;
  ///   ``MediaError/Code/corrupt`` for an incomplete or damaged picture, and ``MediaError/Code/size`` for one beyond
  ///   ``PictureLimits``.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    switch PictureFormat(bytes) {
    case .png: return try PNG.decode(bytes, name: name)
    case .jpeg: return try JPEG.decode(bytes, name: name)
    case .webP: return try WebP.decode(bytes, name: name)
    case .other(let format):
      throw MediaError(
        .unknownFormat,
        "cannot read \(name): it is \(format.article) \(format.name), and Segue reads PNG, JPEG and WebP",
        help: format.help(converting: name))
    case nil:
      throw MediaError(
        .corrupt, "cannot read \(name): it is no picture; Segue reads PNG, JPEG and WebP",
        help: "save the image as PNG")
    }
  }

  /// An error about a picture of a supported format that cannot be read.
  static func damaged(_ name: String, _ reason: String) -> MediaError {
    MediaError(
      .corrupt, "cannot read \(name): it is incomplete or damaged (\(reason))",
      help: "save the image again")
  }

  /// Reads the colors of a picture; a problem becomes an error with its name.
  static func colors<Result>(
    of name: String, _ read: () throws(ColorProfile.Problem) -> Result
  ) throws(MediaError) -> Result {
    do {
      return try read()
    } catch {
      throw MediaError(
        .corrupt, "cannot read \(name): \(error.reason)",
        help: "save the image again, with the color profile sRGB")
    }
  }
}
