import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueTimeline

extension PageBuilder {
  /// The widths of the first screen's pictures, in pixels.
  private static let heroStillWidth = 402.0
  private static let companionStillWidth = 160.0
  /// When the small phones' stills are taken, and that of the large one.
  private static let companionMoment = 0.35
  private static let heroMoment = 0.0

  /// The first screen for some presets.
  func hero(_ choice: GalleryHero.Choice) throws -> GalleryHero {
    let preset = choice.preset
    var pictures: [GalleryPicture] = []
    let operations = Self.played(by: preset)
    var timelines = preset.scroll == nil ? TimelinesJSON() : try scroll(preset).timelines
    var gesture: JSONObject?
    for operation in operations {
      let resolved = try resolve(preset, operation)
      timelines.add(TimelineJSON(resolved.subject), as: resolved.name)
      guard operation == Self.held(among: operations, of: preset),
        let held = try PageInteraction(resolved.staged).map({ try encoded($0) })
      else { continue }
      if let scrubbed = held.scrubbed { timelines.add(scrubbed, as: "\(resolved.name).scrubbed") }
      timelines.addPictures(held.pictures)
      gesture = held.members
    }
    pictures += timelines.pictures
    var companions: [(phone: GalleryHero.Phone, timelines: JSONValue)] = []
    for candidate in choice.companions {
      // Presets that cannot be laid out on this app's screens are left out.
      guard companions.count < GalleryHero.Choice.companionCount,
        let built = try? companion(candidate)
      else { continue }
      companions.append((built.phone, built.timelines.json(of: [], others: true)))
      pictures += built.timelines.pictures
    }
    let heldName = Self.held(among: operations, of: preset)?.rawValue
    let hero: JSONObject = [
      "operations": .strings(preset.scroll == nil ? operations.map(\.rawValue) : ["scroll"]),
      "held": heldName.map(JSONValue.string) ?? .null,
      "timelines": timelines.json(of: [], others: true),
      "companions": .array(
        companions.map { ["id": .string($0.phone.id), "timelines": $0.timelines] }),
    ]
    let id = JSONValue.string(preset.id)
    return GalleryHero(
      phone: GalleryHero.Phone(
        id: preset.id, name: preset.name,
        still: try still(of: preset, at: Self.heroMoment, width: Self.heroStillWidth)),
      companions: companions.map(\.phone), isHeld: gesture != nil,
      timelinesJSON: (["id": id, "hero": .object(hero)] as JSONObject).text(escaping: .html),
      gestureJSON: gesture.map {
        (["id": id, "held": .object($0)] as JSONObject).text(escaping: .html)
      },
      pictures: pictures)
  }

  /// The operation that a finger drives: preferably a pop or a dismissal.
  private static func held(among operations: [Operation], of preset: Preset) -> Operation? {
    operations.last { preset.interactions[$0] != nil }
  }

  /// A small phone with the same app.
  private func companion(
    _ preset: Preset
  ) throws -> (phone: GalleryHero.Phone, timelines: TimelinesJSON) {
    var timelines = TimelinesJSON()
    for operation in [Operation.push, .pop] {
      let resolved = try resolve(preset, operation)
      timelines.add(TimelineJSON(resolved.subject), as: resolved.name)
    }
    let picture = try still(
      of: preset, at: Self.companionMoment, operation: Operation.push,
      width: Self.companionStillWidth)
    return (GalleryHero.Phone(id: preset.id, name: preset.name, still: picture), timelines)
  }
}
