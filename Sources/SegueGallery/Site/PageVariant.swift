import SegueStaging
import SegueTimeline

/// Another look or layout of a preset's page: dark, right to left, with reduced motion, or on another device.
///
/// Its name, such as `dark.rtl.tablet`, is part of the address and of the file that holds it; the standard form
/// has none.
package struct PageVariant: Hashable, Sendable {
  /// The device whose screen the transition fills.
  package enum Device: String, CaseIterable, Sendable {
    case phone, tablet, landscape

    /// The size of its screen, in points; nil for the requested one.
    var screen: Size2D? {
      switch self {
      case .phone: nil
      case .tablet: Size2D(width: 820, height: 1180)
      case .landscape: Size2D(width: 874, height: 402)
      }
    }
  }

  package var isDark = false
  package var isRightToLeft = false
  package var reducesMotion = false
  package var device = Device.phone

  /// The standard form.
  package static let standard = PageVariant()

  /// The variants that a folder of files contains: one change at a time.
  ///
  /// All combinations would multiply the size of the folder; the server makes them on demand.
  package static let written = [
    PageVariant(isDark: true), PageVariant(isRightToLeft: true), PageVariant(reducesMotion: true),
    PageVariant(device: .tablet), PageVariant(device: .landscape),
  ]

  package init(
    isDark: Bool = false, isRightToLeft: Bool = false, reducesMotion: Bool = false,
    device: Device = .phone
  ) {
    (self.isDark, self.isRightToLeft) = (isDark, isRightToLeft)
    (self.reducesMotion, self.device) = (reducesMotion, device)
  }

  /// The variant with a name; nil if there is none, or if its words are in another order.
  package init?(name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    isDark = words.contains(Self.dark)
    isRightToLeft = words.contains(Self.rightToLeft)
    reducesMotion = words.contains(Self.reducedMotion)
    device = words.lazy.compactMap(Device.init).first ?? .phone
    guard self != .standard, name == self.name else { return nil }
  }

  private static let dark = "dark"
  private static let rightToLeft = "rtl"
  private static let reducedMotion = "reduced-motion"

  /// The name; empty for the standard form.
  package var name: String {
    let words = [
      isDark ? Self.dark : nil, isRightToLeft ? Self.rightToLeft : nil,
      reducesMotion ? Self.reducedMotion : nil, device == .phone ? nil : device.rawValue,
    ]
    return words.compactMap(\.self).joined(separator: ".")
  }

  /// The quality of its WebP files, 0 to 100.
  static let pictureQuality = 62.0

  /// Pixels per point: fewer than in the standard form, and fewer on larger screens, which pages show smaller.
  func scale(_ scale: Double) -> Double {
    switch device {
    case .phone: isDark || isRightToLeft ? min(scale, 1.5) : scale
    case .landscape: min(scale, 1)
    case .tablet: min(scale, 0.75)
    }
  }

  /// Whether every layer has another place than in the standard form.
  var placesLayersAnew: Bool { isRightToLeft || device != .phone }

  /// The request with this look and layout.
  func applied(to request: StageRequest) -> StageRequest {
    var request = request
    request.isDark = isDark || request.isDark
    request.isRightToLeft = isRightToLeft || request.isRightToLeft
    request.reducesMotion = reducesMotion || request.reducesMotion
    if let screen = device.screen { request.container = screen }
    return request
  }
}

/// A preset in another look or layout, as JSON.
package struct GalleryVariant: Hashable, Sendable {
  /// Its name, such as `dark.rtl`.
  package let name: String
  /// The differences from the standard form.
  package let json: String

  /// The names of all variants in some pages.
  static func names(in pages: [GalleryPage]) -> [String] {
    pages.flatMap(\.variants).reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } }
  }
}
