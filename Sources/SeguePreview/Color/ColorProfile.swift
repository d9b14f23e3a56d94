private import CImageLibraries

/// The colors that the numbers of a picture stand for, and their conversion to sRGB by Little CMS.
struct ColorProfile: ~Copyable {
  /// A reason why the colors of a picture are not known.
  struct Problem: Error, Hashable {
    /// What is wrong, as a clause about the picture.
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private let handle: cmsHPROFILE

  /// Reads an ICC profile.
  init(icc bytes: [UInt8]) throws(Problem) {
    guard let handle = cmsOpenProfileFromMem(bytes, UInt32(bytes.count)) else {
      throw Problem("its color profile is damaged")
    }
    self.handle = handle
  }

  /// Makes the profile of a color space.
  init(_ space: RGBSpace) throws(Problem) {
    func point(_ xy: RGBSpace.Chromaticity) -> cmsCIExyY { cmsCIExyY(x: xy.x, y: xy.y, Y: 1) }
    var white = point(space.white)
    var primaries = cmsCIExyYTRIPLE(
      Red: point(space.red), Green: point(space.green), Blue: point(space.blue))
    let curve = Self.curve(space.curve)
    defer { cmsFreeToneCurve(curve) }
    var curves = [curve, curve, curve]
    guard curve != nil, let handle = cmsCreateRGBProfile(&white, &primaries, &curves) else {
      throw Problem("its primaries or its gamma make no colors")
    }
    self.handle = handle
  }

  deinit { cmsCloseProfile(handle) }

  private static func curve(_ curve: RGBSpace.Curve) -> OpaquePointer? {
    switch curve {
    case .power(let exponent): cmsBuildGamma(nil, exponent)
    // Little CMS' type 4: a power of a·x + b from d on, and c·x below.
    case .linearBelow(let d, slope: let c, scale: let a, offset: let b, exponent: let exponent):
      cmsBuildParametricToneCurve(nil, 4, [exponent, a, b, c, d])
    }
  }

  /// Converts a picture with straight alpha to sRGB, where it is not that already; alpha stays.
  func convert(_ bitmap: Bitmap) throws(Problem) {
    switch cmsGetColorSpace(handle) {
    case cmsSigRgbData: try convertColors(bitmap)
    case cmsSigGrayData: try convertGrays(bitmap)
    default: throw Problem("its color profile is neither for RGB nor for gray")
    }
  }

  private func convertColors(_ bitmap: Bitmap) throws(Problem) {
    let transform = try transform(from: segue_bgra, UInt32(cmsFLAGS_COPY_ALPHA))
    defer { cmsDeleteTransform(transform) }
    guard !Self.changesNothing(transform) else { return }
    for y in 0..<bitmap.height {
      cmsDoTransform(transform, bitmap.row(y), bitmap.row(y), UInt32(bitmap.width))
    }
  }

  /// Converts with a gray profile, which has one number per pixel; decoding has made three equal ones of it.
  private func convertGrays(_ bitmap: Bitmap) throws(Problem) {
    let transform = try transform(from: segue_gray, 0)
    defer { cmsDeleteTransform(transform) }
    var colors = [UInt32](repeating: 0, count: 256)
    cmsDoTransform(transform, (0...255).map { UInt8($0) }, &colors, 256)
    for y in 0..<bitmap.height {
      let pixels = bitmap.row(y)
      for x in 0..<bitmap.width {
        let color = colors[Int(pixels[x] & 0xFF)] & 0x00FF_FFFF
        pixels[x] = pixels[x] & 0xFF00_0000 | color
      }
    }
  }

  private func transform(
    from format: UInt32, _ flags: UInt32
  ) throws(Problem) -> cmsHTRANSFORM {
    let target = cmsCreate_sRGBProfile()
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        handle, format, target, segue_bgra, UInt32(INTENT_RELATIVE_COLORIMETRIC), flags)
    else { throw Problem("its color profile cannot be converted to sRGB") }
    return transform
  }

  /// Whether it changes no color by more than one level, because the profile describes sRGB.
  private static func changesNothing(_ transform: cmsHTRANSFORM) -> Bool {
    let levels = stride(from: UInt32(0), through: 255, by: 15)
    let colors = levels.flatMap { red in
      levels.flatMap { green in levels.map { red << 16 | green << 8 | $0 } }
    }
    var converted = colors
    cmsDoTransform(transform, colors, &converted, UInt32(colors.count))
    return zip(colors, converted).allSatisfy { before, after in
      [0, 8, 16].allSatisfy { shift in
        abs(Int(before >> shift & 0xFF) - Int(after >> shift & 0xFF)) <= 1
      }
    }
  }
}
