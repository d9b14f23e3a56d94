import SegueSystem
import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueJSON
import SeguePreview
import SegueTimeline

/// Builds gallery pages of presets.
struct PageBuilder: Sendable {
  /// The source of presets, scenes and fonts.
  var catalog: LoadedCatalog
  /// The requested stage; the page determines operations and traits.
  var request: StageRequest
  /// The pictures on the stage.
  let pictures: PictureChoice
  /// Pixels per point.
  let scale: Double
  /// The cached pictures.
  var pictureCache: EncodedPictureCache
  /// The number of threads that share the work on one page.
  var threadCount = 1

  /// The same builder with a copy of its pictures, to which it adds its own.
  func withOwnPictures() -> PageBuilder {
    var result = self
    result.pictureCache = pictureCache.copy()
    return result
  }

  /// The page of a preset; if it cannot be shown, its card says why.
  ///
  /// - Parameter choice: which other parameter values to include.
  func page(_ preset: Preset, with choice: PageValues = .none) -> GalleryPage {
    do {
      let parts = try parts(of: preset, PageVariant.all)
      return page(
        preset, parts, values(of: preset, differingFrom: parts, choice),
        poster: try poster(of: preset))
    } catch {
      return failedPage(preset, "\(StagingError(error))")
    }
  }

  /// The animations of a preset's page.
  ///
  /// - Parameter standard: the parts that the page already has; identical content is omitted.
  func parts(
    of preset: Preset, _ variants: [PageVariant], differingFrom standard: PageParts? = nil
  ) throws -> PageParts {
    try preset.scroll == nil ? transitions(preset, variants, standard) : scroll(preset)
  }

  /// The operations that a card plays: the preset's first, and its reverse.
  static func played(by preset: Preset) -> [Operation] {
    guard let first = preset.preview.operation ?? preset.operations.first else { return [] }
    return [first] + [first.reverse].compactMap { $0 }.filter(preset.operations.contains)
  }

  private func transitions(
    _ preset: Preset, _ variants: [PageVariant], _ standard: PageParts?
  ) throws -> PageParts {
    let played = Self.played(by: preset)
    return try transitions(
      preset, played + preset.operations.filter { !played.contains($0) }, variants, standard)
  }

  /// The animations of some operations, in this order.
  func transitions(
    _ preset: Preset, _ operations: [Operation], _ variants: [PageVariant],
    _ standard: PageParts? = nil, withGestures: Bool = true
  ) throws -> PageParts {
    let played = Self.played(by: preset)
    var parts = PageParts(cardTimelines: played.map(\.rawValue))
    var resolved: [ResolvedOperation] = []
    // A duplicate refers to an earlier timeline. The card's come first, since they must not refer to
    // those of the page.
    for operation in operations {
      for variant in variants { resolved.append(try resolve(preset, operation, variant)) }
    }
    for part in resolved { parts.stagedTimelines[part.name] = part.stagedTimeline }
    let others = resolved.filter { standard?.stagedTimelines[$0.name] != $0.stagedTimeline }
    // Identical timelines are written once.
    let subjects = others.map(\.subject).reduce(into: [TimelineJSON.Subject]()) { all, subject in
      if !all.contains(subject) { all.append(subject) }
    }
    let texts = subjects.concurrentMap(threads: threadCount) { TimelineJSON($0) }
    let gestures = try resolved.concurrentMap(threads: threadCount) { part in
      Result {
        try (withGestures ? PageInteraction(part.staged) : nil).map { try encoded($0) }
      }
    }.map { try $0.get() }
    for (part, gesture) in zip(resolved, gestures) {
      let isStandard = standard?.stagedTimelines[part.name] == part.stagedTimeline
      if !isStandard, let index = subjects.firstIndex(of: part.subject) {
        parts.timelines.add(texts[index], as: part.name)
      }
      guard let gesture else { continue }
      parts.gestures.append((part.name, gesture.members))
      if !isStandard, let scrubbed = gesture.scrubbed {
        parts.timelines.add(scrubbed, as: "\(part.name).scrubbed")
      }
      parts.timelines.addPictures(gesture.pictures)
    }
    return parts
  }

  /// A computed operation with its variant.
  struct ResolvedOperation: Sendable {
    let name: String
    let staged: StagedPreset
    let subject: TimelineJSON.Subject

    var stagedTimeline: PageParts.StagedTimeline {
      PageParts.StagedTimeline(stage: staged.resolved.stage, timeline: staged.resolved.timeline)
    }
  }

  func resolve(
    _ preset: Preset, _ operation: Operation, _ variant: PageVariant
  ) throws -> ResolvedOperation {
    var request = request
    request.operation = operation
    request.isRightToLeft = variant.isRightToLeft
    request.reducesMotion = variant.reducesMotion
    // A way back departs from the screen that arrived.
    let isReturn = operation == .pop || operation == .dismiss
    if isReturn { request.elements = request.elements.map(\.swapped) }
    let staged = try StagedPreset(
      preset, request, isReturn ? pictures.swapped : pictures, in: catalog)
    return ResolvedOperation(
      name: operation.rawValue + variant.suffix, staged: staged,
      subject: try subject(staged.resolved.timeline, staged))
  }

  /// A timeline with the pictures of its layers.
  func subject(_ timeline: Timeline, _ staged: StagedPreset) throws -> TimelineJSON.Subject {
    try subject(
      timeline.layers, timeline, on: staged.resolved.stage, of: staged.preset,
      from: staged.source(scale: scale))
  }

  func subject(
    _ layers: [Layer], _ timeline: Timeline, on stage: Stage, of preset: Preset,
    from source: some PictureSource
  ) throws -> TimelineJSON.Subject {
    let kept = try source.overlay(over: layers)
    let encodedPictures = try pictureCache.pictures(
      of: layers, on: stage, from: source, scene: sceneName(of: preset, on: stage), under: kept)
    return TimelineJSON.Subject(
      timeline, on: stage, pictures: encodedPictures, overlay: try pictureCache.overlay(kept))
  }

  /// A key for all inputs of the pictures.
  func sceneName(of preset: Preset, on stage: Stage) -> String {
    let size = stage.container.size
    let shown = stage.arrivesAbove ? pictures : pictures.swapped
    let screens = [shown.from, shown.to].compactMap { $0 }
    let scene = pictures.scene ?? preset.preview.scene ?? ""
    let frames = "\(request.source as Rect?) \(request.destination as Rect?) \(request.elements)"
    return "\(screens.isEmpty ? scene : "\(screens) \(frames)") \(size.width) \(size.height)"
      + (stage.traits.isRightToLeft ? " right-to-left" : "")
  }

  /// Combines the parts.
  private func page(
    _ preset: Preset, _ parts: PageParts, _ values: PageParameterValues, poster: GalleryPicture
  ) -> GalleryPage {
    let cardTimelines = Set(parts.cardTimelines)
    let id = JSONValue.string(preset.id)
    let cardObject: JSONObject = [
      "id": id, "poster": .number(preset.preview.poster),
      "cardTimelines": .strings(parts.cardTimelines),
      "timelines": parts.timelines.json(of: cardTimelines),
    ]
    let pageObject: JSONObject = [
      "id": id, "facts": PageFacts(preset, in: catalog).json(rendering: values.parameters),
      "gestures": parts.gesturesJSON,
      "timelines": parts.timelines.json(of: cardTimelines, others: true),
    ]
    let others: JSONObject? =
      values.members.isEmpty ? nil : ["id": id, "values": .object(values.members)]
    var timelines = parts.timelines
    timelines.addPictures(values.pictures)
    return GalleryPage(
      card: GalleryCard(preset, poster: poster), cardJSON: cardObject.text(escaping: .html),
      pageJSON: pageObject.text(escaping: .html), valuesJSON: others?.text(escaping: .html),
      pictures: timelines.pictures)
  }

  /// The page of a preset that cannot be shown.
  private func failedPage(_ preset: Preset, _ problem: String) -> GalleryPage {
    let id = JSONValue.string(preset.id)
    let cardObject: JSONObject = ["id": id, "problem": .string(problem)]
    let pageObject: JSONObject = [
      "id": id, "facts": PageFacts(preset, in: catalog).json(rendering: []),
    ]
    return GalleryPage(
      card: GalleryCard(preset), cardJSON: cardObject.text(escaping: .html),
      pageJSON: pageObject.text(escaping: .html), pictures: [], problem: problem)
  }
}

/// The layout direction and motion setting of a transition.
struct PageVariant {
  let suffix: String
  let isRightToLeft: Bool
  let reducesMotion: Bool

  /// Left to right, with full motion.
  static let standard = PageVariant(suffix: "", isRightToLeft: false, reducesMotion: false)

  static let all = [
    standard,
    PageVariant(suffix: ".rtl", isRightToLeft: true, reducesMotion: false),
    PageVariant(suffix: ".reduced-motion", isRightToLeft: false, reducesMotion: true),
  ]
}

extension Operation {
  /// The operation that reverses this one; nil if there is none.
  var reverse: Operation? {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present: .dismiss
    case .dismiss: .present
    case .tab: nil
    }
  }
}
