import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline

/// The animations of a preset's page, and the gestures on them.
struct PageParts: Sendable {
  /// The names of the timelines that its card plays.
  let cardTimelines: [String]
  var timelines = TimelinesJSON()
  /// The gestures by timeline name, as members of JSON objects.
  var gestures: [(name: String, members: JSONObject)] = []

  /// The recorded gestures that drive them, by id.
  var recordings: [String: GestureRecording] = [:]

  /// The inputs of the timelines.
  var stagedTimelines: [String: StagedTimeline] = [:]

  /// A timeline on its stage.
  struct StagedTimeline: Hashable {
    let stage: Stage
    let timeline: Timeline

    init(_ staged: StagedPreset) {
      (stage, timeline) = (staged.resolved.stage, staged.resolved.timeline)
    }
  }

  /// Creates parts without timelines.
  init(cardTimelines: [String]) { self.cardTimelines = cardTimelines }

  /// The gestures, as a JSON object.
  var gesturesJSON: JSONValue {
    .object(JSONObject(gestures.map { ($0.name, .object($0.members)) }))
  }

  /// The size of the animations, in bytes.
  var size: Int {
    timelines.json(of: [], others: true).text().utf8.count + gesturesJSON.text().utf8.count
  }

  /// The recorded gestures, as a JSON object.
  var recordingsJSON: JSONObject {
    JSONObject(recordings.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
  }

  /// The gestures as differences from those of the standard form, as a JSON object; null for those it lacks.
  func gesturesJSON(asVariantOf standard: PageParts?) -> JSONValue {
    let known = Dictionary(
      uniqueKeysWithValues: (standard?.gestures ?? []).map { ($0.name, $0.members) })
    let own = Dictionary(uniqueKeysWithValues: gestures.map { ($0.name, $0.members) })
    return .object(
      JSONObject(
        stagedTimelines.keys.sorted().map { name in
          guard let members = own[name] else { return (name, .null) }
          return (name, .object(members.differences(from: known[name] ?? [:])))
        }))
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
