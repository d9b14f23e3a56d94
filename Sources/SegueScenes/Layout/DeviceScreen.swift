public import SegueTimeline

/// A screen of iPhones or iPads, known by the size of its screenshots.
public struct DeviceScreen: Hashable, Sendable {
  /// The devices that have it.
  public let devices: String
  /// The shorter side of its screenshots, in pixels.
  public let shorter: Int
  /// The longer side of its screenshots, in pixels.
  public let longer: Int
  /// Pixels per point.
  public let scale: Double

  /// The size in points, upright.
  public var size: Size2D {
    Size2D(width: Double(shorter) / scale, height: Double(longer) / scale)
  }

  /// The screen of a device by its name without regard to capitals and signs: `iphone15`, `iPhone SE`.
  public static func named(_ name: String) -> DeviceScreen? {
    let wanted = letters(of: name)
    return all.first { screen in screen.names.contains { letters(of: $0) == wanted } }
  }

  /// The devices' names in full: a kind, such as "iPhone", is only written before the first.
  private var names: [String] {
    let kind = devices.prefix { $0 != " " }
    return devices.split(separator: ", ").map { part in
      let name = part.prefix { $0 != "(" }
      return name.hasPrefix("iP") ? String(name) : "\(kind) \(name)"
    }
  }

  private static func letters(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private init(_ devices: String, _ shorter: Int, _ longer: Int, scale: Double) {
    (self.devices, self.shorter, self.longer, self.scale) = (devices, shorter, longer, scale)
  }

  /// Every screen of iPhones and iPads that run iOS 12 or later.
  ///
  /// The sizes are from the devices' specifications, not measured. Screenshots of the Plus iPhones and of the 12 and 13
  /// mini have the size of the layout, before it is scaled to the panel.
  public static let all = [
    DeviceScreen("iPhone 16 Pro Max, 17 Pro Max", 1320, 2868, scale: 3),
    DeviceScreen("iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 1290, 2796, scale: 3),
    DeviceScreen("iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 1284, 2778, scale: 3),
    DeviceScreen("iPhone Air", 1260, 2736, scale: 3),
    DeviceScreen("iPhone XS Max, 11 Pro Max", 1242, 2688, scale: 3),
    DeviceScreen("iPhone 6 Plus to 8 Plus", 1242, 2208, scale: 3),
    DeviceScreen("iPhone 16 Pro, 17, 17 Pro", 1206, 2622, scale: 3),
    DeviceScreen("iPhone 14 Pro, 15, 15 Pro, 16", 1179, 2556, scale: 3),
    DeviceScreen("iPhone 12, 13, 14, 16e", 1170, 2532, scale: 3),
    DeviceScreen("iPhone X, XS, 11 Pro, 12 mini, 13 mini", 1125, 2436, scale: 3),
    DeviceScreen("iPhone XR, 11", 828, 1792, scale: 2),
    DeviceScreen("iPhone 6 to 8, SE (2nd and 3rd generation)", 750, 1334, scale: 2),
    DeviceScreen("iPhone 5s, SE (1st generation)", 640, 1136, scale: 2),
    DeviceScreen("iPad Pro 13-inch (M4, M5)", 2064, 2752, scale: 2),
    DeviceScreen("iPad Pro 12.9-inch, iPad Air 13-inch", 2048, 2732, scale: 2),
    DeviceScreen("iPad Pro 11-inch (M4, M5)", 1668, 2420, scale: 2),
    DeviceScreen("iPad Pro 11-inch (1st to 4th generation)", 1668, 2388, scale: 2),
    DeviceScreen("iPad Pro 10.5-inch, iPad Air (3rd generation)", 1668, 2224, scale: 2),
    DeviceScreen(
      "iPad Air 11-inch and 10.9-inch, iPad (10th generation and A16)", 1640, 2360, scale: 2),
    DeviceScreen("iPad (7th to 9th generation)", 1620, 2160, scale: 2),
    DeviceScreen(
      "iPad (5th and 6th generation), Pro 9.7-inch, Air 2, mini (2nd to 5th generation)", 1536,
      2048, scale: 2),
    DeviceScreen("iPad mini (6th generation and A17 Pro)", 1488, 2266, scale: 2),
  ]
}

/// The screen that a screenshot shows: its size in points, and the pixels per point.
public struct ScreenshotScreen: Hashable, Sendable {
  /// The size in points, upright or turned as the screenshot is.
  public let size: Size2D
  /// Pixels per point.
  public let scale: Double
  /// The screen, where screenshots of this size have one; nil where its shape decided.
  public let known: DeviceScreen?

  /// The longest screen of a tablet, as a multiple of its width; every phone's is longer.
  private static let tabletRatio = 1.7
  /// The fewest pixels on the shorter side of a tablet that has two per point.
  private static let doubledTablet = 1400

  /// Reads a size in pixels: a known screen's, else that of a tablet or a phone by its shape.
  ///
  /// Tablets have two pixels per point; phones have three, two or one, the most with which at least 320 points remain.
  ///
  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int) {
    let (shorter, longer) = (min(width, height), max(width, height))
    known = DeviceScreen.all.first { $0.shorter == shorter && $0.longer == longer }
    scale = known?.scale ?? Self.scale(shorter, longer)
    size = Size2D(width: Double(width) / scale, height: Double(height) / scale)
  }

  private static func scale(_ shorter: Int, _ longer: Int) -> Double {
    let isTablet = Double(longer) < Double(shorter) * tabletRatio
    if isTablet && shorter >= doubledTablet { return 2 }
    return [3.0, 2, 1].first { Double(shorter) / $0 >= 320 } ?? 1
  }
}
