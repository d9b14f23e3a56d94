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
  ///   - published: what a published gallery has besides; nil for one that is not published.
  init(_ pages: [GalleryPage], _ published: PublishedFiles?) {
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
    self.init(files + (published?.pages ?? []), cards: pages.map(\.card), published)
  }

  /// Completes the presets' files with those that they share.
  init(_ files: [File], cards: [GalleryCard], _ published: PublishedFiles?) {
    let index = GalleryIndex(
      cards: cards, packing: .folder, tags: published?.tags)
    all =
      files + [("gallery.css", Self.style), ("gallery.js", Array(GalleryAssets.script.utf8))]
      + (published?.common ?? []) + [("index.html", Array(index.text.utf8))]
  }

  /// The style sheet of every page.
  package static let style = Array((HTMLExport.layerStyle + GalleryAssets.style).utf8)

  /// A part of a preset as a script that registers it.
  package static func script(_ text: String) -> [UInt8] { Array("segue.add(\(text));\n".utf8) }
}
