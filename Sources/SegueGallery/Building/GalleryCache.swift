import SegueStaging
package import SegueCatalog
import SegueSystem
import SegueYAML

/// A cache of pages on disk, each in a file named by a hash of all its inputs.
package struct GalleryCache: Sendable {
  private let folder: String

  private static let limit = 1 << 28

  /// Uses a folder that belongs to Segue.
  package init(folder: String) { self.folder = "\(folder)/gallery" }

  /// The page with a key; nil if it is missing or incomplete.
  ///
  /// - Parameter withValues: whether other parameter values are required.
  package func page(for key: String, of preset: Preset, withValues: Bool) -> GalleryPage? {
    guard let bytes = try? FileBytes.read("\(folder)/\(key)", limit: Self.limit),
      let headerEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let headerFields = String(decoding: bytes[..<headerEnd], as: UTF8.self).split(separator: " ")
    let sizes = headerFields.prefix(3).compactMap { Int($0) }
    let (bodyStart, bodySize) = (headerEnd + 1, bytes.count - headerEnd - 1)
    guard sizes.count == 3, sizes.allSatisfy({ (0...bodySize).contains($0) }),
      sizes.reduce(0, +) == bodySize, sizes[2] > 0 || !withValues
    else { return nil }
    var pictures: [GalleryPicture] = []
    for name in headerFields.dropFirst(3) {
      let path = "\(folder)/media/\(name).webp"
      guard let bytes = try? FileBytes.read(path, limit: Self.limit) else { return nil }
      pictures.append(GalleryPicture(name: String(name), bytes: bytes))
    }
    let (pageStart, valuesStart) = (bodyStart + sizes[0], bodyStart + sizes[0] + sizes[1])
    return GalleryPage(
      card: GalleryCard(preset),
      cardJSON: String(decoding: bytes[bodyStart..<pageStart], as: UTF8.self),
      pageJSON: String(decoding: bytes[pageStart..<valuesStart], as: UTF8.self),
      valuesJSON: sizes[2] > 0 ? String(decoding: bytes[valuesStart...], as: UTF8.self) : nil,
      pictures: pictures)
  }

  /// Stores a page, and returns the error if that fails.
  package func store(_ page: GalleryPage, for key: String) -> String? {
    let texts = [page.cardJSON, page.pageJSON, page.valuesJSON ?? ""].map { Array($0.utf8) }
    let header = texts.map { "\($0.count)" } + page.pictures.map(\.name)
    do throws(SystemFailure) {
      for picture in page.pictures {
        let path = "\(folder)/media/\(picture.fileName)"
        if FileStamp.of(path)?.size == Int64(picture.bytes.count) { continue }
        try NewFile.write(picture.bytes, to: path, overwrites: true)
      }
      let headerLine = Array((header.joined(separator: " ") + "\n").utf8)
      try NewFile.write(headerLine + texts.joined(), to: "\(folder)/\(key)", overwrites: true)
      return nil
    } catch {
      return error.description
    }
  }
}
