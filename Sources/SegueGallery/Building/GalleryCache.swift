import SegueStaging
package import SegueCatalog
import SegueSystem
import SegueYAML

/// A cache of pages on disk, each in a file named by a hash of all its inputs.
///
/// A page begins with the hash of its content, and a picture's name is the hash of its content, so
/// damaged files are noticed and rendered again.
package struct GalleryCache: Sendable {
  private let folder: String

  private static let limit = 1 << 28
  /// Stands for a poster's name if there is no poster.
  private static let noPoster = "-"

  /// Uses a folder that belongs to Segue.
  package init(folder: String) { self.folder = "\(folder)/gallery" }

  /// The page with a key; nil if it or one of its pictures is missing or damaged.
  package func page(for key: String, of preset: Preset) -> GalleryPage? {
    guard let bytes = content(of: key), let headerEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let headerFields = String(decoding: bytes[..<headerEnd], as: UTF8.self).split(separator: " ")
    let parts = headerFields.prefix { $0.contains("=") }.compactMap(StoredPart.init)
    guard parts.allSatisfy({ (0...bytes.count).contains($0.size) }),
      parts.reduce(headerEnd + 1, { $0 + $1.size }) == bytes.count
    else { return nil }
    var texts: [String: String] = [:]
    var variants: [GalleryVariant] = []
    var start = headerEnd + 1
    for part in parts {
      let text = String(decoding: bytes[start..<start + part.size], as: UTF8.self)
      start += part.size
      if part.isVariant {
        variants.append(GalleryVariant(name: part.name, json: text))
      } else {
        texts[part.name] = text
      }
    }
    let names = headerFields.dropFirst(parts.count)
    guard let card = texts[StoredPart.card], let page = texts[StoredPart.page],
      let posterName = names.first
    else { return nil }
    let poster = picture(String(posterName))
    guard poster != nil || posterName == Self.noPoster else { return nil }
    var pictures: [GalleryPicture] = []
    for name in names.dropFirst() {
      guard let picture = picture(String(name)) else { return nil }
      pictures.append(picture)
    }
    return GalleryPage(
      card: GalleryCard(preset, poster: poster), cardJSON: card, pageJSON: page,
      valuesJSON: texts[StoredPart.values], variants: variants, pictures: pictures)
  }

  /// Whether there is a file for a key; it may still be damaged.
  func contains(_ key: String) -> Bool { FileStamp.of("\(folder)/\(key)") != nil }

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
    let texts = StoredPart.texts(of: page)
    let poster = page.card.poster
    let header =
      texts.map { "\($0.part.field)" } + [poster?.name ?? Self.noPoster] + page.pictures.map(\.name)
    do throws(SystemFailure) {
      for picture in page.pictures + [poster].compactMap({ $0 }) {
        if self.picture(picture.name) != nil { continue }
        let path = "\(folder)/media/\(picture.fileName)"
        try NewFile.write(picture.bytes, to: path, overwrites: true)
      }
      let content = Array((header.joined(separator: " ") + "\n").utf8) + texts.flatMap(\.bytes)
      let digest = Array("\(ContentHash(content))\n".utf8)
      try NewFile.write(digest + content, to: "\(folder)/\(key)", overwrites: true)
      return nil
    } catch {
      return error.description
    }
  }
}

/// A text of a stored page: its name and its size, as `variant-dark=1234` in the file's first line.
private struct StoredPart {
  let name: String
  let isVariant: Bool
  let size: Int

  static let (card, page, values) = ("card", "page", "values")
  private static let variantPrefix = "variant-"

  init(_ name: String, isVariant: Bool = false, size: Int) {
    (self.name, self.isVariant, self.size) = (name, isVariant, size)
  }

  init?(_ field: Substring) {
    let sides = field.split(separator: "=")
    guard sides.count == 2, let size = Int(sides[1]) else { return nil }
    let isVariant = sides[0].hasPrefix(Self.variantPrefix)
    self.init(
      String(isVariant ? sides[0].dropFirst(Self.variantPrefix.count) : sides[0]),
      isVariant: isVariant, size: size)
  }

  var field: String { "\(isVariant ? Self.variantPrefix : "")\(name)=\(size)" }

  /// The texts of a page, in order.
  static func texts(of page: GalleryPage) -> [(part: StoredPart, bytes: [UInt8])] {
    let own =
      [(card, page.cardJSON), (Self.page, page.pageJSON)]
      + [page.valuesJSON].compactMap(\.self).map { (values, $0) }
    func stored(_ name: String, _ text: String, isVariant: Bool) -> (StoredPart, [UInt8]) {
      let bytes = Array(text.utf8)
      return (StoredPart(name, isVariant: isVariant, size: bytes.count), bytes)
    }
    return own.map { stored($0, $1, isVariant: false) }
      + page.variants.map { stored($0.name, $0.json, isVariant: true) }
  }
}
