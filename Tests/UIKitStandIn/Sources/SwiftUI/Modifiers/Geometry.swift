// Declarations: "GeometryEffect", "ProjectionTransform", "Shape", "Path" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import QuartzCore

/// A change of a view's coordinates.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// A projection of a plane, for row vectors.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11 = CGFloat(1)
  public var m12 = CGFloat(0)
  public var m13 = CGFloat(0)
  public var m21 = CGFloat(0)
  public var m22 = CGFloat(1)
  public var m23 = CGFloat(0)
  public var m31 = CGFloat(0)
  public var m32 = CGFloat(0)
  public var m33 = CGFloat(1)

  nonisolated public init() {}

  /// What a transform in space does to the plane.
  nonisolated public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Where a point goes.
  ///
  /// Not Apple's.
  public func callAsFunction(_ point: CGPoint) -> CGPoint {
    let w = point.x * m13 + point.y * m23 + m33
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }
}

/// An outline that depends on a view's place.
nonisolated public protocol Shape: Sendable, Animatable {
  nonisolated func path(in rect: CGRect) -> Path
}

/// An outline.
public struct Path: Equatable, @unchecked Sendable {
  public let cgPath: CGPath

  nonisolated public init(_ path: CGPath) { cgPath = path }

  nonisolated public init(_ rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }

  public var boundingRect: CGRect { cgPath.boundingBox }
}
