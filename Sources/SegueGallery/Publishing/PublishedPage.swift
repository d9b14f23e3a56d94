import SegueCatalog
import SegueExport

/// A small page of one preset that needs no script: search engines read it, and links to it have a preview.
struct PublishedPage {
  let preset: Preset
  /// All presets of the gallery, in the order of their cards.
  let presets: [Preset]
  let address: PublishedAddress

  /// The folder of a preset's page.
  static func folder(of id: String) -> String { "p/\(id)" }

  /// The whole file.
  var text: String {
    let e = HTMLExport.escaped
    let folder = Self.folder(of: preset.id)
    let pictureText = "Three moments of \(preset.name): before, during and after."
    let tags = LinkTags(
      site: address.title, title: "\(preset.name) · \(address.title)", description: description,
      address: address.address(of: "\(folder)/"),
      picture: address.address(of: "\(folder)/preview.png"), pictureText: pictureText)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; \
      form-action 'none'; img-src 'self' data:; style-src 'self'">
      \(tags.markup)
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="../../gallery.css">
      </head>
      <body class="published">
      <header><a href="../../index.html" class="logo" aria-label="\(e(address.title)), all transitions">\(e(address.title))</a></header>
      <main>
      <p class="breadcrumbs"><a href="../../index.html">All transitions</a> / \(e(preset.family))</p>
      <h1>\(e(preset.name))</h1>
      <p class="summary">\(e(preset.summary))</p>
      <p><a class="watch" href="../../index.html#/\(e(preset.id))">Watch it, drag it and copy it</a></p>
      <img src="preview.png" width="\(LinkPreview.width)" height="\(LinkPreview.height)" alt="\(e(pictureText))">
      <dl class="about">
      \(facts.map { "<div><dt>\($0)</dt><dd>\(e($1))</dd></div>" }.joined(separator: "\n"))
      </dl>
      <nav aria-label="All transitions">
      <ul>
      \(links.joined(separator: "\n"))
      </ul>
      </nav>
      </main>
      </body>
      </html>

      """
  }

  /// A link to the page of each preset, which needs no script either.
  private var links: [String] {
    presets.map { other in
      let current = other.id == preset.id ? " aria-current=\"page\"" : ""
      return
        "<li><a href=\"../\(HTMLExport.escaped(other.id))/\"\(current)>\(HTMLExport.escaped(other.name))</a></li>"
    }
  }

  private var description: String {
    [preset.summary, preset.about.use.map { "Use it for: \($0)" }].compactMap { $0 }
      .joined(separator: " ")
  }

  private var facts: [(String, String)] {
    let rows: [(String, String?)] = [
      ("When to use", preset.about.use), ("When not to", preset.about.avoid),
      ("Seen in", preset.about.seenIn),
      ("Operations", GalleryCard(preset).operations.joined(separator: ", ")),
    ]
    return rows.compactMap { name, value in value.map { (name, $0) } }
  }
}
