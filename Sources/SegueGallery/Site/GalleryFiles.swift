private import SegueExport

/// The files of a gallery by name, which may include a folder.
package struct GalleryFiles: Sendable {
  /// A file.
  package typealias File = (name: String, bytes: [UInt8])

  /// The names and contents, in writing order: the page comes last.
  package let all: [File]

  init(all: [File]) { self.all = all }

  /// Packs pages into a folder.
  ///
  /// - Parameters:
  ///   - pages: the presets' pages.
  ///   - publication: what a published gallery has besides; nil for one that is not published.
  package init(_ pages: [GalleryPage], publication: Publication? = nil) throws {
    var files: [File] = []
    var names: Set<String> = []
    for page in pages {
      for picture in page.pictures where names.insert(picture.name).inserted {
        files.append(("media/\(picture.fileName)", picture.bytes))
      }
      files.append(("data/\(page.card.id).js", Self.script(page.cardJSON)))
      files.append(("data/\(page.card.id).page.js", Self.script(page.pageJSON)))
      if let values = page.valuesJSON {
        files.append(("data/\(page.card.id).values.js", Self.script(values)))
      }
    }
    files += try publication?.pages() ?? []
    all = files + (try Self.common(pages.map(\.card), publication))
  }

  /// Packs shards into the folder that a build in one go makes.
  package init(merging shards: MergedShards, publication: Publication? = nil) throws {
    all = shards.files + (try Self.common(shards.cards, publication))
  }

  /// The files that the presets share.
  private static func common(
    _ cards: [GalleryCard], _ publication: Publication?
  ) throws -> [File] {
    let index = GalleryIndex(
      cards: cards, packing: .folder, tags: publication?.tags)
    return [("gallery.css", style), ("gallery.js", Array(GalleryAssets.script.utf8))]
      + (try publication?.files() ?? []) + [("index.html", Array(index.text.utf8))]
  }

  /// The style sheet of every page.
  package static let style = Array((HTMLExport.layerStyle + GalleryAssets.style).utf8)

  /// A part of a preset as a script that registers it.
  package static func script(_ text: String) -> [UInt8] { Array("segue.add(\(text));\n".utf8) }
}
