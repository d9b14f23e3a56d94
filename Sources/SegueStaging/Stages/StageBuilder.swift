package import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueScenes
import SegueTimeline
import SegueYAML

/// Builds the stage for a preset and a request.
package struct StageBuilder {
  package let preset: Preset
  package let request: StageRequest
  package let pictures: PictureChoice
  /// The folders of the catalog, in search order.
  package let folders: [String]

  /// Creates a builder.
  package init(
    preset: Preset,
    request: StageRequest,
    pictures: PictureChoice,
    folders: [String]
  ) {
    self.preset = preset
    self.request = request
    self.pictures = pictures
    self.folders = folders
  }

  /// Builds the stage.
  package func stage() throws(StagingError) -> PreviewStage {
    let operation = try request.operation(of: preset)
    if let from = pictures.from, let to = pictures.to {
      return try screenshots(operation, from, to)
    }
    return try placed { scene, container, upperFrame throws(TimelineProblem) in
      try SceneStage(
        scene, operation: operation, container: container, traits: request.traits,
        ambientTime: pictures.ambientTime, upperFrame: upperFrame,
        isReturning: request.isReturning)
    }
  }

  /// The frame in which the preset presents a screen; nil if it fills the container.
  private func presentedFrame(on stage: Stage) throws(StagingError) -> Rect2D? {
    guard stage.operation == .present || stage.operation == .dismiss,
      let presentation = preset.presentation
    else { return nil }
    let frame = presentation.layoutFrame(
      on: stage, parameters: try preset.parameters(request.parameters), scope: preset.scope)
    return frame.isEmpty || frame == stage.container.bounds ? nil : frame
  }

  /// Builds the stage for a scroll position, which drives the scrolled content of the lower screen.
  package func scrolledStage() throws(StagingError) -> PreviewStage {
    try request.requireNoOperation(for: preset)
    if let from = pictures.from, let to = pictures.to {
      return try screenshots(.present, from, to)
    }
    return try placed { scene, container, _ throws(TimelineProblem) in
      try SceneStage(
        scrolling: scene, container: container, traits: request.traits,
        ambientTime: pictures.ambientTime)
    }
  }

  private func screenshots(
    _ operation: Operation, _ from: String, _ to: String
  ) throws(StagingError) -> PreviewStage {
    let departing = try PictureChoice.picture(from)
    let arriving = try PictureChoice.picture(to)
    do throws(DrawingError) {
      try DrawingError.checkMemory(of: [departing, arriving])
    } catch {
      throw StagingError(error)
    }
    // The lower screen fills the container; a presented one need not.
    let isReturn = operation == .pop || operation == .dismiss
    let (lowerPath, lower) = isReturn ? (to, arriving) : (from, departing)
    let screen = ScreenshotScreen(width: lower.width, height: lower.height)
    let size = request.container ?? screen.size
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation,
      container: Stage.Container(size: size, cornerRadius: request.cornerRadius ?? 0),
      from: Stage.Screen(name: "from", frame: frame, isOpaque: SubjectPicture(departing).isOpaque),
      to: Stage.Screen(name: "to", frame: frame, isOpaque: SubjectPicture(arriving).isOpaque))
    stage.traits = request.traits
    let forwards = stage.arrivesAbove && !request.isReturning ? 1.0 : -1
    stage.direction = request.isRightToLeft ? -forwards : forwards
    request.place(on: &stage)
    let frames = (
      lower: stage.container.bounds, upper: try presentedFrame(on: stage) ?? stage.container.bounds
    )
    let (fromFrame, toFrame) =
      stage.arrivesAbove ? (frames.lower, frames.upper) : (frames.upper, frames.lower)
    var result = PreviewStage(stage: stage, pictures: .screenshots(from: departing, to: arriving))
    result.pixelsPerPoint = Double(lower.width) / size.width
    if request.container == nil { result.notes = [screen.note(on: lowerPath)] }
    if isReturn {
      result.direction =
        "the \(operation == .pop ? "pop" : "dismissal") takes '\(from)' away and uncovers '\(to)'; "
        + "if '\(to)' is the one that leaves, exchange --from and --to"
    }
    if request.isDark {
      result.notes.append(
        "the dark appearance does not change screenshots: take them with it")
    }
    result.stretched = [(from, departing, fromFrame), (to, arriving, toFrame)]
      .compactMap { path, picture, frame in picture.stretching(of: path, to: frame.size) }
    return result
  }

  /// The scene as a stage, with the request's frames applied.
  ///
  /// - Parameter take: lays out the scene; its upper screen in a frame, nil for the whole container.
  private func placed(
    _ take: (Scene, Stage.Container, Rect2D?) throws(TimelineProblem) -> SceneStage
  ) throws(StagingError) -> PreviewStage {
    let id = pictures.scene ?? preset.preview.scene ?? Self.defaultScene
    let size = request.container ?? Stage.Container.defaultSize
    var container = Stage.Container(device: size)
    if let radius = request.cornerRadius { container.cornerRadius = radius }
    let found = try CatalogFiles(.scene, in: folders).scene(id)
    let pictures = try CatalogPictures.pictures(of: found, in: folders)
    func laidOut(_ upperFrame: Rect2D?) throws(StagingError) -> PreviewStage {
      do throws(TimelineProblem) {
        let scene = try take(found, container, upperFrame)
        var stage = scene.stage
        request.place(on: &stage)
        return PreviewStage(stage: stage, pictures: .scene(scene, pictures: pictures))
      } catch {
        throw StagingError(.invalid, "cannot use the scene '\(id)': \(error)")
      }
    }
    let whole = try laidOut(nil)
    guard let frame = try presentedFrame(on: whole.stage) else { return whole }
    return try laidOut(frame)
  }

  /// The scene of presets that name none.
  static let defaultScene = "feed-to-detail"
}

extension ScreenshotScreen {
  /// A note on the device that a screenshot was assumed to be from.
  func note(on path: String) -> String {
    let points = "\(size.width.shortText) × \(size.height.shortText) points"
    let density = scale == 1 ? "1 pixel per point" : "\(scale.shortText) pixels per point"
    let taken = "'\(path)' is taken for a screen of \(points), \(density)"
    guard let known else {
      return "\(taken): it has the size of no known iPhone or iPad; --container sets another size"
    }
    return "\(taken): \(known.devices)"
  }
}

extension Bitmap {
  /// A warning if the aspect ratio of a picture differs from that of its screen.
  fileprivate func stretching(of path: String, to size: Size2D) -> String? {
    guard !size.isEmpty else { return nil }
    let (horizontal, vertical) = (Double(width) / size.width, Double(height) / size.height)
    guard abs(horizontal / vertical - 1) > 0.01 else { return nil }
    let points = "\(size.width.shortText) × \(size.height.shortText) points"
    return
      "'\(path)' is stretched: it is \(width) × \(height) pixels, but its screen is \(points)"
  }
}
