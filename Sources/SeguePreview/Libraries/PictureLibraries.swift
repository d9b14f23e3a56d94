internal import CCairo
internal import CPNG
internal import CWebP
import SegueSystem

/// The drawing and encoding libraries, each opened on first use.
///
/// Their function tables are filled once and never change.
package enum PictureLibraries {
  /// Draws scenes.
  static let cairo = cairoLibrary.functions(segue_find_cairo)
  /// Reads fonts.
  static let freeType = freeTypeLibrary.functions(segue_find_freetype)
  /// Reads and writes PNG files.
  static let png = pngLibrary.functions(segue_find_png)
  /// Writes WebP files.
  static let webP = webPLibrary.functions(segue_find_webp)

  /// The availability of each library, one per line; names the package to install where one is
  /// missing.
  package static var findings: [String] {
    [
      cairoLibrary.finding(cairo), freeTypeLibrary.finding(freeType), pngLibrary.finding(png),
      webPLibrary.finding(webP),
    ]
  }

  private static let cairoLibrary = SharedLibrary(
    name: "cairo", purpose: "scenes", stem: "cairo", version: 2, packages: ("libcairo2", "cairo"))
  private static let freeTypeLibrary = SharedLibrary(
    name: "FreeType", purpose: "text", stem: "freetype", version: 6,
    packages: ("libfreetype6", "freetype"))
  private static let pngLibrary = SharedLibrary(
    name: "libpng", purpose: "PNG", stem: "png16", version: 16,
    packages: ("libpng16-16", "libpng"))
  private static let webPLibrary = SharedLibrary(
    name: "libwebp", purpose: "WebP", stem: "webp", version: 7,
    packages: ("libwebp7", "webp"))
}
