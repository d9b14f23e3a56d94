// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Core Graphics has for pixels, which the stand-in does not make, as declarations for Tests/ApplePlatforms/check.

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public enum CGImageAlphaInfo: UInt32 { case none, premultipliedLast }

extension CGContext {
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init() }

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
