import SegueSystem
import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
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
  var scale: Double
  /// The cached pictures.
  var pictureCache: EncodedPictureCache
  /// The cached pictures of other looks and layouts, which are smaller files.
  var variantPictureCache = EncodedPictureCache(quality: PageVariant.pictureQuality)
  /// The recorded gestures that visitors can replay.
  var recordings = GestureRecordings()
  /// The baked timelines of a page, while it is built.
  var bakedTimelines: BakedTimelines?
  /// How closely motion is sampled.
  var detail = BakingDetail.full
  /// The number of threads that share the work on one page.
  var threadCount = 1

  /// The same builder with a copy of its pictures, to which it adds its own.
  func withOwnPictures() -> PageBuilder {
    var result = self
    result.pictureCache = pictureCache.copy()
    return result
  }

  /// The results of two closures, which run in parallel if the page has threads for that.
  func inTurnOrParallel<First, Second: Sendable>(
    _ first: () throws -> First, and second: @escaping @Sendable () throws -> Second
  ) throws -> (First, Second) {
    guard threadCount > 1 else { return (try first(), try second()) }
    let (one, other) = inParallel({ Result { try first() } }, and: { Result { try second() } })
    return (try one.get(), try other.get())
  }

  /// A timeline, which is baked unless it has been for this page.
  func timelineJSON(_ subject: TimelineJSON.Subject) -> TimelineJSON {
    TimelineJSON(
      subject,
      bakedTimelines?.layers(of: subject.timeline)
        ?? BakedLayers(subject.timeline, detail: detail, threads: threadCount))
  }

  /// The page of a preset; if it cannot be shown, its card says why.
  ///
  /// - Parameters:
  ///   - choice: which other parameter values to include.
  ///   - variants: the other looks and layouts to include.
  func page(
    _ preset: Preset, with choice: PageValues = .none, variants: [PageVariant] = []
  ) -> GalleryPage {
    var builder = self
    builder.bakedTimelines = BakedTimelines(threadCount: threadCount)
    return builder.build(preset, with: choice, variants: variants)
  }

  private func build(
    _ preset: Preset, with choice: PageValues, variants: [PageVariant]
  ) -> GalleryPage {
    do {
      let (parts, poster) = try inTurnOrParallel(
        { try self.parts(of: preset) }, and: { try self.poster(of: preset) })
      let played = Self.played(by: preset)
      let variants = possible(variants, beside: parts).map {
        variant($0, of: preset, differingFrom: parts, operations: played)
      }
      return page(
        preset, parts, values: values(of: preset, differingFrom: parts, choice),
        variants: variants, poster: poster)
    } catch {
      return failedPage(preset, "\(StagingError(error))")
    }
  }

  /// A page to show until the whole one is built: its motion in less detail, without gestures and looks.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - poster: the poster of its earlier page.
  /// - Returns: the page; nil if the preset cannot be shown, or is driven by a scroll position.
  func draft(of preset: Preset, poster: GalleryPicture) -> GalleryPage? {
    guard preset.scroll == nil else { return nil }
    var builder = self
    builder.detail = .draft
    let parts = try? builder.transitions(preset, preset.operations, withGestures: false)
    return parts.map { builder.page(preset, $0, isDraft: true, poster: poster) }
  }

  /// The animations of a preset's page.
  ///
  /// - Parameters:
  ///   - operations: the operations to include; all if nil.
  ///   - standard: the parts that the page already has; identical content is omitted.
  func parts(
    of preset: Preset, operations: [Operation]? = nil, differingFrom standard: PageParts? = nil
  ) throws -> PageParts {
    if preset.scroll != nil { return try scroll(preset) }
    return try transitions(preset, operations ?? preset.operations, standard)
  }

  /// The operations that a card plays: the preset's first, and its reverse.
  static func played(by preset: Preset) -> [Operation] {
    guard let first = preset.preview.operation ?? preset.operations.first else { return [] }
    return [first] + [first.reverse].compactMap { $0 }.filter(preset.operations.contains)
  }

  /// The animations of some operations.
  func transitions(
    _ preset: Preset, _ operations: [Operation], _ standard: PageParts? = nil,
    withGestures: Bool = true
  ) throws -> PageParts {
    let played = Self.played(by: preset)
    var parts = PageParts(cardTimelines: played.map(\.rawValue))
    // A duplicate refers to an earlier timeline. The card's timelines come first, since they must not
    // refer to those of the page.
    let inOrder = played.filter(operations.contains) + operations.filter { !played.contains($0) }
    let resolved = try inOrder.map { try resolve(preset, $0) }
    for part in resolved { parts.stagedTimelines[part.name] = part.stagedTimeline }
    let others = resolved.filter { standard?.stagedTimelines[$0.name] != $0.stagedTimeline }
    // Identical timelines are written once.
    let subjects = others.flatMap(\.subjects).reduce(into: [TimelineJSON.Subject]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let texts = subjects.concurrentMap(threads: threadCount) { timelineJSON($0) }
    let gestures = try resolved.concurrentMap(threads: threadCount) { part in
      Result {
        try (withGestures ? PageInteraction(part.staged) : nil).map { try encoded($0) }
      }
    }.map { try $0.get() }
    for (part, gesture) in zip(resolved, gestures) {
      let isStandard = standard?.stagedTimelines[part.name] == part.stagedTimeline
      if !isStandard {
        for (suffix, subject) in part.named {
          guard let index = subjects.firstIndex(of: subject) else { continue }
          parts.timelines.add(texts[index], as: part.name + suffix)
        }
      }
      guard let gesture else { continue }
      parts.gestures.append((part.name, gesture.members))
      parts.recordings.merge(gesture.recordings) { first, _ in first }
      if !isStandard, let scrubbed = gesture.scrubbed {
        parts.timelines.add(scrubbed, as: "\(part.name).scrubbed")
      }
      parts.timelines.addPictures(gesture.pictures)
    }
    return parts
  }

  /// A computed operation.
  struct ResolvedOperation: Sendable {
    let name: String
    let staged: StagedPreset
    /// The timeline, and the screens before and after it, by the suffixes of their names.
    let named: [(suffix: String, subject: TimelineJSON.Subject)]

    var subject: TimelineJSON.Subject { named[0].subject }

    var subjects: [TimelineJSON.Subject] { named.map(\.subject) }

    var stagedTimeline: PageParts.StagedTimeline { PageParts.StagedTimeline(staged) }
  }

  func resolve(_ preset: Preset, _ operation: Operation) throws -> ResolvedOperation {
    let staged = try staged(preset, operation)
    let subject = try subject(staged.resolved.timeline, staged)
    return ResolvedOperation(
      name: operation.rawValue, staged: staged, named: [("", subject)] + (try rest(staged)))
  }

  /// An operation with its screens, not yet drawn.
  func staged(_ preset: Preset, _ operation: Operation) throws -> StagedPreset {
    var request = request
    request.operation = operation
    // A way back departs from the screen that arrived.
    let isReturn = operation == .pop || operation == .dismiss
    if isReturn { request.elements = request.elements.map(\.swapped) }
    return try StagedPreset(preset, request, isReturn ? pictures.swapped : pictures, in: catalog)
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
    let frames =
      "\(request.source as Rect2D?) \(request.destination as Rect2D?) \(request.elements)"
    return "\(screens.isEmpty ? scene : "\(screens) \(frames)") \(size.width) \(size.height)"
      + (stage.traits.isRightToLeft ? " right-to-left" : "") + (stage.traits.isDark ? " dark" : "")
      + " \(scale)"
  }

  /// Combines the parts.
  private func page(
    _ preset: Preset, _ parts: PageParts, isDraft: Bool = false,
    values: PageParameterValues = PageParameterValues(),
    variants: [(variant: GalleryVariant, pictures: [GalleryPicture])] = [],
    poster: GalleryPicture
  ) -> GalleryPage {
    let cardTimelines = Set(
      parts.cardTimelines.flatMap { [$0, "\($0).before", "\($0).after"] })
    let id = JSONValue.string(preset.id)
    var cardObject: JSONObject = [
      "id": id, "poster": .number(preset.preview.poster),
      "cardTimelines": .strings(parts.cardTimelines),
      "timelines": parts.timelines.json(of: cardTimelines),
    ]
    var pageObject: JSONObject = [
      "id": id, "facts": PageFacts(preset, in: catalog).json(rendering: values.parameters),
      "timelines": parts.timelines.json(of: cardTimelines, others: true),
      "looks": .strings(variants.map(\.variant.name)),
    ]
    if isDraft {
      cardObject["isDraft"] = .boolean(true)
    } else {
      pageObject["gestures"] = parts.gesturesJSON
      pageObject["recordings"] = .object(parts.recordingsJSON)
    }
    let others: JSONObject? =
      values.members.isEmpty ? nil : ["id": id, "values": .object(values.members)]
    var timelines = parts.timelines
    timelines.addPictures(values.pictures)
    for variant in variants { timelines.addPictures(variant.pictures) }
    return GalleryPage(
      card: GalleryCard(preset, poster: poster), cardJSON: cardObject.text(escaping: .html),
      pageJSON: pageObject.text(escaping: .html), valuesJSON: others?.text(escaping: .html),
      variants: variants.map(\.variant), pictures: timelines.pictures)
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
