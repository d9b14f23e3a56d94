/// The page's own style and scripts, which are files of this target's folder `Resources`.
package enum GalleryAssets {
  /// The style sheet.
  package static let style = text(PackageResources.gallery_css)

  /// The script: its files, in the order in which they need each other.
  package static let script = [
    PackageResources.stage_js, PackageResources.gesture_js, PackageResources.cards_js,
    PackageResources.sheet_js, PackageResources.main_js,
  ].map(text).joined(separator: "\n")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
