private import SegueExport

/// The files of a gallery by name, which may include a folder.
package struct GalleryFiles: Sendable {
  /// The names and contents, in writing order: the page comes last.
  package let all: [(name: String, bytes: [UInt8])]

  /// Packs pages into a folder.
  package init(_ pages: [GalleryPage]) {
    var files: [(String, [UInt8])] = []
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
    files.append(("gallery.css", Self.style))
    files.append(("gallery.js", Array(GalleryAssets.script.utf8)))
    let index = GalleryIndex(
      cards: pages.map(\.card), packing: .folder)
    files.append(("index.html", Array(index.text.utf8)))
    all = files
  }

  /// The style sheet of every page.
  package static let style = Array((HTMLExport.layerStyle + GalleryAssets.style).utf8)

  /// A part of a preset as a script that registers it.
  package static func script(_ text: String) -> [UInt8] { Array("segue.add(\(text));\n".utf8) }
}
