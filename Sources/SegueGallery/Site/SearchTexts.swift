import SegueDiagnostics

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
