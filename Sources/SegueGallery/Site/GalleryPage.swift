private import SegueCatalog
package import SegueDiagnostics
import SegueExport
package import SegueYAML

/// A preset in a gallery: the animation of its card, the additions of its page, and the pictures of
/// both.
package struct GalleryPage: Hashable, Sendable {
  /// Its entry in the index.
  package let card: GalleryCard
  /// The animation of its card, as JSON.
  package let cardJSON: String
  /// The additions of its page, as JSON.
  package let pageJSON: String
  /// The differences for other parameter values, as JSON; nil if they were not built.
  package let valuesJSON: String?
  /// The preset in other looks and layouts.
  package let variants: [GalleryVariant]
  /// The pictures of all of them.
  package let pictures: [GalleryPicture]
  /// Why the preset cannot be shown; nil if it can.
  package let problem: String?

  /// Combines a preset's parts.
  package init(
    card: GalleryCard, cardJSON: String, pageJSON: String, valuesJSON: String? = nil,
    variants: [GalleryVariant] = [], pictures: [GalleryPicture], problem: String? = nil
  ) {
    self.card = card
    self.cardJSON = cardJSON
    self.pageJSON = pageJSON
    self.valuesJSON = valuesJSON
    self.variants = variants
    self.pictures = pictures
    self.problem = problem
  }
}

/// The timelines of a preset by name; duplicates, and the same curves, are written as references.
package struct TimelinesJSON: Sendable {
  private var members: [Member] = []
  private var names: [String: String] = [:]
  private var curveNames: [String: String] = [:]
  /// The pictures of all timelines.
  package private(set) var pictures: [GalleryPicture] = []

  private struct Member {
    let name: String
    let timeline: TimelineJSON
    /// The name of an earlier timeline with the same text.
    let original: String?
    /// The name of an earlier timeline with the same curves.
    let curves: String?

    var text: String { timeline.text }
    var reference: JSONValue {
      if let original { return .string(original) }
      return curves.map { .object(timeline.sharingCurves(with: $0)) } ?? .raw(text)
    }
  }

  /// Creates an empty collection.
  package init() {}

  /// Adds a timeline, such as `push` or `pop.rtl`.
  package mutating func add(_ timeline: TimelineJSON, as name: String) {
    let original = names[timeline.text]
    members.append(
      Member(
        name: name, timeline: timeline, original: original, curves: curveNames[timeline.curves]))
    guard original == nil else { return }
    names[timeline.text] = name
    if curveNames[timeline.curves] == nil { curveNames[timeline.curves] = name }
    addPictures(timeline.pictures)
  }

  /// Adds pictures that are not part of a timeline.
  package mutating func addPictures(_ more: [GalleryPicture]) {
    for picture in more where !pictures.contains(where: { $0.name == picture.name }) {
      pictures.append(picture)
    }
  }

  /// The size of a timeline and of those that belong to it, such as `pop.before`, in bytes.
  func size(of name: String) -> Int {
    members.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
      .reduce(0) { $0 + ($1.original == nil ? $1.text.utf8.count : 0) }
  }

  /// A JSON object of the timelines with the given names, or of all others.
  package func json(of chosen: Set<String>, others: Bool = false) -> JSONValue {
    let selected = members.filter { chosen.contains($0.name) != others }
    return .object(JSONObject(selected.map { ($0.name, $0.reference) }))
  }

  /// A JSON object of the timelines that differ from those in another collection.
  package func json(differingFrom others: TimelinesJSON) -> JSONValue {
    let known = Dictionary(uniqueKeysWithValues: others.members.map { ($0.name, $0.text) })
    let different = members.filter { known[$0.name] != $0.text }
    let names = Set(different.map(\.name))
    return .object(
      JSONObject(
        different.map { member in
          let isDuplicate = member.original.map(names.contains) ?? false
          return (member.name, isDuplicate ? member.reference : .raw(member.text))
        }))
  }

  /// A JSON object of the timelines, each with its differences from the standard one of the same name.
  package func json(asVariantOf standard: TimelinesJSON?) -> JSONValue {
    let known = Dictionary(
      uniqueKeysWithValues: (standard?.members ?? []).map { ($0.name, $0.timeline.members) })
    return .object(
      JSONObject(
        members.map { member in
          if let original = member.original { return (member.name, .string(original)) }
          let own = member.timeline.members
          return (member.name, .object(own.differences(from: known[member.name] ?? [:])))
        }))
  }
}

/// The contents of a gallery's index besides its cards.
package struct GalleryFront: Sendable {
  /// The style and the scripts of the page.
  let assets: GalleryAssets
  /// The cards' families.
  let families: [CatalogFamily]
  /// The gallery's title; nil for that of Segue's own.
  let title: String?
  /// The first screen; nil for none.
  let hero: GalleryHero?

  /// Creates the contents.
  package init(
    assets: GalleryAssets, title: String? = nil, families: [CatalogFamily] = [],
    hero: GalleryHero? = nil
  ) {
    (self.assets, self.title, self.families, self.hero) = (assets, title, families, hero)
  }
}

/// The searchable texts of all cards, which the page loads after it has been shown.
package struct SearchTexts {
  /// The file that the page loads them from.
  static let fileName = "data/search.texts.js"

  private let cards: [GalleryCard]

  /// Collects the texts of cards.
  package init(_ cards: [GalleryCard]) { self.cards = cards }

  /// A JSON object of the texts by preset id.
  package var json: String {
    JSONObject(cards.map { ($0.id, .raw($0.searchText)) }).text(escaping: .html)
  }

  /// The same as a script that registers them.
  package var script: [UInt8] { Array("segue.searchTexts.add(\(json));\n".utf8) }
}

/// The title, description and picture of a page for other sites and search engines.
struct LinkTags {
  /// The size of pictures that sites expect, in pixels.
  static let pictureWidth = 1200
  static let pictureHeight = 630

  /// The gallery's title.
  let site: String
  /// The page's title.
  let title: String
  /// One or two sentences.
  let description: String
  /// The page's own address.
  let address: String
  /// The address of a picture, 1200 pixels wide and 630 high.
  let picture: String
  /// A description of the picture.
  let pictureText: String

  /// The elements of the page's head.
  var markup: String {
    let e = HTMLExport.escaped
    let properties = [
      ("og:type", "website"), ("og:site_name", site), ("og:title", title),
      ("og:description", description), ("og:url", address), ("og:image", picture),
      ("og:image:type", "image/png"), ("og:image:width", "\(Self.pictureWidth)"),
      ("og:image:height", "\(Self.pictureHeight)"), ("og:image:alt", pictureText),
    ]
    return """
      <title>\(e(title))</title>
      <meta name="description" content="\(e(description))">
      <link rel="canonical" href="\(e(address))">
      \(properties.map { "<meta property=\"\($0)\" content=\"\(e($1))\">" }.joined(separator: "\n"))
      <meta name="twitter:card" content="summary_large_image">
      """
  }
}

/// The files of a published gallery besides its presets and its page.
struct PublishedFiles {
  /// Pages and pictures of the presets.
  let pages: [GalleryFiles.File]
  /// Files of the whole gallery.
  let common: [GalleryFiles.File]
  /// The tags of the gallery's page.
  let tags: LinkTags
}
