import SegueCatalog
import SegueExport
import SegueGallery
import SeguePreview
import SegueTimeline

/// Makes the sheets of presets for a gallery.
struct SheetMaker: Sendable {
  /// The presets, and where scenes and fonts come from.
  let catalogue: Catalogue
  /// The stage that is asked for; operations and traits are the sheet's own.
  let request: StageRequest
  /// What is to be seen.
  let pictures: PictureChoice
  /// Pixels in a point.
  let scale: Double
  /// The pictures that are there already.
  let shelf: PictureShelf
  /// How many threads share the work on one sheet.
  var width = 1

  /// The sheet of a preset; one that cannot be shown has a card that says why.
  func sheet(_ preset: Preset) -> GallerySheet {
    do {
      return preset.scroll == nil ? try transitions(preset) : try scroll(preset)
    } catch {
      return broken(preset, GalleryProblem(error))
    }
  }

  /// The names of the timelines that a card plays: the preset's first operation, and the way back.
  static func played(by preset: Preset) -> [Operation] {
    guard let first = preset.preview.operation ?? preset.operations.first else { return [] }
    return [first] + [first.wayBack].compactMap { $0 }.filter(preset.operations.contains)
  }

  private func transitions(_ preset: Preset) throws -> GallerySheet {
    let played = Self.played(by: preset)
    var rehearsed: [Rehearsed] = []
    // A twin refers to what came before it: what a card plays must not refer to what only its page has.
    for operation in played + preset.operations.filter({ !played.contains($0) }) {
      for variant in SheetVariant.all { rehearsed.append(try rehearse(preset, operation, variant)) }
    }
    // What is laid out alike is written once.
    let written = rehearsed.map(\.shown).reduce(into: [ShownTimeline.Subject]()) { all, subject in
      if !all.contains(subject) { all.append(subject) }
    }
    let texts = Cores.map(written, width: width) { ShownTimeline($0) }
    let gestures = try Cores.map(rehearsed, width: width) { part in
      Result { try GestureSheet(part.staged).map { try text(of: $0, as: part.name) } }
    }.map { try $0.get() }
    var timelines = ShownTimelines()
    var named: [(String, String)] = []
    for (part, gesture) in zip(rehearsed, gestures) {
      if let index = written.firstIndex(of: part.shown) {
        timelines.add(texts[index], as: part.name)
      }
      guard let gesture else { continue }
      named.append((part.name, gesture.text))
      if let held = gesture.held { timelines.add(held, as: "\(part.name).held") }
      timelines.keep(gesture.pictures)
    }
    return sheet(preset, timelines, reel: played.map(\.rawValue), gestures: named)
  }

  /// An operation as it is asked to run, laid out.
  private struct Rehearsed: Sendable {
    let name: String
    let staged: StagedPreset
    let shown: ShownTimeline.Subject
  }

  private func rehearse(
    _ preset: Preset, _ operation: Operation, _ variant: SheetVariant
  ) throws -> Rehearsed {
    var request = request
    request.operation = operation
    request.isRightToLeft = variant.isRightToLeft
    request.reducesMotion = variant.reducesMotion
    let staged = try StagedPreset(preset, request, pictures, in: catalogue)
    return Rehearsed(
      name: operation.rawValue + variant.suffix, staged: staged,
      shown: try subject(staged.rehearsal.timeline, staged))
  }

  /// A timeline with the pictures of its layers.
  private func subject(
    _ timeline: Timeline, _ staged: StagedPreset
  ) throws -> ShownTimeline.Subject {
    try subject(
      timeline.layers, timeline, on: staged.rehearsal.stage, of: staged.preset,
      from: staged.source(scale: scale))
  }

  func subject(
    _ layers: [Layer], _ timeline: Timeline, on stage: Stage, of preset: Preset,
    from source: some PictureSource
  ) throws -> ShownTimeline.Subject {
    let taken = try shelf.pictures(
      of: layers, on: stage, from: source, scene: sceneName(of: preset, on: stage))
    return ShownTimeline.Subject(timeline, on: stage, pictures: taken)
  }

  /// What a finger does: as JSON, and what the page needs beside it.
  private struct GestureText: Sendable {
    var text = ""
    /// What it scrubs, where that is a timeline.
    var held: ShownTimeline?
    var pictures: [GalleryPicture] = []
  }

  /// What a finger does; what it holds becomes a timeline or poses.
  private func text(of gesture: GestureSheet, as name: String) throws -> GestureText {
    var members = gesture.rules
    var result = GestureText()
    if let even = try gesture.scrubbed() {
      result.held = ShownTimeline(try subject(even, gesture.staged))
      result.text = JSONText.object(members)
      return result
    }
    let net = try gesture.net()
    let held = try poses(net.layers, net.frames, gesture.staged, more: net.more)
    result.pictures += held.pictures
    members.append(("held", held.text))
    for (key, finished) in [("after", true), ("back", false)] {
      guard let after = try gesture.after(finished: finished) else { continue }
      let film = try poses(after.layers, after.frames, gesture.staged, more: after.more)
      result.pictures += film.pictures
      members.append((key, film.text))
    }
    result.text = JSONText.object(members)
    return result
  }

  private func poses(
    _ layers: [Layer], _ frames: [Frame], _ staged: StagedPreset, more: [(String, String)]
  ) throws -> ShownPoses {
    let stage = staged.rehearsal.stage
    let taken = try shelf.pictures(
      of: layers, on: stage, from: staged.source(scale: scale),
      scene: sceneName(of: staged.preset, on: stage))
    return try ShownPoses(layers, frames, on: stage, pictures: taken, more: more)
  }

  /// A name for all that pictures are drawn from.
  private func sceneName(of preset: Preset, on stage: Stage) -> String {
    let size = stage.container.size
    let screens = [pictures.from, pictures.to].compactMap { $0 }
    let scene = pictures.scene ?? preset.preview.scene ?? ""
    let frames = "\(request.source as Rect?) \(request.destination as Rect?) \(request.elements)"
    return "\(screens.isEmpty ? scene : "\(screens) \(frames)") \(size.width) \(size.height)"
  }

  /// Puts the parts together.
  func sheet(
    _ preset: Preset, _ timelines: ShownTimelines, reel: [String],
    gestures: [(String, String)]
  ) -> GallerySheet {
    let first = Set(reel)
    let play = JSONText.object([
      ("id", JSONText.quoteForScript(preset.id)),
      ("poster", JSONText.number(preset.preview.poster)),
      ("reel", JSONText.array(reel.map(JSONText.quoteForScript))),
      ("shown", timelines.text(of: first)),
    ])
    let page = JSONText.object([
      ("id", JSONText.quoteForScript(preset.id)),
      ("facts", SheetFacts(preset, in: catalogue).text),
      ("gestures", JSONText.object(gestures)),
      ("more", timelines.text(of: first, others: true)),
    ])
    return GallerySheet(
      card: GalleryCard(preset), playText: play, pageText: page, pictures: timelines.pictures)
  }

  /// The sheet of a preset that cannot be shown.
  private func broken(_ preset: Preset, _ problem: GalleryProblem) -> GallerySheet {
    let id = JSONText.quoteForScript(preset.id)
    return GallerySheet(
      card: GalleryCard(preset),
      playText: JSONText.object([("id", id), ("problem", JSONText.quoteForScript(problem.text))]),
      pageText: JSONText.object([("id", id), ("facts", SheetFacts(preset, in: catalogue).text)]),
      pictures: [], problem: problem.text)
  }
}

/// How a transition may be asked to run.
struct SheetVariant {
  let suffix: String
  let isRightToLeft: Bool
  let reducesMotion: Bool

  static let all = [
    SheetVariant(suffix: "", isRightToLeft: false, reducesMotion: false),
    SheetVariant(suffix: ".rtl", isRightToLeft: true, reducesMotion: false),
    SheetVariant(suffix: ".calm", isRightToLeft: false, reducesMotion: true),
  ]
}

extension Operation {
  /// The operation that takes back what this one did; nil where there is none.
  var wayBack: Operation? {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present: .dismiss
    case .dismiss: .present
    case .tab: nil
    }
  }
}
