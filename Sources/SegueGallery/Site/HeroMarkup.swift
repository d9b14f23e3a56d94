private import SegueExport

/// The first screen of a gallery, before any script has run.
struct HeroMarkup {
  let hero: GalleryHero
  /// The number of presets in the gallery.
  let count: Int
  /// Whether the presets are Segue's own, which come with an installation.
  let isOfSegue: Bool
  /// The address of a preset's page.
  let page: (String) -> String
  /// The address of a picture under a name.
  let address: (GalleryPicture, String) -> String

  /// Installs Segue, from a copy of its repository.
  private static let install = "Scripts/install ~/.local"

  var text: String {
    let id = HTMLExport.escaped(hero.phone.id)
    return """
      <section class="hero" id="hero" aria-labelledby="hero-title" data-id="\(id)"\
      \(hero.isHeld ? " data-held" : "")>
      \(words)
      \(phone)
      \(side)
      </section>
      """
  }

  private var words: String {
    let presets = count == 1 ? "One iOS screen transition" : "\(count) iOS screen transitions"
    let object = count == 1 ? "it" : "them"
    let install = isOfSegue ? Self.installMarkup : ""
    return """
      <div class="hero-words">
      <h1 id="hero-title">\(hero.isHeld ? "Hold a transition." : "Watch a transition.")</h1>
      <p class="hero-lead">\(presets) as data: watch \(object), hold \(object) under a finger, and \
      take \(object) into your app.</p>
      \(install)<p class="hero-actions"><a class="button" id="browse" href="#cards">Browse \
      <span id="total">\(count)</span></a></p>
      </div>
      """
  }

  private static let installMarkup = """
    <p class="install"><code>\(HTMLExport.escaped(install))</code>\
    <button type="button" class="copy" id="copy-install" aria-label="Copy the install line" hidden>\
    Copy</button></p>

    """

  private var phone: String {
    let name = HTMLExport.escaped(hero.phone.name)
    return """
      <div class="hero-phone">
      <div class="phone"><div class="screen" id="hero-screen">\(still(hero.phone, 402, 874))</div></div>
      <p class="hero-hint"><a href="\(HTMLExport.escaped(page(hero.phone.id)))">\(name)</a>\
      <span id="hero-hint"></span></p>
      </div>
      """
  }

  private var side: String {
    let readout = hero.isHeld ? "<div class=\"readout\" id=\"readout\"></div>" : ""
    let band = hero.companions.map { phone in
      """
      <li><a class="view small" href="\(HTMLExport.escaped(page(phone.id)))" \
      data-id="\(HTMLExport.escaped(phone.id))"><span class="phone"><span class="screen">\
      \(still(phone, 160, 348))</span></span><span class="small-name">\
      \(HTMLExport.escaped(phone.name))</span></a></li>
      """
    }.joined(separator: "\n")
    let list =
      hero.companions.isEmpty
      ? ""
      : "<ul class=\"band\" aria-label=\"The same app under other transitions\">\n\(band)\n</ul>"
    return """
      <div class="hero-side">
      \(readout)
      \(list)
      <div class="hero-controls" id="hero-controls"></div>
      </div>
      """
  }

  private func still(_ phone: GalleryHero.Phone, _ width: Int, _ height: Int) -> String {
    let source = address(phone.still, "hero/\(phone.id)")
    // The large phone is the first that is seen.
    let priority = phone.id == hero.phone.id ? " fetchpriority=\"high\"" : ""
    return "<img class=\"poster\" src=\"\(HTMLExport.escaped(source))\" alt=\"\" "
      + "width=\"\(width)\" height=\"\(height)\"\(priority) loading=\"lazy\" decoding=\"async\">"
  }
}
