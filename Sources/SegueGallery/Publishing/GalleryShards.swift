package import SegueCatalog
import SegueDiagnostics
import SegueSystem

/// A part of a gallery's presets, such as `2/5`: every fifth, from the second.
package struct GalleryShard: Hashable, Sendable {
  private let number: Int
  private let count: Int

  /// The maximum number of shards of a gallery.
  private static let most = 1000

  /// Parses a text such as `2/5`; nil if it is malformed, or if there is no such part.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The presets that belong to it.
  package func presets(of all: [Preset]) -> [Preset] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}

/// Shards of a gallery, merged into the files that a single build would write.
package struct MergedShards: Sendable {
  /// The files of the presets, by name.
  let files: [GalleryFiles.File]
  /// The cards of all presets, in order.
  let cards: [GalleryCard]

  /// Why shards cannot be merged into a gallery.
  package struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    package let message: String
    /// What to do.
    package let help: String
  }

  private static let help = "build every shard from the same catalog with the same options"

  /// Reads the shards' folders.
  ///
  /// - Parameters:
  ///   - folders: the folders, with the names to use in messages.
  ///   - presets: all presets of the gallery, in order.
  ///   - address: the address to publish at, if any.
  package init(
    of folders: [(name: String, folder: GalleryFolder)], presets: [Preset],
    address: PublishedAddress?
  ) throws(Problem) {
    var files: [String: (bytes: [UInt8], folder: String)] = [:]
    for (name, folder) in folders {
      guard let read = folder.presetFiles() else {
        throw Problem(
          message: "'\(name)' is not a gallery that Segue wrote",
          help: "give the folders that segue gallery --shard wrote")
      }
      for file in read where file.name != SearchTexts.fileName {
        if address == nil, file.name.hasPrefix("p/") { continue }
        if let known = files[file.name], known.bytes != file.bytes {
          throw Problem(
            message: "'\(known.folder)' and '\(name)' differ in \(file.name)", help: Self.help)
        }
        files[file.name] = (file.bytes, name)
      }
    }
    for preset in presets {
      for name in Self.required(preset.id, address) where files[name] == nil {
        throw Problem(message: "no shard contains \(name)", help: Self.help)
      }
    }
    if let address { try Self.check(files, at: address, presets) }
    let ids = Set(presets.map(\.id))
    if let other = files.first(where: { !Self.isPart($0.key, of: ids) }) {
      throw Problem(
        message:
          "'\(other.value.folder)' contains \(other.key), of a preset that was not asked for",
        help: Self.help)
    }
    self.files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value.bytes) }
    cards = presets.map { preset in
      let poster = files[GalleryFiles.posterName(of: preset.id)]?.bytes
      return GalleryCard(preset, poster: poster.map { GalleryPicture($0) })
    }
  }

  private static func required(_ id: String, _ address: PublishedAddress?) -> [String] {
    let page = address == nil ? [] : ["\(PublishedPage.folder(of: id))/index.html"]
    return ["data/\(id).js", "data/\(id).page.js"] + page
  }

  /// Whether a file is a picture, or belongs to one of the presets.
  private static func isPart(_ name: String, of ids: Set<String>) -> Bool {
    let parts = name.split(separator: "/")
    return switch parts[0] {
    case "data": ids.contains(String(parts[1].prefix { $0 != "." }))
    case "p": ids.contains(String(parts[1]))
    default: true
    }
  }

  private static func check(
    _ files: [String: (bytes: [UInt8], folder: String)], at address: PublishedAddress,
    _ presets: [Preset]
  ) throws(Problem) {
    for preset in presets {
      let name = "\(PublishedPage.folder(of: preset.id))/index.html"
      let page = PublishedPage(preset: preset, presets: presets, address: address)
      guard let file = files[name], file.bytes != Array(page.text.utf8) else { continue }
      throw Problem(
        message: "'\(file.folder)' was built for another address than \(address.text)", help: help)
    }
  }
}
