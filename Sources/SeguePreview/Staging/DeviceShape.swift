import SegueTimeline

/// The outline of a neutral phone or tablet around a screen, in points.
struct DeviceShape {
  /// The width of the border around the screen, black inside and metal outside; 0 without a device.
  let bezel: Double
  /// The radius of the screen's corners.
  let screenRadius: Double
  private let hasDevice: Bool

  /// Phones have round corners and thin borders; tablets the opposite.
  ///
  /// - Parameter cornerRadius: the radius of the screen's corners; 0 where unknown.
  init(_ container: Size2D, _ cornerRadius: Double, hasDevice: Bool) {
    let shorter = min(container.width, container.height)
    self.hasDevice = hasDevice
    guard hasDevice else {
      (bezel, screenRadius) = (0, cornerRadius > 0 ? cornerRadius : shorter * 0.035)
      return
    }
    let isPhone = shorter < 600
    bezel = shorter * (isPhone ? 0.034 : 0.03)
    screenRadius = cornerRadius > 0 ? cornerRadius : shorter * (isPhone ? 0.121 : 0.022)
  }

  /// The commands below the screen, whose place is in pixels.
  ///
  /// - Parameter margin: the space around the device, in points, in which its shadow must end.
  func commands(
    around screen: Rect2D, scale: Double, margin: Double, _ colors: Colors
  ) -> [DrawCommand] {
    let outside = screen.grown(by: bezel * scale)
    let radius = (screenRadius + bezel) * scale
    // The large shadow reaches about two and a half radii below its offset.
    let large = (offset: 8.0, blur: 18.0, opacity: 1.0)
    let spread = min(1, margin / (large.offset + 2.5 * large.blur)) * scale
    let shadows = [large, (1, 3, 0.5)].map { offset, blur, opacity in
      box(
        .shadow(.black, blurRadius: blur * spread), outside.moved(down: offset * spread),
        radius: radius, opacity: opacity * colors.shadow)
    }
    guard hasDevice else { return shadows }
    let metal = bezel * 0.3 * scale
    let stops = colors.metal.enumerated().map {
      GradientStop(Double($0) / Double(colors.metal.count - 1), $1)
    }
    return shadows + buttons(outside, scale: scale, colors)
      + [
        box(
          .linearGradient(stops, start: .zero, end: Point2D(x: 1, y: 1)), outside, radius: radius),
        box(.color(colors.body), outside.grown(by: -metal), radius: radius - metal),
      ]
  }

  /// The keys on the sides, as on most phones: two on the left, one on the right.
  private func buttons(_ body: Rect2D, scale: Double, _ colors: Colors) -> [DrawCommand] {
    let width = 4 * scale
    return [(true, 0.22, 0.07), (true, 0.31, 0.07), (false, 0.25, 0.11)].map {
      isLeft, top, height in
      let key = Rect2D(
        x: isLeft ? body.minX - width / 2 : body.maxX - width / 2,
        y: body.minY + body.height * top, width: width, height: body.height * height)
      return box(.color(colors.key), key, radius: width / 2)
    }
  }

  private func box(
    _ content: Content, _ frame: Rect2D, radius: Double, opacity: Double = 1
  ) -> DrawCommand {
    let bounds = Rect2D(origin: .zero, size: frame.size)
    return DrawCommand(
      content, size: frame.size, shape: .roundedRect(bounds, radius: radius),
      transform: Homography(Matrix4.translation(frame.minX, frame.minY, 0)), opacity: opacity)
  }
}

extension Rect2D {
  fileprivate func grown(by distance: Double) -> Rect2D {
    Rect2D(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  fileprivate func moved(down distance: Double) -> Rect2D {
    Rect2D(x: minX, y: minY + distance, width: width, height: height)
  }
}
