private import SegueExport
private import SeguePreview
package import SegueYAML

/// The HTML of a gallery: a card for each preset, and a container for the page of one.
package struct GalleryIndex {
  /// How the page loads its parts.
  package enum Packing {
    /// From files beside it.
    case folder
    /// From files beside it, with updates from the server.
    case live
    /// From the page itself.
    case single([GalleryPage], GalleryAssets)
  }

  /// The presets, in the order of their cards.
  package let cards: [GalleryCard]
  /// How the page loads its parts.
  package let packing: Packing
  /// The gallery's title; nil for that of Segue's own.
  private let title: String?
  /// The tags for links from other sites; nil if the page is not published.
  private let tags: LinkTags?
  /// The cards' families.
  package let families: [CatalogFamily]
  /// The first screen; nil for none.
  package let hero: GalleryHero?
  /// The names of the looks and layouts that are available; `any` where the server makes them.
  package let variants: [String]
  /// The formats in which films can be downloaded.
  package let films: [String]
  /// The version of a served gallery; nil for files.
  private let version: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - variants: the names of the available looks and layouts; a single file contains its own.
  ///   - films: the formats of the films beside the page.
  ///   - version: the version of a served gallery.
  package init(
    cards: [GalleryCard], title: String? = nil, families: [CatalogFamily] = [],
    hero: GalleryHero? = nil, packing: Packing, variants: [String] = [], films: [String] = [],
    version: Int? = nil
  ) {
    self.init(
      cards: cards, title: title, families: families, hero: hero, packing: packing,
      variants: variants, films: films, version: version, tags: nil)
  }

  /// Creates a page that contains everything.
  package init(single pages: [GalleryPage], _ front: GalleryFront) {
    self.init(
      cards: pages.map(\.card), title: front.title, families: front.families, hero: front.hero,
      packing: .single(pages, front.assets))
  }

  init(
    cards: [GalleryCard], title: String?, families: [CatalogFamily], hero: GalleryHero?,
    packing: Packing, variants: [String], films: [String], version: Int? = nil, tags: LinkTags?
  ) {
    self.title = title
    self.tags = tags
    self.version = version
    self.cards = cards
    self.families = families
    self.hero = hero
    self.packing = packing
    self.films = GalleryFilm.formats.map(\.rawValue).filter(films.contains)
    if case .single(let pages, _) = packing {
      self.variants = GalleryVariant.names(in: pages)
    } else {
      self.variants = variants
    }
  }

  /// The address of a preset: in a published gallery, that of its page for links, which needs no script.
  ///
  /// The page's script turns each such link into one to the preset's page in the index.
  private func address(ofPreset id: String) -> String {
    tags == nil ? "#/\(id)" : "\(PublishedPage.folder(of: id))/"
  }

  private var name: String { HTMLExport.escaped(title ?? GalleryTitle.ofSegue) }

  private var versionAttribute: String { version.map { " data-version=\"\($0)\"" } ?? "" }

  /// Whether the first bytes of a file are those of a gallery in a single file.
  package static func isSingleGallery(_ head: [UInt8]) -> Bool {
    head.starts(with: "<!DOCTYPE html>\n<html lang=\"en\" data-packing=\"single\"".utf8)
  }

  /// The whole file.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en" data-packing="\(packingName)" data-variants="\(variants.joined(separator: " "))" \
    data-films="\(films.joined(separator: " "))" data-posters="\(firstPosters.joined(separator: " "))"\(versionAttribute)>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    \(tags?.markup ?? "<title>\(name)</title>")
    <link rel="icon" href="data:,">
    \(startScript)
    \(style)
    </head>
    <body>
    <a class="skip" href="#cards">Skip to content</a>
    \(header)
    <main>
    <div id="index">
    \(heroMarkup)
    \(filters)
    <div id="cards">
    <h2 class="visually-hidden" id="results-title" hidden>Results</h2>
    <ul class="cards" id="results" aria-labelledby="results-title" hidden></ul>
    \(sections)
    </div>
    <p id="no-matches" hidden>No transitions match. <button type="button" id="reset">Show all</button></p>
    </div>
    <div id="page" hidden></div>
    </main>
    <p id="notice" role="status" aria-live="polite"></p>
    \(scripts)
    </body>
    </html>

    """
  }

  /// The pictures that a visitor sees first, which are loaded before all others: files beside the page.
  private var firstPosters: [String] {
    guard case .folder = packing else { return [] }
    let groups = FamilyMarkup.groups(of: cards, families: families)
    let first = groups.lazy.flatMap(\.cards).first { $0.poster != nil }
    return [hero.map { "hero/\($0.phone.id)" }, first?.id].compactMap { $0 }
      .map { "posters/\(HTMLExport.escaped($0)).webp" }
  }

  private var heroMarkup: String {
    guard let hero else { return "<h1 class=\"visually-hidden\">Transitions</h1>" }
    return HeroMarkup(
      hero: hero, count: cards.count, isOfSegue: title == nil, page: address(ofPreset:)
    ) {
      packing.address(of: $0, as: $1)
    }.text
  }

  private var sections: String {
    FamilyMarkup.groups(of: cards, families: families).map { family, cards in
      let cards = cards.map { $0.markup(in: packing, opening: address(ofPreset: $0.id)) }
      return FamilyMarkup(family: family, cards: cards).text
    }.joined(separator: "\n")
  }

  private var packingName: String {
    switch packing {
    case .folder: "folder"
    case .live: "live"
    case .single: "single"
    }
  }

  /// The content security policy, which blocks all network access, whatever a preset's text
  /// contains.
  private var policy: String {
    let common = "default-src 'none'; base-uri 'none'; form-action 'none'; "
    return switch packing {
    case .folder:
      common + "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'"
    case .live:
      common
        + "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        + "connect-src 'self'"
    case .single:
      common + "img-src data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    }
  }

  private var style: String {
    if case .single(_, let assets) = packing { return "<style>\n\(assets.style)</style>" }
    return "<link rel=\"stylesheet\" href=\"gallery.css\">"
  }

  private var startScript: String {
    if case .single(_, let assets) = packing {
      return "<script>\n\(assets.startScript)</script>"
    }
    return "<script src=\"start.js\"></script>"
  }

  private var scripts: String {
    guard case .single(let pages, let assets) = packing else {
      return "<script src=\"gallery.js\"></script>"
    }
    var names: Set<String> = []
    let pictures = (pages.flatMap(\.pictures) + (hero?.pictures ?? [])).filter {
      names.insert($0.name).inserted
    }.map {
      "<script type=\"application/octet-stream\" id=\"media-\($0.name)\">\($0.base64)</script>"
    }
    let data = pages.flatMap { page in
      let values = page.valuesJSON.map { [("values", $0)] } ?? []
      let parts = [("card", page.cardJSON), ("page", page.pageJSON)] + values
      return (parts + page.variants.map { ($0.name, $0.json) }).map { kind, text in
        "<script type=\"application/json\" id=\"\(kind)-\(page.card.id)\">\(text)</script>"
      }
    }
    let first = [("hero", hero?.timelinesJSON), ("gesture", hero?.gestureJSON)]
      .compactMap { kind, text in text.map { (kind: kind, text: $0) } }.map { part in
        "<script type=\"application/json\" id=\"\(part.kind)-\(hero?.phone.id ?? "")\">\(part.text)</script>"
      }
    let texts =
      "<script type=\"application/json\" id=\"search-texts\">\(SearchTexts(cards).json)</script>"
    return (data + first + [texts] + pictures + ["<script>\n\(assets.script)</script>"])
      .joined(separator: "\n")
  }

  private var header: String {
    """
    <header id="top">
    <a href="#" class="logo" aria-label="\(name), all transitions">\(name)</a>
    <noscript><p class="noscript">Without JavaScript these are pictures: to play them, turn it on.</p></noscript>
    </header>
    """
  }

  private var filters: String {
    let groups = FamilyMarkup.groups(of: cards, families: families)
    let known = Set(cards.flatMap(\.operations))
    let operations = ["push", "pop", "present", "dismiss", "tab", "scroll"]
      .filter(known.contains)
    return """
      <form id="filters" role="search" autocomplete="off">
      <label class="search"><span class="visually-hidden">Search</span>
      <input type="search" id="query" placeholder="Search transitions" \
      spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
      <fieldset><legend class="visually-hidden">Operation</legend>
      \(operations.map { Self.chip("operation", $0) }.joined(separator: "\n"))
      </fieldset>
      <label class="chip"><input type="checkbox" name="interactive" value="yes"><span>under a finger</span></label>
      <label class="family"><span class="visually-hidden">Family</span>
      <select id="family"><option value="">All families</option>
      \(groups.map { Self.option($0.family) }.joined())</select></label>
      <output id="count" for="query">\(cards.count)</output>
      </form>
      """
  }

  private static func option(_ family: CatalogFamily) -> String {
    let e = HTMLExport.escaped
    return "<option value=\"\(e(family.id))\">\(e(family.name))</option>"
  }

  private static func chip(_ name: String, _ value: String) -> String {
    "<label class=\"chip\"><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\">"
      + "<span>\(value)</span></label>"
  }
}

extension GalleryCard {
  /// The card's markup before any script has run.
  ///
  /// - Parameter address: what its link opens; nil for its page in the index.
  func markup(in packing: GalleryIndex.Packing, opening address: String? = nil) -> String {
    let e = HTMLExport.escaped
    let operationItems = operations.map { operation in
      heldOperations.contains(operation)
        ? "<li class=\"held\">\(e(operation))<span class=\"visually-hidden\"> under a finger</span></li>"
        : "<li>\(e(operation))</li>"
    }.joined()
    let picture = poster.map { poster in
      "<img class=\"poster\" src=\"\(e(packing.address(of: poster, as: id)))\" alt=\"\" width=\"240\" "
        + "height=\"522\" loading=\"lazy\" decoding=\"async\">"
    }
    return """
      <li class="card" data-id="\(e(id))" data-family="\(e(family))" \
      data-operations="\(e(operations.joined(separator: " ")))" \
      data-held="\(e(heldOperations.joined(separator: " ")))">
      <a class="view" href="\(e(address ?? "#/\(id)"))" aria-labelledby="name-\(e(id))" aria-describedby="about-\(e(id))">\
      <span class="phone"><span class="screen">\(picture ?? "")</span></span><span class="bar"><i></i></span></a>
      <h3 id="name-\(e(id))">\(e(name))</h3>
      <p id="about-\(e(id))">\(e(summary))</p>
      <ul class="operations" aria-label="Operations">\(operationItems)</ul>
      </li>
      """
  }
}

extension GalleryIndex.Packing {
  /// The address of a picture that has a name of its own.
  func address(of picture: GalleryPicture, as name: String) -> String {
    switch self {
    case .folder: "posters/\(name).webp"
    // A saved preset has another picture under the same name.
    case .live: "posters/\(name).webp?\(picture.name)"
    case .single: "data:image/webp;base64,\(picture.base64)"
    }
  }
}

extension GalleryPicture {
  fileprivate var base64: String { HTMLExport.base64(bytes) }
}
