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

  /// The sheet of a preset; one that cannot be shown has a card that says why.
  ///
  /// - Parameter withValues: whether other values of its parameters are made, too.
  func sheet(_ preset: Preset, withValues: Bool = false) -> GallerySheet {
    do {
      let parts = try parts(of: preset, SheetVariant.all)
      let values = withValues ? values(of: preset, beside: parts) : nil
      return sheet(preset, parts, values)
    } catch {
      return broken(preset, GalleryProblem(error))
    }
  }

  /// What a page plays of a preset.
  ///
  /// - Parameter usual: parts that the page has already; what is laid out as it is there is left out.
  func parts(
    of preset: Preset, _ variants: [SheetVariant], beside usual: SheetParts? = nil
  ) throws -> SheetParts {
    try preset.scroll == nil ? transitions(preset, variants, usual) : scroll(preset)
  }

  /// The names of the timelines that a card plays: the preset's first operation, and the way back.
  static func played(by preset: Preset) -> [Operation] {
    guard let first = preset.preview.operation ?? preset.operations.first else { return [] }
    return [first] + [first.wayBack].compactMap { $0 }.filter(preset.operations.contains)
  }

  private func transitions(
    _ preset: Preset, _ variants: [SheetVariant], _ usual: SheetParts?
  ) throws -> SheetParts {
    var parts = SheetParts(reel: Self.played(by: preset).map(\.rawValue))
    let played = Self.played(by: preset)
    // A twin refers to what came before it: what a card plays must not refer to what only its page has.
    for operation in played + preset.operations.filter({ !played.contains($0) }) {
      for variant in variants {
        var request = request
        request.operation = operation
        request.isRightToLeft = variant.isRightToLeft
        request.reducesMotion = variant.reducesMotion
        let staged = try StagedPreset(preset, request, pictures, in: catalogue)
        let name = operation.rawValue + variant.suffix
        let laidOut = SheetParts.LaidOut(
          stage: staged.rehearsal.stage, timeline: staged.rehearsal.timeline)
        parts.laidOut[name] = laidOut
        let isUsual = usual?.laidOut[name] == laidOut
        if !isUsual { parts.timelines.add(try shown(laidOut.timeline, staged), as: name) }
        if let gesture = GestureSheet(staged) {
          let members = try members(of: gesture, as: name, isUsual, &parts.timelines)
          parts.gestures.append((name, members))
        }
      }
    }
    return parts
  }

  /// A timeline with the pictures of its layers.
  func shown(_ timeline: Timeline, _ staged: StagedPreset) throws -> ShownTimeline {
    try shown(
      timeline.layers, timeline, on: staged.rehearsal.stage, of: staged.preset,
      from: staged.source(scale: scale))
  }

  func shown(
    _ layers: [Layer], _ timeline: Timeline, on stage: Stage, of preset: Preset,
    from source: some PictureSource, more: [(String, String)] = []
  ) throws -> ShownTimeline {
    let taken = try shelf.pictures(
      of: layers, on: stage, from: source, scene: sceneName(of: preset, on: stage))
    return ShownTimeline(timeline, on: stage, pictures: taken, more: more)
  }

  /// What a finger does, as members of a JSON object; what it holds becomes a timeline or poses.
  private func members(
    of gesture: GestureSheet, as name: String, _ isUsual: Bool,
    _ timelines: inout ShownTimelines
  ) throws -> [(String, String)] {
    var members = gesture.rules
    if let even = try gesture.scrubbed() {
      if !isUsual { timelines.add(try shown(even, gesture.staged), as: "\(name).held") }
      return members
    }
    let net = try gesture.net()
    let held = try poses(net.layers, net.frames, gesture.staged, more: net.more)
    timelines.keep(held.pictures)
    members.append(("held", held.text))
    for (key, outcome) in [("after", Outcome.finished), ("back", .cancelled)] {
      guard let after = try gesture.after(outcome, in: net) else { continue }
      let film = try poses(
        after.layers, after.resting.frames, gesture.staged, more: try after.more)
      timelines.keep(film.pictures)
      members.append((key, film.text))
    }
    return members
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
  private func sheet(
    _ preset: Preset, _ parts: SheetParts, _ values: SheetValues?
  ) -> GallerySheet {
    let first = Set(parts.reel)
    let id = JSONText.quoteForScript(preset.id)
    let play = JSONText.object([
      ("id", id), ("poster", JSONText.number(preset.preview.poster)),
      ("reel", JSONText.array(parts.reel.map(JSONText.quoteForScript))),
      ("shown", parts.timelines.text(of: first)),
    ])
    let page = JSONText.object([
      ("id", id), ("facts", SheetFacts(preset, in: catalogue).text),
      ("gestures", parts.gesturesText),
      ("more", parts.timelines.text(of: first, others: true)),
    ])
    var timelines = parts.timelines
    timelines.keep(values?.pictures ?? [])
    return GallerySheet(
      card: GalleryCard(preset), playText: play, pageText: page,
      valuesText: values.map { JSONText.object([("id", id), ("values", $0.text)]) },
      pictures: timelines.pictures)
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

  /// From left to right, with full motion.
  static let usual = SheetVariant(suffix: "", isRightToLeft: false, reducesMotion: false)

  static let all = [
    usual,
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
