// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Segue uses of Core Image, as declarations for Tests/ApplePlatforms/check.
public import CoreGraphics
public import Foundation

public struct CIContextOption: Hashable, Sendable, RawRepresentable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "")
}
open class CIContext: NSObject {
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}
open class CIImage: NSObject {
  public init(cgImage: CGImage) {}
  open var extent: CGRect { .zero }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
}
open class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
}
