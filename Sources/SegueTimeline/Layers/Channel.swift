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
  case skewX, skewY
  case maskEndX, maskEndY, maskInnerRadius, maskOuterRadius
  case maskStartAngle, maskEndAngle, maskSoftness, maskInverted
  case corners, cornerCurve

  /// Whether the value is discrete: on from 0.5 upward, or the bits of ``Corners``.
  public var isDiscrete: Bool {
    switch self {
    case .hidden, .masksToBounds, .maskInverted, .corners, .cornerCurve: true
    default: false
    }
  }

  /// The valid values; a value outside, such as a spring's overshoot, is clamped.
  public var range: ClosedRange<Double> {
    switch self {
    case .opacity, .shadowOpacity, .hidden, .masksToBounds, .maskInverted, .cornerCurve,
      .backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha,
      .shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha:
      ValueBounds.unit
    case .boundsWidth, .boundsHeight, .cornerRadius, .maskCornerRadius, .maskInnerRadius,
      .maskOuterRadius:
      ValueBounds.size
    // An ellipse has a radius on either side of its center.
    case .maskWidth, .maskHeight: 0...2 * ValueBounds.size.upperBound
    case .maskX, .maskY: 2 * ValueBounds.length.lowerBound...2 * ValueBounds.length.upperBound
    case .shadowRadius, .blurRadius, .backdropBlurRadius: ValueBounds.blur
    case .scaleX, .scaleY, .scaleZ: ValueBounds.scale
    case .rotationX, .rotationY, .rotationZ, .maskStartAngle, .maskEndAngle: ValueBounds.angle
    case .corners: 0...Double(Corners.all.rawValue)
    case .maskSoftness: 0...ValueBounds.angle.upperBound
    case .skewX, .skewY: ValueBounds.skew
    case .m14, .m24, .m34, .sublayerPerspective: ValueBounds.perspective
    case .anchorX, .anchorY: ValueBounds.anchor
    case .boundsX, .boundsY, .positionX, .positionY, .zPosition,
      .translationX, .translationY, .translationZ, .shadowOffsetX, .shadowOffsetY, .maskEndX,
      .maskEndY:
      ValueBounds.length
    }
  }

  /// Brings a value within the range.
  @inline(__always)
  public func clamped(_ value: Double) -> Double { value.clamped(to: range) }
}
