import SegueCatalog
import SegueDiagnostics
import SegueExport
import SeguePreview
import SegueStaging
import SegueTimeline

extension PageBuilder {
  /// The animation of one operation with other values, for a page that shows the preset.
  struct Layout {
    /// The members that replace those of the page: timelines, gestures and code to copy.
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

extension PageBuilder {
  /// The width of a poster in pixels: that of a card's phone at two pixels per point.
  private static let posterWidth = 240.0
  private static let posterQuality = 64.0

  /// The frame that stands for a preset, as a small picture.
  func poster(of preset: Preset) throws -> GalleryPicture {
    try still(of: preset, at: preset.preview.poster, width: Self.posterWidth)
  }

  /// A frame of the operation that a preset's card plays first.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - progress: the time of the frame, 0…1.
  ///   - operation: another operation to show.
  ///   - width: the picture's width in pixels.
  func still(
    of preset: Preset, at progress: Double, operation: Operation? = nil, width: Double
  ) throws -> GalleryPicture {
    var request = request
    request.operation = operation ?? Self.played(by: preset).first
    let subject = try PreviewSubject(preset, on: request, pictures, in: catalog)
    let frame = try subject.frameSource(scale: width / subject.stage.container.size.width)
      .frame(at: progress)
    return GalleryPicture(try WebP.encode(frame, quality: Self.posterQuality))
  }
}

extension PageBuilder {
  /// The real screens before and after a transition, as timelines without motion.
  ///
  /// Only where the transition's own ends look different: where a screen begins or ends inside its
  /// source, and where a value jumps.
  func rest(_ staged: StagedPreset) throws -> [(suffix: String, subject: TimelineJSON.Subject)] {
    let (stage, timeline) = (staged.resolved.stage, staged.resolved.timeline)
    let declared = timeline.declarations
    var result: [(String, TimelineJSON.Subject)] = []
    if declared.startsAtSource || declared.hasCut {
      result.append((".before", try still(stage.layersBefore, staged, hasFinished: false)))
    }
    if declared.endsAtSource || declared.hasCut {
      result.append((".after", try still(stage.layersAfter, staged, hasFinished: true)))
    }
    return result
  }

  private func still(
    _ layers: [Layer], _ staged: StagedPreset, hasFinished: Bool
  ) throws -> TimelineJSON.Subject {
    var still = try subject(try Timeline(layers: layers, tracks: []), staged)
    still.overlay = still.overlay.still(hasFinished: hasFinished)
    return still
  }
}
