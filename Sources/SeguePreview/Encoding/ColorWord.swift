package import SegueTimeline

extension Color {
  /// The color as a premultiplied `0xAARRGGBB` word, rounded.
  package var premultipliedWord: UInt32 {
    let opacity = min(max(alpha, 0), 1)
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }

  /// The color without its transparency as a `0xFFRRGGBB` word.
  package var opaqueWord: UInt32 {
    Color(red: red, green: green, blue: blue).premultipliedWord
  }
}

private func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
