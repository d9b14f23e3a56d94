private import SegueCatalog
import SegueDiagnostics
private import SegueExport
private import SegueJSON
private import Synchronization

/// The content of a served gallery, and the updates sent to pages.
package final class LiveGallery: Sendable {
  private let state = Mutex(State())

  fileprivate struct State {
    var version = 0
    var sheets: [GalleryPage] = []
    var problems: [String: String] = [:]
    var pictures: [String: [UInt8]] = [:]
    var notice = ""
  }

  /// Creates an empty gallery.
  package init() {}

  /// An update for connected pages.
  package struct News: Hashable, Sendable {
    /// One line of JSON.
    package let text: String
  }

  /// The number of changes.
  package var version: Int { state.withLock { $0.version } }

  /// The file at a path; nil if there is none.
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

  /// Replaces the pages, and returns the changes.
  ///
  /// - Parameters:
  ///   - sheets: all pages to show from now on, in order.
  ///   - problems: the errors of presets whose last valid pages are shown, by id.
  ///   - notice: a message to show; an empty one removes the previous one.
  /// - Returns: the update, even if nothing has changed.
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

  /// The first event for a page that connects: the current errors.
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
    // An event is one line; line feeds in JSON strings are escaped, those elsewhere are white
    // space.
    let line = news.text(escaping: .html).utf8.map { $0 == 10 ? 32 : $0 }
    return LiveGallery.News(text: String(decoding: line, as: UTF8.self))
  }
}

extension GalleryPage {
  /// The page as JSON for the browser.
  fileprivate var news: JSONValue {
    ["card": .string(card.markup), "play": .raw(playText), "page": .raw(pageText)]
  }
}
