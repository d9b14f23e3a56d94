import SegueCatalog
import SegueTimeline

/// What a page plays of a preset, and what fingers do to that.
struct PageParts: Sendable {
  /// The names of the timelines that its card plays.
  let reel: [String]
  /// The timelines.
  var timelines = TimelinesJSON()
  /// What a finger does to a timeline of that name, as members of a JSON object.
  var gestures: [(name: String, members: [(String, String)])] = []

  /// What the timelines were written from.
  var laidOut: [String: LaidOut] = [:]

  /// A timeline on its stage.
  struct LaidOut: Hashable {
    let stage: Stage
    let timeline: Timeline
  }

  /// Creates parts without timelines.
  init(reel: [String]) { self.reel = reel }

  /// What fingers do, as a JSON object.
  var gesturesText: String {
    JSONText.object(gestures.map { ($0.name, JSONText.object($0.members)) })
  }

  /// What fingers do otherwise than elsewhere, as a JSON object.
  func gesturesText(without others: PageParts) -> String {
    let known = Dictionary(uniqueKeysWithValues: others.gestures.map { ($0.name, $0.members) })
    let different = gestures.compactMap { name, members -> (String, String)? in
      let own = members.filter { member in
        !(known[name] ?? []).contains { $0 == member }
      }
      return own.isEmpty ? nil : (name, JSONText.object(own))
    }
    return JSONText.object(different)
  }
}
