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
  package func sheet(_ key: String, of preset: Preset, withValues: Bool) -> GalleryPage? {
    guard let bytes = try? FileBytes.read("\(folder)/\(key)", limit: Self.limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    let sizes = words.prefix(3).compactMap { Int($0) }
    let (start, whole) = (end + 1, bytes.count - end - 1)
    guard sizes.count == 3, sizes.allSatisfy({ (0...whole).contains($0) }),
      sizes.reduce(0, +) == whole, sizes[2] > 0 || !withValues
    else { return nil }
    var pictures: [GalleryPicture] = []
    for name in words.dropFirst(3) {
      let path = "\(folder)/media/\(name).webp"
      guard let bytes = try? FileBytes.read(path, limit: Self.limit) else { return nil }
      pictures.append(GalleryPicture(name: String(name), bytes: bytes))
    }
    let (middle, last) = (start + sizes[0], start + sizes[0] + sizes[1])
    return GalleryPage(
      card: GalleryCard(preset), playText: String(decoding: bytes[start..<middle], as: UTF8.self),
      pageText: String(decoding: bytes[middle..<last], as: UTF8.self),
      valuesText: sizes[2] > 0 ? String(decoding: bytes[last...], as: UTF8.self) : nil,
      pictures: pictures)
  }

  /// Stores a page, and returns the error if that fails.
  package func keep(_ sheet: GalleryPage, as key: String) -> String? {
    let texts = [sheet.playText, sheet.pageText, sheet.valuesText ?? ""].map { Array($0.utf8) }
    let head = texts.map { "\($0.count)" } + sheet.pictures.map(\.name)
    do throws(SystemFailure) {
      for picture in sheet.pictures {
        let path = "\(folder)/media/\(picture.fileName)"
        if FileStamp.of(path)?.size == Int64(picture.bytes.count) { continue }
        try NewFile.write(picture.bytes, to: path, overwrites: true)
      }
      let line = Array((head.joined(separator: " ") + "\n").utf8)
      try NewFile.write(line + texts.joined(), to: "\(folder)/\(key)", overwrites: true)
      return nil
    } catch {
      return error.description
    }
  }
}
