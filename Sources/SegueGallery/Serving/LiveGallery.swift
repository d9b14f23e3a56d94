private import SegueCatalog
import SegueDiagnostics
private import SegueExport
private import SeguePreview
private import Synchronization
package import SegueYAML

/// The content of a served gallery, and the updates sent to pages.
package final class LiveGallery: Sendable {
  private let assets: GalleryAssets
  private let title: String?
  private let state = Mutex(State())

  fileprivate struct State {
    var version = 0
    /// The version at which each page changed last, or was removed.
    var changes: [String: Int] = [:]
    var pages: [GalleryPage] = []
    var families: [CatalogFamily] = []
    var hero: GalleryHero?
    var problems: [String: String] = [:]
    var pictures: [String: [UInt8]] = [:]
    var notice = ""
  }

  /// Creates an empty gallery with the style and the scripts of its page, and its title; nil for Segue's.
  package init(_ assets: GalleryAssets, title: String? = nil) {
    (self.assets, self.title) = (assets, title)
  }

  /// An update for connected browsers.
  package struct Update: Hashable, Sendable {
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
        let index = GalleryIndex(
          cards: state.pages.map(\.card), title: title, families: state.families, hero: state.hero,
          packing: .live, variants: ["any"], films: GalleryFilm.formats.map(\.rawValue),
          version: state.version)
        return Array(index.text.utf8)
      case "/gallery.css": return Array(assets.style.utf8)
      case "/start.js": return Array(assets.startScript.utf8)
      case "/gallery.js": return Array(assets.script.utf8)
      default:
        if path == "/data/search.texts.js" { return SearchTexts(state.pages.map(\.card)).script }
        if let file = state.hero?.files.first(where: { path == "/\($0.name)" }) {
          return file.bytes
        }
        if path.hasPrefix("/media/") { return state.pictures[String(path.dropFirst(7))] }
        return state.pages.lazy.compactMap { page -> [UInt8]? in
          if path == "/posters/\(page.card.id).webp" { return page.card.poster?.bytes }
          if path == "/data/\(page.card.id).js" { return GalleryFiles.script(page.cardJSON) }
          if path == "/data/\(page.card.id).page.js" {
            return GalleryFiles.script(page.pageJSON)
          }
          return nil
        }.first
      }
    }
  }

  /// Adds pictures that a part made on demand needs.
  func add(_ pictures: [GalleryPicture]) {
    state.withLock { state in
      for picture in pictures { state.pictures[picture.fileName] = picture.bytes }
    }
  }

  /// Replaces the pages, and returns the changes.
  ///
  /// - Parameters:
  ///   - pages: all pages to show from now on, in order.
  ///   - families: what is known about their families.
  ///   - hero: the first screen of pages that are opened from now on.
  ///   - problems: the errors of presets whose last valid pages are shown, by id.
  ///   - notice: a message to show; an empty one removes the previous one.
  /// - Returns: the update, even if nothing has changed.
  package func show(
    _ pages: [GalleryPage], families: [CatalogFamily] = [], hero: GalleryHero? = nil,
    problems: [String: String], notice: String
  ) -> Update {
    state.withLock { state in
      let before = Dictionary(uniqueKeysWithValues: state.pages.map { ($0.card.id, $0) })
      let changed = pages.filter { page in
        guard let old = before[page.card.id] else { return true }
        return old.cardJSON != page.cardJSON || old.pageJSON != page.pageJSON
          || old.card != page.card
      }
      let removed = Set(before.keys).subtracting(pages.map(\.card.id)).sorted()
      state.version += 1
      for id in changed.map(\.card.id) + removed { state.changes[id] = state.version }
      state.pages = pages
      state.families = families
      state.hero = hero
      state.problems = problems
      state.notice = notice
      for picture in hero?.pictures ?? [] { state.pictures[picture.fileName] = picture.bytes }
      for page in pages {
        for picture in page.pictures { state.pictures[picture.fileName] = picture.bytes }
      }
      return state.update(of: changed, removed: removed)
    }
  }

  /// The first event for a browser that connects: the current errors, and what has changed since its page was sent.
  ///
  /// - Parameter version: the version of its page; nil if it has none.
  package func initialEvent(since version: Int? = nil) -> Update {
    state.withLock { state in
      let changed = state.changes.filter { $0.value > version ?? state.version }
      return state.update(
        of: state.pages.filter { changed[$0.card.id] != nil },
        removed: Set(changed.keys).subtracting(state.pages.map(\.card.id)).sorted())
    }
  }
}

extension LiveGallery.State {
  fileprivate func update(of changed: [GalleryPage], removed: [String]) -> LiveGallery.Update {
    let problemMembers = problems.sorted { $0.key < $1.key }.map {
      ($0.key, JSONValue.string($0.value))
    }
    let update: JSONObject = [
      "version": .integer(version),
      "changed": .array(changed.map { $0.update(families) }),
      "order": .strings(pages.map(\.card.id)),
      "removed": .strings(removed),
      "problems": .object(JSONObject(problemMembers)),
      "notice": .string(notice),
    ]
    // An event is one line; line feeds in JSON strings are escaped, those elsewhere are white
    // space.
    let line = update.text(escaping: .html).utf8.map { $0 == 10 ? 32 : $0 }
    return LiveGallery.Update(text: String(decoding: line, as: UTF8.self))
  }
}

extension GalleryPage {
  /// The page as JSON for the browser.
  fileprivate func update(_ families: [CatalogFamily]) -> JSONValue {
    let family = families.first { $0.id == card.family } ?? CatalogFamily(folder: card.family)
    return [
      "cardMarkup": .string(card.markup(in: .live)), "searchTexts": .raw(card.searchText),
      "familyMarkup": .string(FamilyMarkup(family: family, cards: []).text),
      "cardData": .raw(cardJSON), "pageData": .raw(pageJSON),
    ]
  }
}
