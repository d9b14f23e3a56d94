private import SegueCatalog
import SegueDiagnostics
private import SegueExport
private import SegueJSON
private import Synchronization

/// What a server shows of a gallery, and what it tells pages when that changes.
package final class LiveGallery: Sendable {
  private let state = Mutex(State())

  fileprivate struct State {
    var version = 0
    var sheets: [GalleryPage] = []
    var problems: [String: String] = [:]
    var pictures: [String: [UInt8]] = [:]
    var notice = ""
  }

  /// Nothing yet.
  package init() {}

  /// What has changed, for pages that listen.
  package struct News: Hashable, Sendable {
    /// One line of JSON.
    package let text: String
  }

  /// How many times something has changed.
  package var version: Int { state.withLock { $0.version } }

  /// The file of a path; nil where there is none.
  package func file(_ path: String) -> [UInt8]? {
    state.withLock { state in
      switch path {
      case "/index.html":
        return Array(GalleryIndex(cards: state.sheets.map(\.card), packing: .live).text.utf8)
      case "/gallery.css": return GalleryFiles.style
      case "/gallery.js": return Array(GalleryAssets.script.utf8)
      default:
        if path.hasPrefix("/media/") { return state.pictures[String(path.dropFirst(7))] }
        return state.sheets.lazy.compactMap { sheet -> [UInt8]? in
          if path == "/data/\(sheet.card.id).js" { return GalleryFiles.script(sheet.playText) }
          if path == "/data/\(sheet.card.id).page.js" {
            return GalleryFiles.script(sheet.pageText)
          }
          return nil
        }.first
      }
    }
  }

  /// Shows other sheets, and says what has become of each preset.
  ///
  /// - Parameters:
  ///   - sheets: all that are shown from now on, in order.
  ///   - problems: what is wrong with a preset whose last good sheet is shown, by its id.
  ///   - notice: what is to be said beside it; an empty one takes an earlier one back.
  /// - Returns: the news, also where there are none.
  package func show(
    _ sheets: [GalleryPage], problems: [String: String], notice: String
  ) -> News {
    state.withLock { state in
      let before = Dictionary(uniqueKeysWithValues: state.sheets.map { ($0.card.id, $0) })
      let changed = sheets.filter { sheet in
        guard let old = before[sheet.card.id] else { return true }
        return old.playText != sheet.playText || old.pageText != sheet.pageText
          || old.card != sheet.card
      }
      let gone = Set(before.keys).subtracting(sheets.map(\.card.id)).sorted()
      state.version += 1
      state.sheets = sheets
      state.problems = problems
      state.notice = notice
      for sheet in sheets {
        for picture in sheet.pictures { state.pictures[picture.fileName] = picture.bytes }
      }
      return state.news(of: changed, gone: gone)
    }
  }

  /// What a page that begins to listen does not know yet: what is wrong just now.
  package var greeting: News { state.withLock { $0.news(of: [], gone: []) } }
}

extension LiveGallery.State {
  fileprivate func news(of changed: [GalleryPage], gone: [String]) -> LiveGallery.News {
    let wrong = problems.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
    let news: JSONObject = [
      "version": .integer(version),
      "changed": .array(changed.map(\.news)),
      "order": .strings(sheets.map(\.card.id)),
      "gone": .strings(gone),
      "problems": .object(JSONObject(wrong)),
      "notice": .string(notice),
    ]
    // An event is a line; line feeds in JSON's strings are escaped, those between its parts are mere space.
    let line = news.text(escaping: .html).utf8.map { $0 == 10 ? 32 : $0 }
    return LiveGallery.News(text: String(decoding: line, as: UTF8.self))
  }
}

extension GalleryPage {
  /// The sheet as a page takes it.
  fileprivate var news: JSONValue {
    ["card": .string(card.markup), "play": .raw(playText), "page": .raw(pageText)]
  }
}
