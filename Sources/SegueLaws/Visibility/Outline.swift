import SegueTimeline

extension Mask {
  /// Whether a point of the layer lies in the mask's shape; everywhere in a gradient's.
  func contains(_ point: Point2D, in frame: Frame) -> Bool {
    switch shape {
    case .rect: return self.frame.contains(point)
    case .roundedRect:
      return RoundedRect(frame: self.frame, cornerRadius: cornerRadius).contains(point)
    case .ellipse:
      guard !self.frame.isEmpty else { return false }
      let x = (point.x - self.frame.center.x) / (self.frame.width / 2)
      let y = (point.y - self.frame.center.y) / (self.frame.height / 2)
      return x * x + y * y <= 1 + 1e-12
    case .polygon(let first, let count):
      return frame.vertices[first..<first + count].windingNumber(around: point) != 0
    case .path:
      let number = loops(in: frame).reduce(0) { sum, loop in
        sum + loop.flattened(tolerance: 0.05)[...].windingNumber(around: point)
      }
      return number != 0
    case .linearGradient, .radialGradient, .conicGradient: return true
    }
  }
}

extension LayerState {
  /// Whether a point lies within the layer's rounded bounds.
  func contains(_ point: Point2D) -> Bool {
    guard hasPlainCorners || cornerRadius <= 0 else {
      return bounds.contains(point)
        && outline(of: bounds).flattened(tolerance: 0.05)[...].windingNumber(around: point) != 0
    }
    return RoundedRect(frame: bounds, cornerRadius: cornerRadius).contains(point)
  }
}

extension Stage.Container {
  /// Whether a point is on the screen, whose corners may be round.
  func shows(_ point: Point2D) -> Bool {
    RoundedRect(frame: bounds, cornerRadius: cornerRadius).contains(point)
  }
}

extension Gradient {
  /// Returns the color at a position, in fractions of the layer's size.
  func color(at place: Point2D) -> Color {
    let way = end - start
    let length = way.x * way.x + way.y * way.y
    let t =
      length > 0
      ? ((place.x - start.x) * way.x + (place.y - start.y) * way.y) / length : 0
    guard let after = stops.firstIndex(where: { $0.offset >= t }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    return a.color.mixed(with: b.color, at: (t - a.offset) / (b.offset - a.offset))
  }
}

extension Color {
  fileprivate func mixed(with other: Color, at t: Double) -> Color {
    Color(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }
}
