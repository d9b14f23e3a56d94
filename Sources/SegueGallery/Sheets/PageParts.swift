import SegueCatalog
import SegueDiagnostics
import SegueGallery
import SegueJSON
import SegueTimeline

/// What a page plays of a preset, and what fingers do to that.
struct PageParts: Sendable {
  /// The names of the timelines that its card plays.
  let reel: [String]
  /// The timelines.
  var timelines = TimelinesJSON()
  /// What a finger does to a timeline of that name, as members of a JSON object.
  var gestures: [(name: String, members: JSONObject)] = []

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
  var gesturesJSON: JSONValue {
    .object(JSONObject(gestures.map { ($0.name, .object($0.members)) }))
  }

  /// What fingers do otherwise than elsewhere, as a JSON object.
  func gesturesJSON(without others: PageParts) -> JSONValue {
    let known = Dictionary(uniqueKeysWithValues: others.gestures.map { ($0.name, $0.members) })
    let different = gestures.compactMap { name, members -> (String, JSONValue)? in
      let usual = known[name]?.members ?? []
      let own = JSONObject(members.members.filter { !usual.contains($0) })
      return own.isEmpty ? nil : (name, .object(own))
    }
    return .object(JSONObject(different))
  }
}
