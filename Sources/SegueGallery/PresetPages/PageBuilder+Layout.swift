import SegueCatalog
import SegueExport
import SegueDiagnostics
import SegueStaging
import SegueTimeline

extension PageBuilder {
  /// The animation of one operation with other values, for a page that shows the preset.
  struct Layout {
    /// The members that replace those of the page: timelines, gestures and uses.
    let json: JSONValue
    /// The pictures of the timelines.
    let pictures: [GalleryPicture]
  }

  /// Lays out one operation as a visitor asks for it.
  func layout(_ layoutRequest: LayoutRequest) throws -> Layout {
    var preset = try catalog.preset(layoutRequest.preset)
    let values = try preset.parameters(layoutRequest.values)
    let changes = Dictionary(
      layoutRequest.values.compactMap { one in values[one.name].map { (one.name, $0) } },
      uniquingKeysWith: { $1 })
    let uses = PresetUses(preset, changes: changes).json
    var builder = self
    if !layoutRequest.easings.isEmpty {
      try preset.setEasings(layoutRequest.easings)
      builder.catalog = LoadedCatalog(catalog, changing: preset)
    }
    builder.request.parameters = layoutRequest.values
    builder.detail = layoutRequest.includesGestures ? .full : .draft
    let parts: PageParts
    if preset.scroll == nil {
      var request = builder.request
      request.operation = layoutRequest.operation
      parts = try builder.showing(layoutRequest.variant).transitions(
        preset, [try request.operation(of: preset)],
        withGestures: layoutRequest.includesGestures)
    } else {
      parts = try builder.scroll(preset)
    }
    return Layout(
      json: [
        "timelines": parts.timelines.json(of: [], others: true),
        "gestures": parts.gesturesJSON, "uses": uses,
      ], pictures: parts.timelines.pictures)
  }
}

extension Preset {
  /// Replaces the main easings of operations.
  fileprivate mutating func setEasings(
    _ easings: [Operation: TimingDescription]
  ) throws(StagingError) {
    for (operation, easing) in easings {
      guard case .forward(let plan)? = transitions[operation], let main = MainEasing(of: plan)
      else {
        throw StagingError(.request, "'\(id)' has no easing to change for \(operation.rawValue)")
      }
      transitions[operation] = .forward(main.replaced(in: plan, by: easing))
    }
  }
}
