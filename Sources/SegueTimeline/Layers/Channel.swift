/// One animatable number of a layer.
///
/// Every animatable property consists of channels, so a track needs only keyframes of numbers.
public enum Channel: Int, CaseIterable, Hashable, Sendable {
  case boundsX, boundsY, boundsWidth, boundsHeight
  case positionX, positionY, anchorX, anchorY, zPosition
  case scaleX, scaleY, scaleZ
  case rotationX, rotationY, rotationZ
  case translationX, translationY, translationZ
  case m14, m24, m34
  case opacity, cornerRadius
  case backgroundRed, backgroundGreen, backgroundBlue, backgroundAlpha
  case shadowRed, shadowGreen, shadowBlue, shadowAlpha
  case shadowOpacity, shadowRadius, shadowOffsetX, shadowOffsetY
  case blurRadius, backdropBlurRadius
  case maskX, maskY, maskWidth, maskHeight, maskCornerRadius
  case sublayerPerspective
  case hidden, masksToBounds

  /// Whether the value is discrete: on from 0.5 upward.
  public var isDiscrete: Bool { self == .hidden || self == .masksToBounds }

  /// The valid values; a value outside, such as a spring's overshoot, is clamped.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity, .shadowOpacity, .hidden, .masksToBounds,
      .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha,
      .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha:
      ValueBounds.unit
    case .boundsWidth, .boundsHeight, .cornerRadius, .maskCornerRadius: ValueBounds.size
    // An ellipse has a radius on either side of its center.
    case .maskWidth, .maskHeight: 0...2 * ValueBounds.size.upperBound
    case .maskX, .maskY: 2 * ValueBounds.length.lowerBound...2 * ValueBounds.length.upperBound
    case .shadowRadius, .blurRadius, .backdropBlurRadius: ValueBounds.blur
    case .scaleX, .scaleY, .scaleZ: ValueBounds.scale
    case .rotationX, .rotationY, .rotationZ: ValueBounds.angle
    case .m14, .m24, .m34, .sublayerPerspective: ValueBounds.perspective
    case .anchorX, .anchorY: ValueBounds.anchor
    case .boundsX, .boundsY, .positionX, .positionY, .zPosition,
      .translationX, .translationY, .translationZ, .shadowOffsetX, .shadowOffsetY:
      ValueBounds.length
    }
  }

  /// Brings a value within the range.
  @inline(__always)
  public func clamped(_ value: Double) -> Double { value.clamped(to: range) }
}
