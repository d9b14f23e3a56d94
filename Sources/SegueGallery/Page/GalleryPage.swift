private import SegueCatalog
import SegueDiagnostics
package import SegueJSON

/// A preset in a gallery: what its card plays, what its page adds, and the pictures of both.
package struct GalleryPage: Hashable, Sendable {
  /// What the index says of it.
  package let card: GalleryCard
  /// What its card plays, as JSON.
  package let playText: String
  /// What its page adds, as JSON.
  package let pageText: String
  /// What other values of its parameters make different, as JSON; nil where none were made.
  package let valuesText: String?
  /// The pictures that they show.
  package let pictures: [GalleryPicture]
  /// Why the preset cannot be shown; nil where it can.
  package let problem: String?

  /// Puts a preset's parts together.
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

/// Joins the timelines of a preset by their names; one that is another's twin is only a reference.
package struct TimelinesJSON: Sendable {
  private var members: [Member] = []
  private var names: [String: String] = [:]
  /// The pictures of all.
  package private(set) var pictures: [GalleryPicture] = []

  private struct Member {
    let name: String
    let text: String
    /// The earlier one that has the same text.
    let twin: String?

    var reference: JSONValue { twin.map(JSONValue.string) ?? .raw(text) }
  }

  /// No timelines yet.
  package init() {}

  /// Adds a timeline, such as `push` or `pop.rtl`.
  package mutating func add(_ shown: TimelineJSON, as name: String) {
    let twin = names[shown.text]
    members.append(Member(name: name, text: shown.text, twin: twin))
    guard twin == nil else { return }
    names[shown.text] = name
    keep(shown.pictures)
  }

  /// Adds pictures that are shown by something else than a timeline.
  package mutating func keep(_ more: [GalleryPicture]) {
    for picture in more where !pictures.contains(where: { $0.name == picture.name }) {
      pictures.append(picture)
    }
  }

  /// A JSON object of those whose names are given, or of all others.
  package func json(of chosen: Set<String>, others: Bool = false) -> JSONValue {
    let shown = members.filter { chosen.contains($0.name) != others }
    return .object(JSONObject(shown.map { ($0.name, $0.reference) }))
  }

  /// A JSON object of those that are not the same among others.
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
