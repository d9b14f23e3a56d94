private import SegueExport

/// The files of a gallery by name, which may include a folder.
package struct GalleryFiles: Sendable {
  /// The names and contents, in writing order: the page comes last.
  package let all: [(name: String, bytes: [UInt8])]

  /// Packs pages into a folder.
  package init(_ sheets: [GalleryPage]) {
    var files: [(String, [UInt8])] = []
    var names: Set<String> = []
    for sheet in sheets {
      for picture in sheet.pictures where names.insert(picture.name).inserted {
        files.append(("media/\(picture.fileName)", picture.bytes))
      }
      files.append(("data/\(sheet.card.id).js", Self.script(sheet.playText)))
      files.append(("data/\(sheet.card.id).page.js", Self.script(sheet.pageText)))
      if let values = sheet.valuesText {
        files.append(("data/\(sheet.card.id).values.js", Self.script(values)))
      }
    }
    files.append(("gallery.css", Self.style))
    files.append(("gallery.js", Array(GalleryAssets.script.utf8)))
    let index = GalleryIndex(
      cards: sheets.map(\.card), packing: .folder,
      hasValues: sheets.contains { $0.valuesText != nil })
    files.append(("index.html", Array(index.text.utf8)))
    all = files
  }

  /// The style sheet of every page.
  package static let style = Array((HTMLExport.layerStyle + GalleryAssets.style).utf8)

  /// A part of a preset as a script that registers it.
  package static func script(_ text: String) -> [UInt8] { Array("segue.add(\(text));\n".utf8) }
}
