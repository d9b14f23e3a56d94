private import SegueCatalog
import SegueDiagnostics
package import SegueJSON

/// A preset in a gallery: the animation of its card, the additions of its page, and the pictures of
/// both.
package struct GalleryPage: Hashable, Sendable {
  /// Its entry in the index.
  package let card: GalleryCard
  /// The animation of its card, as JSON.
  package let playText: String
  /// The additions of its page, as JSON.
  package let pageText: String
  /// The differences for other parameter values, as JSON; nil if they were not built.
  package let valuesText: String?
  /// The pictures of both.
  package let pictures: [GalleryPicture]
  /// Why the preset cannot be shown; nil if it can.
  package let problem: String?

  /// Combines a preset's parts.
  package init(
    card: GalleryCard, playText: String, pageText: String, valuesText: String? = nil,
    pictures: [GalleryPicture], problem: String? = nil
  ) {
    self.card = card
    self.playText = playText
    self.pageText = pageText
    self.valuesText = valuesText
    self.pictures = pictures
    self.problem = problem
  }
}

/// The timelines of a preset by name; duplicates are written as references.
package struct TimelinesJSON: Sendable {
  private var members: [Member] = []
  private var names: [String: String] = [:]
  /// The pictures of all timelines.
  package private(set) var pictures: [GalleryPicture] = []

  private struct Member {
    let name: String
    let text: String
    /// The earlier timeline with the same text.
    let twin: String?

    var reference: JSONValue { twin.map(JSONValue.string) ?? .raw(text) }
  }

  /// Creates an empty collection.
  package init() {}

  /// Adds a timeline, such as `push` or `pop.rtl`.
  package mutating func add(_ shown: TimelineJSON, as name: String) {
    let twin = names[shown.text]
    members.append(Member(name: name, text: shown.text, twin: twin))
    guard twin == nil else { return }
    names[shown.text] = name
    keep(shown.pictures)
  }

  /// Adds pictures that are not part of a timeline.
  package mutating func keep(_ more: [GalleryPicture]) {
    for picture in more where !pictures.contains(where: { $0.name == picture.name }) {
      pictures.append(picture)
    }
  }

  /// A JSON object of the timelines with the given names, or of all others.
  package func json(of chosen: Set<String>, others: Bool = false) -> JSONValue {
    let shown = members.filter { chosen.contains($0.name) != others }
    return .object(JSONObject(shown.map { ($0.name, $0.reference) }))
  }

  /// A JSON object of the timelines that differ from those in another collection.
  package func json(without others: TimelinesJSON) -> JSONValue {
    let known = Dictionary(uniqueKeysWithValues: others.members.map { ($0.name, $0.text) })
    let different = members.filter { known[$0.name] != $0.text }
    let names = Set(different.map(\.name))
    return .object(
      JSONObject(
        different.map { member in
          let refersToOne = member.twin.map(names.contains) ?? false
          return (member.name, refersToOne ? member.reference : .raw(member.text))
        }))
  }
}
