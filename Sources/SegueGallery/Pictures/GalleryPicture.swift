/// A picture of a gallery, named by its content.
package struct GalleryPicture: Hashable, Sendable {
  /// Its name, without a folder and a suffix.
  package let name: String
  /// The WebP file.
  package let bytes: [UInt8]

  /// Names a picture.
  package init(_ bytes: [UInt8]) {
    name = "\(ContentHash(bytes))"
    self.bytes = bytes
  }

  /// The file's name.
  package var fileName: String { name + ".webp" }
}
