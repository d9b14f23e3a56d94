private import SegueCatalog

/// A preset in a gallery: what its card plays, what its page adds, and the pictures of both.
package struct GallerySheet: Hashable, Sendable {
  /// What the index says of it.
  package let card: GalleryCard
  /// What its card plays, as JSON.
  package let playText: String
  /// What its page adds, as JSON.
  package let pageText: String
  /// The pictures that both show.
  package let pictures: [GalleryPicture]
  /// Why the preset cannot be shown; nil where it can.
  package let problem: String?

  /// Puts a preset's parts together.
  package init(
    card: GalleryCard, playText: String, pageText: String, pictures: [GalleryPicture],
    problem: String? = nil
  ) {
    self.card = card
    self.playText = playText
    self.pageText = pageText
    self.pictures = pictures
    self.problem = problem
  }
}

/// Joins the timelines of a preset by their names; one that is another's twin is only a reference.
package struct ShownTimelines: Sendable {
  private var members: [(String, String)] = []
  private var names: [String: String] = [:]
  /// The pictures of all.
  package private(set) var pictures: [GalleryPicture] = []

  /// No timelines yet.
  package init() {}

  /// Adds a timeline, such as `push` or `pop.rtl`.
  package mutating func add(_ shown: ShownTimeline, as name: String) {
    if let twin = names[shown.text] {
      members.append((name, JSONText.quoteForScript(twin)))
      return
    }
    names[shown.text] = name
    members.append((name, shown.text))
    keep(shown.pictures)
  }

  /// Adds pictures that are shown by something else than a timeline.
  package mutating func keep(_ more: [GalleryPicture]) {
    for picture in more where !pictures.contains(where: { $0.name == picture.name }) {
      pictures.append(picture)
    }
  }

  /// A JSON object of those whose names are given, or of all others.
  package func text(of chosen: Set<String>, others: Bool = false) -> String {
    JSONText.object(members.filter { chosen.contains($0.0) != others })
  }
}
