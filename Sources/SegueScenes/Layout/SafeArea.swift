public import SegueTimeline

extension Insets {
  /// Returns the typical safe area of a device with a given screen size, in portrait or landscape.
  ///
  /// Tall phones have a status bar beside the camera and a 34 pt home indicator, shorter ones 20 pt at
  /// the top; tablets have 24 and 20 pt. Anything smaller than a phone has none.
  public static func typical(for size: Size2D) -> Insets {
    switch DeviceKind(size) {
    case .none: .zero
    case .tablet: Insets(top: 24, left: 0, bottom: 20, right: 0)
    case .shortPhone:
      size.width > size.height ? .zero : Insets(top: 20, left: 0, bottom: 0, right: 0)
    case .tallPhone(let inset):
      size.width > size.height
        ? Insets(top: 0, left: inset, bottom: 21, right: inset)
        : Insets(top: inset, left: 0, bottom: 34, right: 0)
    }
  }
}

extension Stage.Container {
  /// The screen of a typical device of a size, with its safe area and its round corners.
  ///
  /// Tall phones have a corner radius as large as their status bar is high, and tablets one of 18 pt.
  public init(device size: Size2D) {
    let radius: Double =
      switch DeviceKind(size) {
      case .none, .shortPhone: 0
      case .tablet: 18
      case .tallPhone(let inset): inset
      }
    self.init(size: size, cornerRadius: radius, safeArea: .typical(for: size))
  }
}

/// The kind of device with a screen of a size.
private enum DeviceKind {
  /// A phone whose screen extends into its corners, with the inset for its camera.
  case tallPhone(inset: Double)
  /// A phone with a home button.
  case shortPhone
  case tablet
  /// No device: the size is smaller than a phone.
  case none

  init(_ size: Size2D) {
    let long = max(size.width, size.height)
    let short = min(size.width, size.height)
    guard short >= 320, long >= 480 else {
      self = .none
      return
    }
    if short >= 700 {
      self = .tablet
    } else if long / short > 2 {
      // Wide phones have a Dynamic Island, narrow ones a notch.
      self = .tallPhone(inset: short >= 393 ? 62 : 47)
    } else {
      self = .shortPhone
    }
  }
}
