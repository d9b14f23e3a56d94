import SegueCatalog
import SegueDiagnostics
import SegueJSON
import SegueTimeline

/// The animations of a preset's page, and the gestures on them.
struct PageParts: Sendable {
  /// The names of the timelines that its card plays.
  let cardTimelines: [String]
  /// The timelines.
  var timelines = TimelinesJSON()
  /// The gestures by timeline name, as members of JSON objects.
  var gestures: [(name: String, members: JSONObject)] = []

  /// The inputs of the timelines.
  var stagedTimelines: [String: StagedTimeline] = [:]

  /// A timeline on its stage.
  struct StagedTimeline: Hashable {
    let stage: Stage
    let timeline: Timeline
  }

  /// Creates parts without timelines.
  init(cardTimelines: [String]) { self.cardTimelines = cardTimelines }

  /// The gestures, as a JSON object.
  var gesturesJSON: JSONValue {
    .object(JSONObject(gestures.map { ($0.name, .object($0.members)) }))
  }

  /// The gestures that differ from those of other parts, as a JSON object.
  func gesturesJSON(differingFrom others: PageParts) -> JSONValue {
    let known = Dictionary(uniqueKeysWithValues: others.gestures.map { ($0.name, $0.members) })
    let different = gestures.compactMap { name, members -> (String, JSONValue)? in
      let same = known[name]?.members ?? []
      let own = JSONObject(members.members.filter { !same.contains($0) })
      return own.isEmpty ? nil : (name, .object(own))
    }
    return .object(JSONObject(different))
  }
}
