private import SegueExport

/// The HTML of a gallery: a card for each preset, and a container for the page of one.
package struct GalleryIndex {
  /// How the page loads its parts.
  package enum Packing {
    /// From files beside it.
    case folder
    /// From files beside it, with updates from the server.
    case live
    /// From the page itself.
    case single([GalleryPage])
  }

  /// The presets, in the order of their cards.
  package let cards: [GalleryCard]
  /// How the page loads its parts.
  package let packing: Packing
  /// What other sites show of the page; nil where it is not published.
  private let tags: LinkTags?

  /// Creates a page.
  package init(cards: [GalleryCard], packing: Packing) {
    self.init(cards: cards, packing: packing, tags: nil)
  }

  init(cards: [GalleryCard], packing: Packing, tags: LinkTags?) {
    self.tags = tags
    self.cards = cards
    self.packing = packing
  }

  /// The whole file.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en" data-packing="\(packingName)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    \(tags?.markup ?? "<title>Segue</title>")
    <link rel="icon" href="data:,">
    \(style)
    </head>
    <body>
    <a class="skip" href="#cards">Skip to content</a>
    \(header)
    <main id="index" aria-label="Transitions">
    <ul class="cards" id="cards">
    \(cards.map(\.markup).joined(separator: "\n"))
    </ul>
    <p id="no-matches" hidden>No transitions match. <button type="button" id="reset">Show all</button></p>
    </main>
    <main id="page" hidden></main>
    <p id="notice" role="status" aria-live="polite"></p>
    \(scripts)
    </body>
    </html>

    """
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
    if case .single = packing {
      return "<style>\n\(HTMLExport.layerStyle)\(GalleryAssets.style)</style>"
    }
    return "<link rel=\"stylesheet\" href=\"gallery.css\">"
  }

  private var scripts: String {
    guard case .single(let pages) = packing else {
      return "<script src=\"gallery.js\"></script>"
    }
    var names: Set<String> = []
    let pictures = pages.flatMap(\.pictures).filter { names.insert($0.name).inserted }.map {
      "<script type=\"application/octet-stream\" id=\"media-\($0.name)\">\($0.base64)</script>"
    }
    let data = pages.flatMap { page in
      let values = page.valuesJSON.map { [("values", $0)] } ?? []
      return ([("card", page.cardJSON), ("page", page.pageJSON)] + values).map { kind, text in
        "<script type=\"application/json\" id=\"\(kind)-\(page.card.id)\">\(text)</script>"
      }
    }
    return (data + pictures + ["<script>\n\(GalleryAssets.script)</script>"])
      .joined(separator: "\n")
  }

  private var header: String {
    let families = Array(Set(cards.map(\.family))).sorted()
    let known = Set(cards.flatMap(\.operations))
    let operations = ["push", "pop", "present", "dismiss", "tab", "scroll"]
      .filter(known.contains)
    return """
      <header id="top">
      <div class="title"><a href="#" class="logo" aria-label="Segue, all transitions">Segue</a>
      <p><span id="total">\(total)</span> to watch, drag and copy.</p></div>
      <noscript><p class="noscript">This page needs JavaScript, which is turned off.</p></noscript>
      <form id="filters" role="search">
      <label class="search"><span class="visually-hidden">Search</span>
      <input type="search" id="query" placeholder="Search by name, look or use" autocomplete="off" \
      spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
      <fieldset><legend class="visually-hidden">Operation</legend>
      \(operations.map { Self.chip("operation", $0) }.joined(separator: "\n"))
      <label class="chip"><input type="checkbox" name="interactive" value="yes"><span>interactive</span></label>
      </fieldset>
      <label class="family"><span class="visually-hidden">Family</span>
      <select id="family"><option value="">All families</option>
      \(families.map { "<option>\(HTMLExport.escaped($0))</option>" }.joined())</select></label>
      <output id="count" for="query">\(cards.count)</output>
      </form>
      </header>
      """
  }

  private var total: String {
    cards.count == 1 ? "1 screen transition" : "\(cards.count) screen transitions"
  }

  private static func chip(_ name: String, _ value: String) -> String {
    "<label class=\"chip\"><input type=\"checkbox\" name=\"\(name)\" value=\"\(value)\">"
      + "<span>\(value)</span></label>"
  }
}

extension GalleryCard {
  /// The card's markup before any script has run.
  var markup: String {
    let e = HTMLExport.escaped
    let operationItems = operations.map { "<li>\(e($0))</li>" }.joined()
    return """
      <li class="card" data-id="\(e(id))" data-family="\(e(family))" \
      data-operations="\(e(operations.joined(separator: " ")))" data-search="\(e(searchText))"\
      \(isInteractive ? " data-interactive" : "")>
      <a class="view" href="#/\(e(id))" aria-labelledby="name-\(e(id))" aria-describedby="about-\(e(id))">\
      <span class="phone"><span class="screen"></span></span><span class="bar"><i></i></span></a>
      <h2 id="name-\(e(id))">\(e(name))</h2>
      <p id="about-\(e(id))">\(e(summary))</p>
      <ul class="operations" aria-label="Operations">\(operationItems)</ul>
      </li>
      """
  }
}

extension GalleryPicture {
  fileprivate var base64: String { HTMLExport.base64(bytes) }
}
