/// One animatable number of a layer; the numbers are those of the border.
public enum Channel: UInt32, CaseIterable, Hashable, Sendable {
  /// Where the layer's own coordinates begin, and its size, in points.
  case boundsX = 0, boundsY, boundsWidth, boundsHeight
  /// Where the anchor point lies in the parent, in points.
  case positionX, positionY
  /// The anchor point, 0…1 of the layer's size.
  case anchorX, anchorY
  /// The order among its neighbors, the highest on top.
  case zPosition
  /// Factors of the transform by parts.
  case scaleX, scaleY, scaleZ
  /// Angles of the transform by parts, in radians.
  case rotationX, rotationY, rotationZ
  /// Distances of the transform by parts, in points.
  case translationX, translationY, translationZ
  /// Perspective of the transform by parts, per point.
  case m14, m24, m34
  /// 0…1.
  case opacity
  /// In points.
  case cornerRadius
  /// The color under the contents, 0…1.
  case backgroundRed, backgroundGreen, backgroundBlue, backgroundAlpha
  /// The shadow's color, 0…1.
  case shadowRed, shadowGreen, shadowBlue, shadowAlpha
  /// The shadow's strength, 0…1.
  case shadowOpacity
  /// How soft the shadow is and where it falls, in points.
  case shadowRadius, shadowOffsetX, shadowOffsetY
  /// The blur of the layer, and of what lies behind it, in points.
  case blurRadius, backdropBlurRadius
  /// The frame of the mask and its corner radius, in the layer's coordinates.
  case maskX, maskY, maskWidth, maskHeight, maskCornerRadius
  /// The m34 that all sublayers share.
  case sublayerPerspective
  /// On from 0.5; jumps.
  case hidden
  /// On from 0.5; jumps.
  case masksToBounds
  /// Since version 1.2 of the interface: angles of the transform by parts, after the factors, in radians.
  case skewX, skewY
  /// Since version 1.2: where a mask that is a linear gradient has faded out.
  case maskEndX, maskEndY
  /// Since version 1.2: the radii between which a mask that is a radial gradient fades out.
  case maskInnerRadius, maskOuterRadius
  /// Since version 1.2: the angles of a mask that is a conic gradient, in radians.
  case maskStartAngle, maskEndAngle, maskSoftness
  /// Since version 1.2: whether the mask hides what it would show. On from 0.5; jumps.
  case maskInverted
  /// Since version 1.2: the rounded corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right. Jumps.
  case corners
  /// Since version 1.2: 0 for circular corners, 1 for continuous ones. Jumps.
  case cornerCurve
}
