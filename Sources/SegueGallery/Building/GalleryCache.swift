import SegueStaging
package import SegueCatalog
import SegueSystem
import SegueYAML

/// A cache of pages on disk, each in a file named by a hash of all its inputs.
///
/// A page begins with the hash of its content, and a picture is named by it: what was damaged is
/// rendered again.
package struct GalleryCache: Sendable {
  private let folder: String

  private static let limit = 1 << 28
  /// What stands in the place of a poster's name where there is none.
  private static let noPoster = "-"

  /// Uses a folder that belongs to Segue.
  package init(folder: String) { self.folder = "\(folder)/gallery" }

  /// The page with a key; nil if it or one of its pictures is missing or damaged.
  package func page(for key: String, of preset: Preset) -> GalleryPage? {
    guard let bytes = content(of: key), let headerEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let headerFields = String(decoding: bytes[..<headerEnd], as: UTF8.self).split(separator: " ")
    let sizes = headerFields.prefix(3).compactMap { Int($0) }
    let (bodyStart, bodySize) = (headerEnd + 1, bytes.count - headerEnd - 1)
    guard sizes.count == 3, headerFields.count > 3,
      sizes.allSatisfy({ (0...bodySize).contains($0) }), sizes.reduce(0, +) == bodySize
    else { return nil }
    var pictures: [GalleryPicture] = []
    let poster = picture(String(headerFields[3]))
    guard poster != nil || headerFields[3] == Self.noPoster else { return nil }
    for name in headerFields.dropFirst(4) {
      guard let picture = picture(String(name)) else { return nil }
      pictures.append(picture)
    }
    let (pageStart, valuesStart) = (bodyStart + sizes[0], bodyStart + sizes[0] + sizes[1])
    return GalleryPage(
      card: GalleryCard(preset, poster: poster),
      cardJSON: String(decoding: bytes[bodyStart..<pageStart], as: UTF8.self),
      pageJSON: String(decoding: bytes[pageStart..<valuesStart], as: UTF8.self),
      valuesJSON: sizes[2] > 0 ? String(decoding: bytes[valuesStart...], as: UTF8.self) : nil,
      pictures: pictures)
  }

  /// The bytes that were stored with a key.
  private func content(of key: String) -> [UInt8]? {
    guard let bytes = try? FileBytes.read("\(folder)/\(key)", limit: Self.limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = Array(bytes[(end + 1)...])
    return bytes[..<end].elementsEqual("\(ContentHash(content))".utf8) ? content : nil
  }

  private func picture(_ name: String) -> GalleryPicture? {
    let path = "\(folder)/media/\(name).webp"
    let picture = (try? FileBytes.read(path, limit: Self.limit)).map { GalleryPicture($0) }
    return picture?.name == name ? picture : nil
  }

  /// Stores a page, and returns the error if that fails.
  package func store(_ page: GalleryPage, for key: String) -> String? {
    let texts = [page.cardJSON, page.pageJSON, page.valuesJSON ?? ""].map { Array($0.utf8) }
    let poster = page.card.poster
    let header =
      texts.map { "\($0.count)" } + [poster?.name ?? Self.noPoster] + page.pictures.map(\.name)
    do throws(SystemFailure) {
      for picture in page.pictures + [poster].compactMap({ $0 }) {
        if self.picture(picture.name) != nil { continue }
        let path = "\(folder)/media/\(picture.fileName)"
        try NewFile.write(picture.bytes, to: path, overwrites: true)
      }
      let content = Array((header.joined(separator: " ") + "\n").utf8) + texts.joined()
      let digest = Array("\(ContentHash(content))\n".utf8)
      try NewFile.write(digest + content, to: "\(folder)/\(key)", overwrites: true)
      return nil
    } catch {
      return error.description
    }
  }
}
