import CSeguePlugin

/// A value at an offset of a track.
public struct Keyframe: Sendable {
  /// The offset, 0…1.
  public var offset: Double
  /// One number for each channel, or x and y for each corner of the mask.
  public var numbers: [Double] = []
  /// The steps of a whole transform.
  public var steps: [TransformStep] = []
  /// The easing of the segment up to the next keyframe.
  public var easing: Easing

  /// Creates a keyframe of numbers.
  public init(_ offset: Double, _ numbers: Double..., easing: Easing = .linear) {
    self.init(offset, numbers: numbers, easing: easing)
  }

  /// Creates a keyframe of numbers.
  public init(_ offset: Double, numbers: [Double], easing: Easing = .linear) {
    self.offset = offset
    self.numbers = numbers
    self.easing = easing
  }

  /// Creates a keyframe of a whole transform.
  public init(_ offset: Double, transform steps: [TransformStep], easing: Easing = .linear) {
    self.offset = offset
    self.steps = steps
    self.easing = easing
  }

  func value(in arena: Arena) -> segue_keyframe {
    var value = segue_keyframe()
    value.offset = offset
    value.numbers = arena.copy(numbers)
    value.number_count = UInt32(numbers.count)
    value.steps = arena.copy(steps.map(\.value))
    value.step_count = UInt32(steps.count)
    value.easing = easing.record(in: arena)
    return value
  }
}

/// One step of a transform list; the first is applied to the layer first.
public enum TransformStep: Sendable {
  /// Translates, in points.
  case translate(Double, Double, Double)
  /// Scales by factors.
  case scale(Double, Double, Double)
  /// Rotates about an axis, in radians.
  case rotate(Double, x: Double, y: Double, z: Double)
  /// Since version 1.2 of the interface: skews by radians.
  case skew(x: Double, y: Double)
  /// Adds perspective, per point.
  case perspective(m14: Double, m24: Double, m34: Double)
  /// A matrix of sixteen numbers, row by row.
  case matrix([Double])

  fileprivate var value: segue_transform_step {
    switch self {
    case .translate(let x, let y, let z): step(SEGUE_STEP_TRANSLATE, [x, y, z])
    case .scale(let x, let y, let z): step(SEGUE_STEP_SCALE, [x, y, z])
    case .rotate(let angle, let x, let y, let z): step(SEGUE_STEP_ROTATE, [angle, x, y, z])
    case .skew(let x, let y): step(SEGUE_STEP_SKEW, [x, y])
    case .perspective(let m14, let m24, let m34): step(SEGUE_STEP_PERSPECTIVE, [m14, m24, m34])
    case .matrix(let numbers): step(SEGUE_STEP_MATRIX, numbers)
    }
  }

  private func step(_ kind: Int, _ numbers: [Double]) -> segue_transform_step {
    var value = segue_transform_step()
    value.kind = segue_step_kind(kind)
    withUnsafeMutableBytes(of: &value.numbers) { bytes in
      for (index, number) in numbers.prefix(16).enumerated() {
        bytes.storeBytes(
          of: number, toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
      }
    }
    return value
  }
}

/// One animatable number of a layer; raw values are those of the plugin interface.
public enum Channel: UInt32, CaseIterable, Hashable, Sendable {
  /// The origin of the layer's own coordinates, and its size, in points.
  case boundsX = 0, boundsY, boundsWidth, boundsHeight
  /// The position of the anchor point in the parent, in points.
  case positionX, positionY
  /// The anchor point, in fractions of the layer's size.
  case anchorX, anchorY
  /// The z position, which orders sibling layers; the highest is on top.
  case zPosition
  /// The scale factors of the transform's components.
  case scaleX, scaleY, scaleZ
  /// The rotation angles of the transform's components, in radians.
  case rotationX, rotationY, rotationZ
  /// The translations of the transform's components, in points.
  case translationX, translationY, translationZ
  /// The perspective of the transform's components: contributions to w, per point.
  case m14, m24, m34
  /// The opacity, 0…1.
  case opacity
  /// The corner radius, in points.
  case cornerRadius
  /// The background color's components, 0…1.
  case backgroundRed, backgroundGreen, backgroundBlue, backgroundAlpha
  /// The shadow color's components, 0…1.
  case shadowRed, shadowGreen, shadowBlue, shadowAlpha
  /// The shadow's opacity, 0…1.
  case shadowOpacity
  /// The shadow's blur radius and offset, in points.
  case shadowRadius, shadowOffsetX, shadowOffsetY
  /// The blur radius of the layer, and of everything behind it, in points.
  case blurRadius, backdropBlurRadius
  /// The frame of the mask and its corner radius, in the layer's coordinates.
  case maskX, maskY, maskWidth, maskHeight, maskCornerRadius
  /// The m34 of the perspective that all sublayers share, per point.
  case sublayerPerspective
  /// On from 0.5; jumps.
  case hidden
  /// On from 0.5; jumps.
  case masksToBounds
  /// Since version 1.2 of the interface: the skew angles of the transform's components, applied after the scale, in radians.
  case skewX, skewY
  /// Since version 1.2: the point at which a linear gradient mask has faded out.
  case maskEndX, maskEndY
  /// Since version 1.2: the radii between which a radial gradient mask fades out.
  case maskInnerRadius, maskOuterRadius
  /// Since version 1.2: the angles of a conic gradient mask, in radians.
  case maskStartAngle, maskEndAngle, maskSoftness
  /// Since version 1.2: whether the mask is inverted. On from 0.5 upward; the value jumps.
  case maskInverted
  /// Since version 1.2: the rounded corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right. Jumps.
  case corners
  /// Since version 1.2: 0 for circular corners, 1 for continuous ones. Jumps.
  case cornerCurve
}
