import SegueTimeline

/// Says what to write instead of the colors of CSS, UIKit and SwiftUI.
package enum ForeignColor {
  /// What to write for a color of another system, in hexadecimal digits; nil if it is unknown everywhere.
  package static func text(for written: String) -> String? {
    let name = written.lowercased()
    if let open = name.firstIndex(of: "("), name.hasSuffix(")") {
      return function(name[..<open], name[name.index(after: open)...].dropLast())
    }
    if name == "transparent" { return "clear" }
    if let digits = names[bareName(name)] { return "#\(digits)" }
    let digits = name.hasPrefix("0x") ? String(name.dropFirst(2)) : name
    return [3, 4, 6, 8].contains(digits.count) && Color(hex: "#" + digits) != nil
      ? "#\(digits)" : nil
  }

  /// A name without the type that it belongs to: `red` for `UIColor.red` and `.red`.
  private static func bareName(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.filter { $0 != "-" && $0 != "_" }
  }

  // MARK: Functions

  private static func function(_ name: Substring, _ arguments: Substring) -> String? {
    let parts = arguments.split { ", /".contains($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    switch name {
    case "rgb", "rgba":
      let red = component(parts[0], of: 255), green = component(parts[1], of: 255)
      let blue = component(parts[2], of: 255)
      guard let red, let green, let blue else { return nil }
      return text(red, green, blue, alpha(parts))
    case "hsl", "hsla":
      guard let hue = hue(parts[0]), let saturation = component(parts[1], of: 100),
        let lightness = component(parts[2], of: 100)
      else { return nil }
      let part = { (offset: Double) in
        let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
        return lightness - saturation * min(lightness, 1 - lightness)
          * max(-1, min(k - 3, 9 - k, 1))
      }
      return text(part(0), part(8), part(4), alpha(parts))
    default: return nil
    }
  }

  private static func alpha(_ parts: [Substring]) -> Double? {
    parts.count == 4 ? component(parts[3], of: 1) : 1
  }

  /// A number out of `most`, or a percentage, as a fraction.
  private static func component(_ text: Substring, of most: Double) -> Double? {
    let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : nil
    guard let found = value ?? Double(text).map({ $0 / most }), found.isFinite else { return nil }
    return min(max(found, 0), 1)
  }

  /// An angle in degrees, 0 to 360.
  private static func hue(_ text: Substring) -> Double? {
    let digits = text.hasSuffix("deg") ? text.dropLast(3) : text
    guard let degrees = Double(digits), degrees.isFinite else { return nil }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return turned < 0 ? turned + 360 : turned
  }

  private static func text(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double?
  ) -> String? {
    guard let alpha else { return nil }
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = parts.map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  // MARK: Names

  /// The names of CSS, and those of iOS in its light appearance.
  private static let names = Dictionary(
    table.split { $0.isWhitespace }.map { entry in
      let parts = entry.split(separator: ":")
      return (String(parts[0]), String(parts[1]))
    },
    uniquingKeysWith: { first, _ in first })

  private static let table = """
    aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc
    bisque:ffe4c4 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a
    burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50
    cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff darkblue:00008b
    darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9
    darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00
    darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f
    darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f darkturquoise:00ced1
    darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969
    dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff
    gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000
    greenyellow:adff2f grey:808080 honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c
    indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5
    lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff
    lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3
    lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa
    lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0
    lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000
    mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db
    mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a
    mediumturquoise:48d1cc mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa
    mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead navy:000080 oldlace:fdf5e6
    olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6
    palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093
    papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6
    purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f royalblue:4169e1
    saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
    sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090
    slategrey:708090 snow:fffafa springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080
    thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3
    whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32
    systemred:ff3b30 systemorange:ff9500 systemyellow:ffcc00 systemgreen:34c759
    systemmint:00c7be systemteal:30b0c7 systemcyan:32ade6 systemblue:007aff
    systemindigo:5856d6 systempurple:af52de systempink:ff2d55 systembrown:a2845e
    systemgray:8e8e93 black:000000 white:ffffff label:000000 systembackground:ffffff
    """
}
