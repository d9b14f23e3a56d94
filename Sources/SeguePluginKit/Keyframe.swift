import CSeguePlugin

/// A value at a place on a track's way.
public struct Keyframe: Sendable {
  /// The place, 0…1.
  public var offset: Double
  /// One number for each channel, or x and y for each corner of the mask.
  public var numbers: [Double] = []
  /// The steps of a whole transform.
  public var steps: [TransformStep] = []
  /// How the way to the next keyframe is paced.
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

/// One step of a transform that is written as a list; the first meets the layer first.
public enum TransformStep: Sendable {
  /// Moves by points.
  case translate(Double, Double, Double)
  /// Grows by factors.
  case scale(Double, Double, Double)
  /// Turns by radians about an axis.
  case rotate(Double, x: Double, y: Double, z: Double)
  /// Since version 1.2 of the interface: skews by radians.
  case skew(x: Double, y: Double)
  /// Adds perspective, per point.
  case perspective(m14: Double, m24: Double, m34: Double)
  /// Sixteen numbers, row by row.
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
