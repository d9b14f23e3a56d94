/// What is done once to a still picture before a layer shows it.
///
/// In this order: blocks, blur, saturation, brightness, tint. Colors are changed as they are in sRGB, and kept
/// between black and white.
public struct PictureFilter: Hashable, Sendable {
  /// The edge of the square blocks that the picture is divided into, in points; below 1 there are none.
  public var pixels: Double
  /// The standard deviation of the blur, in points; beyond the edges the picture goes on as at the edge.
  public var blur: Double
  /// How strong the colors are: 0 is gray, 1 leaves them as they are.
  public var saturation: Double
  /// What is added to each color component, −1…1.
  public var brightness: Double
  /// The color laid over the picture, as strong as it is opaque.
  public var tint: Color

  /// Creates a filter; without arguments it changes nothing.
  public init(
    pixels: Double = 0, blur: Double = 0, saturation: Double = 1, brightness: Double = 0,
    tint: Color = .clear
  ) {
    self.pixels = pixels
    self.blur = blur
    self.saturation = saturation
    self.brightness = brightness
    self.tint = tint
  }

  /// Whether it changes colors, and not only where they are.
  package var changesColors: Bool { saturation != 1 || brightness != 0 || tint.alpha > 0 }

  /// The contributions of red, green, blue and a constant to each color component.
  ///
  /// The weights of gray are those of ITU-R BT.709.
  package var colorMatrix: [[Double]] {
    let gray = [0.2126, 0.7152, 0.0722]
    let overlay = [tint.red, tint.green, tint.blue]
    return (0..<3).map { row in
      (0..<3).map { column in
        let kept = row == column ? saturation : 0
        return (kept + gray[column] * (1 - saturation)) * (1 - tint.alpha)
      } + [brightness * (1 - tint.alpha) + overlay[row] * tint.alpha]
    }
  }
}
